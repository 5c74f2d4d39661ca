import { timeText } from '#az/text/time.ts';
import { competitionAddress, seasonMatchesAddress } from '#features/matches/rules/match-addresses.ts';
import { listSeasonMatches } from '#features/matches/rules/read/list-season-matches.ts';
import { SectionLinks } from '#features/matches/site/match-page/parts/section-links.tsx';
import { isSample, SampleNotice } from '#features/matches/site/parts/sample-notice.tsx';
import { groupByMonth, groupByRound, SeasonMatches } from '#features/matches/site/parts/season-matches.tsx';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { ChoiceLinks } from '#platform/site/choice-links.tsx';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { listSeasonsOfCompetition } from '../rules/standings/list-seasons.ts';
import { competitionText } from '../text.ts';
import type { Route } from './+types/matches.ts';
import { chooseSeason } from './choose-season.ts';
import { SeasonLinks } from './parts/season-links.tsx';
import { readAddressedCompetition } from './read-addressed.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const competition = await readAddressedCompetition(db, request, params.slug);
  if (!competition) throw notFoundResponse('page');
  const seasons = await listSeasonsOfCompetition(db, { competition: competition.slug });
  const chosen = chooseSeason(seasons, request);
  const order = parseOrder(new URL(request.url).searchParams.get('order'));
  const matches = chosen ? await listSeasonMatches(db, { seasonId: chosen.season.id }) : [];
  showsScopes(context, 'matches');
  if (chosen) showsScopes(context, `season:${chosen.season.id}`);
  const past = chosen && !chosen.isCurrent ? chosen.season.slug : undefined;
  return {
    competition,
    seasons,
    season: chosen?.season.slug,
    past,
    order,
    matches,
    config,
    now: now(),
    address: seasonMatchesAddress(competition.slug, { season: past, order }),
    isSample: isSample(matches),
  };
}

/** The order of `?order=`. @throws a 404 for any other than by month */
function parseOrder(value: string | null): 'round' | 'month' {
  if (value !== null && value !== 'month') throw notFoundResponse('page');
  return value ?? 'round';
}

/** All matches of a season, by round or by month. */
export default function MatchesPage({ loaderData }: Route.ComponentProps) {
  const { competition, seasons, season, past, order, matches, config } = loaderData;
  const { slug, name } = competition;
  const sections = order === 'month' ? groupByMonth(matches) : groupByRound(matches, competitionText.noRound);
  return (
    <div className="mx-auto max-w-3xl">
      <PageMeta
        title={`${competitionText.matchesOf(name)} – ${config.siteName}`}
        description={competitionText.matchesDescription(name)}
        address={config.siteUrl + loaderData.address}
      />
      <header className="mt-8 mb-6">
        <h1 className="text-5xl">{competitionText.allMatches}</h1>
        <p className="flex flex-wrap items-center gap-x-6">
          <a
            className="inline-flex min-h-11 items-center wrap-anywhere font-semibold text-accent text-lg hover:underline"
            href={competitionAddress(slug, past)}
          >
            {name}
          </a>
          {matches.length > 0 && <span className="text-muted text-sm">{timeText.bakuTime}</span>}
          <SampleNotice isShown={loaderData.isSample} />
        </p>
      </header>
      <SeasonLinks
        seasons={seasons}
        current={season}
        address={(one) => seasonMatchesAddress(slug, { season: one, order })}
      />
      {matches.length === 0 ? (
        <p className="py-6 text-lg text-muted">{competitionText.noMatches}</p>
      ) : (
        <>
          <div className="mt-3">
            <ChoiceLinks
              label={competitionText.order}
              choices={(['round', 'month'] as const).map((one) => ({
                label: one === 'round' ? competitionText.byRound : competitionText.byMonth,
                to: seasonMatchesAddress(slug, { season: past, order: one }),
                isCurrent: one === order,
              }))}
            />
          </div>
          <SectionLinks
            label={order === 'round' ? competitionText.rounds : competitionText.months}
            links={sections.map(({ id, title }) => ({ id, label: title }))}
          />
          <div className="mt-6">
            <SeasonMatches sections={sections} now={loaderData.now} showsRound={order === 'month'} isPage />
          </div>
        </>
      )}
    </div>
  );
}
