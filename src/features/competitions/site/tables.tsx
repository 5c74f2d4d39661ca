import { redirect } from 'react-router';
import { listOngoingMatches } from '#features/matches/rules/live/list-current-matches.ts';
import {
  competitionAddress,
  ENGLISH_LEAGUE,
  HOME_LEAGUE,
  scorersAddress,
  seasonMatchesAddress,
  tablesAddress,
} from '#features/matches/rules/match-addresses.ts';
import { listRecentResults, listUpcomingFixtures } from '#features/matches/rules/read/list-fixtures.ts';
import { formatMatch } from '#features/matches/site/match-view.ts';
import { MatchList } from '#features/matches/site/parts/match-list.tsx';
import { isSample, SampleNotice } from '#features/matches/site/parts/sample-notice.tsx';
import { matchText } from '#features/matches/text.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { toTableShareCard } from '#features/share-pictures/rules/page-card.ts';
import { sharePicture } from '#features/share-pictures/rules/share-card.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { readPart } from '#platform/http/read-part.ts';
import { matchScopes, showsScopes, tableScopes } from '#platform/page-cache/page-scopes.ts';
import { ChoiceLinks } from '#platform/site/choice-links.tsx';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { serverErrorText } from '#platform/text/pages.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { listMainTables } from '../rules/standings/find-league-table.ts';
import { listSeasonsOfCompetition, listTableCompetitions } from '../rules/standings/list-seasons.ts';
import { competitionText, tableText } from '../text.ts';
import type { Route } from './+types/tables.ts';
import { SeasonLinks } from './parts/season-links.tsx';
import { StageTables } from './parts/season-tables.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const oldName = searchParams.get('league');
  if (oldName !== null) throw redirect(tablesAddress(oldName), 301);
  const isEnglish = pathname.startsWith(href('/premier-league/table'));
  const competition = searchParams.get('competition') ?? (isEnglish ? ENGLISH_LEAGUE : HOME_LEAGUE);
  const season = searchParams.get('season') ?? undefined;
  const { db, config } = servicesOf(context);
  // Undefined when they could not be read, empty when the competition has none.
  const [tables, competitions, seasons] = await Promise.all([
    readPart(context, 'league table', () => listMainTables(db, { competition, season }), undefined),
    readPart(context, 'competitions', () => listTableCompetitions(db), []),
    readPart(context, 'seasons', () => listSeasonsOfCompetition(db, { competition, hasTable: true }), []),
  ]);
  const table = tables?.[0];
  if (tables?.length === 0 && (searchParams.has('competition') || season !== undefined))
    throw notFoundResponse('page');
  const isCurrent = season === undefined || season === seasons[0]?.slug;
  const matches = await readMatches(context, {
    competition,
    pastSeasonId: isCurrent ? undefined : table?.season.id,
  });
  showsScopes(context, ...tableScopes(table));
  return {
    tables,
    competitions,
    seasons,
    competition,
    isCurrent,
    config,
    ...matches,
    address: tablesAddress(competition, isCurrent ? undefined : season),
    // The picture is that of the current season.
    sharePicture: isCurrent && table ? sharePicture(toTableShareCard(table, config)) : null,
    isSample: isSample([
      table ?? null,
      ...matches.live,
      ...(matches.recent ?? []),
      ...(matches.upcoming ?? []),
    ]),
  };
}

/** The matches beside the table. A season that is over has results only. */
async function readMatches(
  context: Route.LoaderArgs['context'],
  { competition, pastSeasonId }: { competition: string; pastSeasonId: string | undefined },
) {
  const { db, now } = servicesOf(context);
  const isPast = pastSeasonId !== undefined;
  const [live, recent, upcoming] = await Promise.all([
    readPart(
      context,
      'live matches',
      async () => (isPast ? [] : listOngoingMatches(db, { competition, shownAt: now() })),
      [],
    ),
    readPart(
      context,
      'recent results',
      () => listRecentResults(db, { competition, seasonId: pastSeasonId, now: now() }),
      null,
    ),
    readPart(
      context,
      'upcoming matches',
      async () => (isPast ? null : listUpcomingFixtures(db, { competition, now: now() })),
      null,
    ),
  ]);
  showsScopes(context, ...matchScopes([...live, ...(recent ?? []), ...(upcoming ?? [])]));
  return {
    live: live.map((match) => formatMatch(match, now())),
    recent: recent?.map((match) => formatMatch(match, now())),
    upcoming: upcoming?.map((match) => formatMatch(match, now())),
  };
}

/** Scores and tables of a competition: one screen at three addresses (spec §2.1). */
export default function TablesPage({ loaderData }: Route.ComponentProps) {
  const { tables, competitions, seasons, competition, live, recent, upcoming, config } = loaderData;
  const table = tables?.[0];
  const name = table?.competition.name ?? tableText.screenTitle;
  const noTableText = tables === undefined ? serverErrorText.text : tableText.empty;
  return (
    <>
      <PageMeta
        title={`${name}: ${tableText.screenTitle} – ${config.siteName}`}
        description={tableText.description(name)}
        address={config.siteUrl + loaderData.address}
        picture={loaderData.sharePicture}
      />
      <header className="mt-8 mb-6">
        <h1 className="text-5xl">{tableText.screenTitle}</h1>
        <p className="mt-2 empty:hidden">
          <SampleNotice isShown={loaderData.isSample} />
        </p>
      </header>
      <ChoiceLinks
        label={tableText.choose}
        choices={competitions.map(({ name: label, slug }) => ({
          label,
          to: tablesAddress(slug),
          isCurrent: slug === competition,
        }))}
      />
      <div className="mt-3 empty:hidden">
        <SeasonLinks
          seasons={seasons}
          current={table?.season.slug}
          address={(one) => tablesAddress(competition, one)}
        />
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <section>
          {table ? (
            <>
              <h2 className="mb-3 text-3xl">{name}</h2>
              <StageTables tables={tables} />
              <p className="mt-2 flex flex-wrap gap-x-6">
                <SiteLink look="quiet" href={scorersAddress(competition, table.season.slug)}>
                  {competitionText.scorers}
                </SiteLink>
                <SiteLink
                  look="quiet"
                  href={seasonMatchesAddress(competition, {
                    season: loaderData.isCurrent ? undefined : table.season.slug,
                  })}
                >
                  {competitionText.allMatches}
                </SiteLink>
                <SiteLink look="quiet" href={competitionAddress(competition)}>
                  {competitionText.page}
                </SiteLink>
              </p>
            </>
          ) : (
            <p className="py-10 text-lg text-muted">{noTableText}</p>
          )}
        </section>
        <aside className="grid content-start gap-10">
          {live.length > 0 && <MatchList title={matchText.liveNow} matches={live} empty="" headings="days" />}
          {recent && (
            <MatchList title={matchText.recent} matches={recent} empty={matchText.noRecent} headings="days" />
          )}
          {upcoming && (
            <MatchList
              title={matchText.upcoming}
              matches={upcoming}
              empty={matchText.noUpcoming}
              headings="days"
            />
          )}
        </aside>
      </div>
    </>
  );
}
