import { listArticlesByCategory } from '#features/articles/rules/read/article-list-page.ts';
import { findCategoryBySlug } from '#features/categories/rules/read-categories.ts';
import { listOngoingMatches } from '#features/matches/rules/live/list-current-matches.ts';
import { competitionAddress, scorersAddress } from '#features/matches/rules/match-addresses.ts';
import { listRecentResults, listUpcomingFixtures } from '#features/matches/rules/read/list-fixtures.ts';
import { formatMatch } from '#features/matches/site/match-view.ts';
import { LeagueTableBlock } from '#features/matches/site/parts/league-table-block.tsx';
import { MatchList } from '#features/matches/site/parts/match-list.tsx';
import { isSample, SampleNotice } from '#features/matches/site/parts/sample-notice.tsx';
import { matchText } from '#features/matches/text.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { PushButton } from '#features/push/site/parts/push-button.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { readPart } from '#platform/http/read-part.ts';
import {
  cardScopes,
  categoryScopes,
  matchScopes,
  showsScopes,
  tableScopes,
} from '#platform/page-cache/page-scopes.ts';
import { categoryAddress } from '#platform/site/addresses.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { findCompetitionBySlug } from '../rules/competition.ts';
import { findTableOfSeason } from '../rules/standings/find-league-table.ts';
import { listSeasonsOfCompetition } from '../rules/standings/list-seasons.ts';
import { competitionText, tableText } from '../text.ts';
import type { Route } from './+types/competition.ts';
import { chooseSeason } from './choose-season.ts';
import { CalendarLink } from './parts/calendar-link.tsx';
import { SeasonLinks } from './parts/season-links.tsx';
import { TopicArticles } from './parts/topic-articles.tsx';

/** About two rounds of a league. */
const MAX_MATCHES = 12;
const MAX_ARTICLES = 5;
/** The ids of the further tables of the page of the scorers. */
const STATS_PARTS = { cards: 'cards', cleanSheets: 'clean-sheets' };

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const competition = await findCompetitionBySlug(db, { slug: params.slug });
  if (!competition) throw notFoundResponse('page');
  const seasons = await listSeasonsOfCompetition(db, { competition: competition.slug });
  const chosen = chooseSeason(seasons, request);
  const isPast = chosen !== null && !chosen.isCurrent;
  const matchesOf = { competition: competition.slug, now: now(), limit: MAX_MATCHES };
  const [live, table, recent, upcoming, news] = await Promise.all([
    isPast ? [] : listOngoingMatches(db, { competition: competition.slug, shownAt: now() }),
    chosen && findTableOfSeason(db, { seasonId: chosen.season.id }),
    listRecentResults(db, { ...matchesOf, seasonId: isPast ? chosen.season.id : undefined }),
    isPast ? null : listUpcomingFixtures(db, matchesOf),
    readPart(context, 'articles of a competition', () => readArticles(db, competition.categorySlug), null),
  ]);
  showsScopes(context, ...matchScopes([...live, ...recent, ...(upcoming ?? [])]), ...tableScopes(table));
  if (news) showsScopes(context, ...categoryScopes(news.slug), ...cardScopes(news.articles));
  return {
    competition,
    seasons,
    isPast,
    table,
    news,
    config,
    now: now(),
    season: chosen?.season.slug,
    address: competitionAddress(competition.slug, isPast ? chosen.season.slug : undefined),
    live: live.map((match) => formatMatch(match, now())),
    recent: recent.map((match) => formatMatch(match, now())),
    upcoming: upcoming?.map((match) => formatMatch(match, now())),
    isSample: isSample([...live, ...recent, ...(upcoming ?? []), table]),
  };
}

async function readArticles(db: Parameters<typeof findCategoryBySlug>[0], slug: string | null) {
  const category = slug === null ? null : await findCategoryBySlug(db, { slug });
  if (!category) return null;
  const { articles } = await listArticlesByCategory(db, { categoryId: category.id });
  return { slug: category.slug, articles: articles.slice(0, MAX_ARTICLES) };
}

/** A competition: its table, matches by round, and articles about it. */
export default function CompetitionPage({ loaderData }: Route.ComponentProps) {
  const { competition, seasons, isPast, season, table, live, recent, upcoming, news, config, now } =
    loaderData;
  const { slug, name } = competition;
  return (
    <>
      <PageMeta
        title={`${name} – ${config.siteName}`}
        description={competitionText.description(name)}
        address={config.siteUrl + loaderData.address}
      />
      <header className="mt-8 mb-6">
        <h1 className="text-5xl">{name}</h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-6">
          <SiteLink
            look="quiet"
            href={scorersAddress(slug, seasons[0]?.slug === season ? undefined : season)}
          >
            {competitionText.scorers}
          </SiteLink>
          {(['cards', 'cleanSheets'] as const).map((part) => (
            <SiteLink
              look="quiet"
              key={part}
              href={`${scorersAddress(slug, seasons[0]?.slug === season ? undefined : season)}#${STATS_PARTS[part]}`}
            >
              {competitionText[part]}
            </SiteLink>
          ))}
          {!isPast && <PushButton topic={{ kind: 'competition', id: competition.id }} />}
          <CalendarLink address={href('/turnir/:slug/calendar.ics', { slug })} />
          <SampleNotice isShown={loaderData.isSample} />
        </div>
      </header>
      <SeasonLinks seasons={seasons} current={season} address={(one) => competitionAddress(slug, one)} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          {table ? (
            <section>
              <h2 className="mb-3 text-3xl">{tableText.title}</h2>
              <LeagueTableBlock table={table} />
            </section>
          ) : (
            <p className="text-lg text-muted">{tableText.empty}</p>
          )}
          {news && <TopicArticles articles={news.articles} address={categoryAddress(news.slug)} now={now} />}
        </div>
        <aside className="grid content-start gap-10">
          {live.length > 0 && (
            <MatchList title={matchText.liveNow} matches={live} empty="" headings="rounds" />
          )}
          {upcoming && (
            <MatchList
              title={matchText.upcoming}
              matches={upcoming}
              empty={matchText.noUpcoming}
              headings="rounds"
            />
          )}
          <MatchList title={matchText.recent} matches={recent} empty={matchText.noRecent} headings="rounds" />
        </aside>
      </div>
    </>
  );
}
