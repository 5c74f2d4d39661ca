import { listArticlesByCategory } from '#features/articles/rules/read/article-list-page.ts';
import { findCategoryBySlug } from '#features/categories/rules/read-categories.ts';
import { listOngoingMatches } from '#features/matches/rules/live/list-current-matches.ts';
import {
  competitionAddress,
  scorersAddress,
  seasonMatchesAddress,
} from '#features/matches/rules/match-addresses.ts';
import { listRecentResults, listUpcomingFixtures } from '#features/matches/rules/read/list-fixtures.ts';
import {
  countGoalsWithoutScorer,
  listCardedPlayers,
  listGoalsAndAssists,
} from '#features/matches/rules/read/season-rankings.ts';
import { formatMatch } from '#features/matches/site/match-view.ts';
import { MatchList } from '#features/matches/site/parts/match-list.tsx';
import { isSample, SampleNotice } from '#features/matches/site/parts/sample-notice.tsx';
import { TeamMark } from '#features/matches/site/parts/team-mark.tsx';
import { matchText } from '#features/matches/text.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { PushButton } from '#features/push/site/parts/push-button.tsx';
import { toCompetitionShareCard } from '#features/share-pictures/rules/page-card.ts';
import { sharePicture } from '#features/share-pictures/rules/share-card.ts';
import type { Team } from '#features/teams/rules/team.ts';
import { teamAddress } from '#features/teams/rules/team-address.ts';
import type { Db } from '#platform/db/schema.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { readPart } from '#platform/http/read-part.ts';
import { cardScopes, categoryScopes, matchScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { categoryAddress } from '#platform/site/addresses.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { hasTable } from '../rules/stages/stage-kinds.ts';
import { listStages, listTeamsOfSeason, splitStages } from '../rules/stages/stages.ts';
import { listTablesOfSeason } from '../rules/standings/find-league-table.ts';
import { listSeasonsOfCompetition } from '../rules/standings/list-seasons.ts';
import { readBracket } from '../rules/ties/read-bracket.ts';
import { competitionText, tableText, tieText } from '../text.ts';
import type { Route } from './+types/competition.ts';
import { chooseSeason } from './choose-season.ts';
import { Brackets, hasBracket } from './parts/bracket.tsx';
import { CalendarLink } from './parts/calendar-link.tsx';
import { SeasonArchive, SeasonLinks } from './parts/season-links.tsx';
import { SeasonTables } from './parts/season-tables.tsx';
import { LeftOut, type StatsRow, StatsTable } from './parts/stats-table.tsx';
import { TopicArticles } from './parts/topic-articles.tsx';
import { readAddressedCompetition } from './read-addressed.ts';

/** About two rounds of a league. */
const MAX_MATCHES = 12;
const MAX_ARTICLES = 5;
const MAX_PLAYERS = 5;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const competition = await readAddressedCompetition(db, request, params.slug);
  if (!competition) throw notFoundResponse('page');
  const seasons = await listSeasonsOfCompetition(db, { competition: competition.slug });
  const chosen = chooseSeason(seasons, request);
  const isPast = chosen !== null && !chosen.isCurrent;
  const matchesOf = { competition: competition.slug, now: now(), limit: MAX_MATCHES };
  const [live, view, recent, upcoming, news] = await Promise.all([
    isPast ? [] : listOngoingMatches(db, { competition: competition.slug, shownAt: now() }),
    chosen && readSeasonView(db, { seasonId: chosen.season.id }),
    listRecentResults(db, { ...matchesOf, seasonId: isPast ? chosen.season.id : undefined }),
    isPast ? null : listUpcomingFixtures(db, matchesOf),
    readPart(context, 'articles of a competition', () => readArticles(db, competition.categorySlug), null),
  ]);
  showsScopes(context, 'matches', ...matchScopes([...live, ...recent, ...(upcoming ?? [])]));
  if (chosen) showsScopes(context, `season:${chosen.season.id}`, `standings:${chosen.season.id}`);
  if (news) showsScopes(context, ...categoryScopes(news.slug), ...cardScopes(news.articles));
  return {
    competition,
    seasons,
    past: isPast ? chosen.season.slug : undefined,
    view,
    news,
    config,
    now: now(),
    season: chosen?.season.slug,
    sharePicture: sharePicture(toCompetitionShareCard(competition, news?.articles ?? [], config)),
    address: competitionAddress(competition.slug, isPast ? chosen.season.slug : undefined),
    live: live.map((match) => formatMatch(match, now())),
    recent: recent.map((match) => formatMatch(match, now())),
    upcoming: upcoming?.map((match) => formatMatch(match, now())),
    isSample: isSample([...live, ...recent, ...(upcoming ?? []), ...(view?.tables ?? [])]),
  };
}

/** What the page shows of a season. */
async function readSeasonView(db: Db, { seasonId }: { seasonId: string }) {
  const stages = await listStages(db, { seasonId });
  const counted = splitStages(stages);
  const tables = await listTablesOfSeason(db, { seasonId });
  const [bracket, teams, { scorers, assists }, withoutScorer, cards] = await Promise.all([
    readBracket(db, { seasonId, tables }),
    listTeamsOfSeason(db, { seasonId }),
    listGoalsAndAssists(db, { stageIds: counted.stageIds, limit: MAX_PLAYERS }),
    countGoalsWithoutScorer(db, { stageIds: counted.stageIds }),
    listCardedPlayers(db, { stageIds: counted.stageIds, limit: MAX_PLAYERS }),
  ]);
  return {
    seasonId,
    stages,
    tables,
    bracket,
    teams,
    scorers,
    assists,
    withoutScorer,
    cards,
    leftOut: counted.leftOut,
  };
}

async function readArticles(db: Parameters<typeof findCategoryBySlug>[0], slug: string | null) {
  const category = slug === null ? null : await findCategoryBySlug(db, { slug });
  if (!category) return null;
  const { articles } = await listArticlesByCategory(db, { categoryId: category.id });
  return { slug: category.slug, articles: articles.slice(0, MAX_ARTICLES) };
}

/** A competition: the tables, ties, players, teams and matches of a season, and articles about it. */
export default function CompetitionPage({ loaderData }: Route.ComponentProps) {
  const { competition, seasons, past, season, view, live, recent, upcoming, news, config, now } = loaderData;
  const { slug, name } = competition;
  const tables = view?.tables ?? [];
  const hasTies = view !== null && hasBracket(view.bracket);
  // A season of knock-out rounds will never have one.
  const awaitsTable = !view || view.stages.length === 0 || view.stages.some(({ kind }) => hasTable(kind));
  return (
    <>
      <PageMeta
        title={`${name} – ${config.siteName}`}
        description={competitionText.description(name)}
        address={config.siteUrl + loaderData.address}
        picture={loaderData.sharePicture}
      />
      <header className="mt-8 mb-6">
        <h1 className="text-5xl">{name}</h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-6">
          <SiteLink look="quiet" href={seasonMatchesAddress(slug, { season: past })}>
            {competitionText.allMatches}
          </SiteLink>
          {hasTies && (
            <SiteLink look="quiet" href="#bracket">
              {tieText.bracket}
            </SiteLink>
          )}
          <SiteLink look="quiet" href={scorersAddress(slug, past)}>
            {competitionText.scorers}
          </SiteLink>
          {view && view.teams.length > 0 && (
            <SiteLink look="quiet" href="#teams">
              {competitionText.teams}
            </SiteLink>
          )}
          {past === undefined && <PushButton topic={{ kind: 'competition', id: competition.id }} />}
          <CalendarLink address={href('/turnir/:slug/calendar.ics', { slug })} />
          <SampleNotice isShown={loaderData.isSample} />
        </div>
      </header>
      <SeasonLinks seasons={seasons} current={season} address={(one) => competitionAddress(slug, one)} />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <SeasonTables tables={tables} />
          {tables.length === 0 && !hasTies && awaitsTable && (
            <p className="text-lg text-muted">{tableText.empty}</p>
          )}
          {hasTies && <Brackets seasonId={view.seasonId} bracket={view.bracket} stages={view.stages} />}
          {view && <SeasonPlayers name={name} slug={slug} past={past} view={view} />}
          {view && <SeasonTeams teams={view.teams} />}
          {news && <TopicArticles articles={news.articles} address={categoryAddress(news.slug)} now={now} />}
          <SeasonArchive seasons={seasons} address={(one) => competitionAddress(slug, one)} />
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
          <div>
            <MatchList
              title={matchText.recent}
              matches={recent}
              empty={matchText.noRecent}
              headings="rounds"
            />
            <SiteLink href={seasonMatchesAddress(slug, { season: past })}>
              {competitionText.allMatches}
            </SiteLink>
          </div>
        </aside>
      </div>
    </>
  );
}

type SeasonView = Awaited<ReturnType<typeof readSeasonView>>;

/** The first players of each list, with a link to the whole lists. Nothing before the first goal. */
function SeasonPlayers({
  name,
  slug,
  past,
  view: { scorers, assists, cards, leftOut, withoutScorer },
}: {
  name: string;
  slug: string;
  past: string | undefined;
  view: Pick<SeasonView, 'scorers' | 'assists' | 'cards' | 'leftOut' | 'withoutScorer'>;
}) {
  const lists = [
    {
      id: 'scorers',
      title: competitionText.topScorers,
      rows: toRankRows(scorers, ({ goals }) => goals),
      figure: competitionText.goals,
    },
    {
      id: 'assists',
      title: competitionText.topAssists,
      rows: toRankRows(assists, ({ assists: count }) => count),
      figure: competitionText.assists,
    },
    {
      id: 'cards',
      title: competitionText.cards,
      rows: toRankRows(cards, ({ yellow, red }) => yellow + red),
      figure: competitionText.allCards,
    },
  ].filter(({ rows }) => rows.length > 0);
  if (lists.length === 0) return null;
  return (
    <section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
        {lists.map(({ id, title, rows, figure }) => (
          <section key={id}>
            <h2 className="mb-2 text-2xl">{title}</h2>
            <StatsTable
              columns={[{ short: figure, long: figure }]}
              rows={rows}
              caption={`${name}: ${title}`}
              empty=""
            />
          </section>
        ))}
      </div>
      <LeftOut stages={leftOut} withoutScorer={withoutScorer} />
      <SiteLink href={scorersAddress(slug, past)}>{competitionText.fullList}</SiteLink>
    </section>
  );
}

function toRankRows<Player extends Omit<StatsRow, 'rank' | 'figures'>>(
  players: readonly Player[],
  figureOf: (player: Player) => number,
): StatsRow[] {
  return players.map((player) => ({ ...player, rank: figureOf(player), figures: [figureOf(player)] }));
}

function SeasonTeams({ teams }: { teams: readonly Team[] }) {
  if (teams.length === 0) return null;
  return (
    <section>
      <h2 id="teams" className="mb-3 scroll-mt-28 text-3xl">
        {competitionText.teams}
      </h2>
      <ul className="grid grid-cols-2 gap-x-6 max-[16rem]:grid-cols-1 sm:grid-cols-3 lg:grid-cols-4">
        {teams.map((team) => (
          <li key={team.slug}>
            <a
              href={teamAddress(team.slug)}
              className="flex min-h-11 items-center gap-2 font-semibold leading-tight hover:text-accent"
            >
              <TeamMark team={team} size="small" />
              {team.shortName}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
