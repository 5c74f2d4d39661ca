import { redirect } from 'react-router';
import { slugify } from '#az/characters/slug.ts';
import { DAY } from '#az/format/durations.ts';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import {
  listArticlesByCategory,
  listArticlesByTag,
} from '#features/articles/rules/read/article-list-page.ts';
import { findCategoryBySlug } from '#features/categories/rules/read-categories.ts';
import { type Fixture, hasScore, isOngoing } from '#features/matches/rules/fixture.ts';
import { competitionAddress } from '#features/matches/rules/match-addresses.ts';
import { listTeamFixtures } from '#features/matches/rules/read/list-fixtures.ts';
import { listTeamResults } from '#features/matches/rules/read/list-season-matches.ts';
import { countGoalsWithoutScorer, listTeamScorers } from '#features/matches/rules/read/season-rankings.ts';
import { teamNode } from '#features/matches/site/match-page/match-nodes.ts';
import { formatMatch } from '#features/matches/site/match-view.ts';
import { BriefTable } from '#features/matches/site/parts/brief-table.tsx';
import { MatchList } from '#features/matches/site/parts/match-list.tsx';
import { RecentForm } from '#features/matches/site/parts/recent-form.tsx';
import { isSample, SampleNotice } from '#features/matches/site/parts/sample-notice.tsx';
import { groupResults, SeasonMatches } from '#features/matches/site/parts/season-matches.tsx';
import { TeamMark } from '#features/matches/site/parts/team-mark.tsx';
import { matchText } from '#features/matches/text.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { PushButton } from '#features/push/site/parts/push-button.tsx';
import { toTeamShareCard } from '#features/share-pictures/rules/page-card.ts';
import { sharePicture } from '#features/share-pictures/rules/share-card.ts';
import { findNamedTag } from '#features/tags/rules/read-tags.ts';
import { formatCountry } from '#features/teams/rules/countries.ts';
import { listSquad, type SquadMember } from '#features/teams/rules/players.ts';
import { findTeamBySlug } from '#features/teams/rules/team.ts';
import { NATIONAL_TEAM, playerAddress, teamAddress } from '#features/teams/rules/team-address.ts';
import type { PlayerPosition } from '#features/teams/tables.ts';
import { teamRecordText } from '#features/teams/text.ts';
import type { RevisionScope } from '#platform/db/revision-scope.ts';
import type { Db } from '#platform/db/schema.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { readPart } from '#platform/http/read-part.ts';
import { cardScopes, matchScopes, showsScopes, tableScopes } from '#platform/page-cache/page-scopes.ts';
import { categoryAddress, tagAddress } from '#platform/site/addresses.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import type { Competition } from '../rules/competition.ts';
import { chooseTableOfTeams, listTablesOfSeason } from '../rules/standings/find-league-table.ts';
import { type FormResult, type LeagueTable, sliceTable } from '../rules/standings/league-table.ts';
import { competitionText, tableText, teamText } from '../text.ts';
import type { Route } from './+types/team.ts';
import { CalendarLink } from './parts/calendar-link.tsx';
import { LeftOut, ScorersTable } from './parts/stats-table.tsx';
import { TopicArticles } from './parts/topic-articles.tsx';
import { findTypedTeam } from './read-addressed.ts';

const MAX_LAST = 20;
/** Results and scorers of a club are those of a year. A national team has all its scorers. */
const YEAR = 365 * DAY;
const MAX_SHOWN = 6;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  // `/milli-komanda` has no parameter.
  const isNational = !('slug' in params);
  const slug = params.slug ?? NATIONAL_TEAM;
  if (!isNational && slugify(slug) === NATIONAL_TEAM) throw redirect(teamAddress(NATIONAL_TEAM), 301);
  const team = await findTeamBySlug(db, { slug });
  showsScopes(context, 'matches');
  if (!team && !isNational) {
    const current = await findTypedTeam(db, slug);
    throw current ? redirect(teamAddress(current), 301) : notFoundResponse('page');
  }
  const at = { teamId: team?.id ?? '', now: now() };
  const [past, recent, coming, squad, results, news] = await Promise.all([
    listTeamFixtures(db, { ...at, which: 'played', limit: MAX_LAST }),
    listTeamFixtures(db, { ...at, which: 'last' }),
    listTeamFixtures(db, { ...at, which: 'next' }),
    listSquad(db, { teamId: at.teamId, at: at.now }),
    listTeamResults(db, { teamId: at.teamId, since: now() - YEAR }),
    readPart(
      context,
      'articles of a team',
      async () => (isNational ? readNationalArticles(db) : team && readTeamArticles(db, team)),
      null,
    ),
  ]);
  // A match may begin, or be decided, before the time for which it was planned.
  const next = coming.filter((match) => !hasScore(match));
  const last = [...coming.filter(hasScore).toReversed(), ...past];
  const sinceOfScorers = isNational ? 0 : now() - YEAR;
  const [table, scorers, withoutScorer] = await Promise.all([
    readPart(
      context,
      'table of a team',
      () => readTeamTable(db, { team: slug, matches: [...next, ...last] }),
      null,
    ),
    listTeamScorers(db, { teamId: at.teamId, since: sinceOfScorers }),
    countGoalsWithoutScorer(db, { teamId: at.teamId, since: sinceOfScorers }),
  ]);
  showsScopes(context, ...matchScopes([...last, ...recent, ...next]), ...tableScopes(table));
  if (news) showsScopes(context, 'articles', news.scope, ...cardScopes(news.articles));
  return {
    team,
    slug,
    isNational,
    squad,
    results,
    news,
    table,
    scorers,
    withoutScorer,
    config,
    now: now(),
    sharePicture: team && sharePicture(toTeamShareCard(team, config)),
    form: formOf(slug, last),
    live: last.filter(isOngoing).map((match) => formatMatch(match, now())),
    withoutResult: recent.filter((match) => !hasScore(match)).map((match) => formatMatch(match, now())),
    last: last
      .filter((match) => !isOngoing(match))
      .slice(0, MAX_SHOWN)
      .map((match) => formatMatch(match, now())),
    next: next.map((match) => formatMatch(match, now())),
    competitions: [
      ...new Map([...next, ...last].map(({ competition }) => [competition.slug, competition])).values(),
    ],
    isSample: isSample([...last, ...recent, ...next, table]),
  };
}

/** A team: next and last matches, form, table, squad and articles. The national team is at `/milli-komanda`. */
export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const {
    team,
    slug,
    isNational,
    squad,
    results,
    news,
    table,
    scorers,
    withoutScorer,
    form,
    live,
    last,
    withoutResult,
    next,
    config,
    now,
  } = loaderData;
  const name = isNational ? teamText.national : (team?.name ?? '');
  const hasMatches = live.length + last.length + withoutResult.length + next.length > 0;
  return (
    <>
      <PageMeta
        title={`${name} – ${config.siteName}`}
        description={teamText.description(name)}
        address={config.siteUrl + teamAddress(slug)}
        picture={loaderData.sharePicture}
        graph={[teamNode({ name, slug }, config.siteUrl)]}
      />
      <header className="mt-8 mb-6 flex items-start gap-5">
        {team && <TeamMark team={team} size="large" />}
        <div className="min-w-0">
          <h1 className="text-4xl sm:text-5xl">{name}</h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-6">
            {team?.kind === 'club' && team.country && (
              <span className="text-muted">{formatCountry(team.country)}</span>
            )}
            {form.length > 0 && (
              <span className="inline-flex min-h-11 items-center gap-2">
                <span className="sr-only">{teamText.form}</span>
                <RecentForm form={form} />
              </span>
            )}
            {team && <PushButton topic={{ kind: 'team', id: team.id }} />}
            {team && <CalendarLink address={href('/komanda/:slug/calendar.ics', { slug })} />}
            <SampleNotice isShown={loaderData.isSample} />
          </div>
        </div>
      </header>
      {isNational && (
        <NationalLinks
          competitions={loaderData.competitions}
          hasMatches={hasMatches}
          hasSquad={squad.length > 0}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          {live.length > 0 && <MatchList title={matchText.liveNow} matches={live} empty="" headings="days" />}
          <MatchList title={matchText.upcoming} matches={next} empty={matchText.noUpcoming} headings="days" />
          {withoutResult.length > 0 && (
            <MatchList title={matchText.withoutResult} matches={withoutResult} empty="" headings="days" />
          )}
          <MatchList title={matchText.recent} matches={last} empty={matchText.noRecent} headings="days" />
          {results.length > MAX_SHOWN && (
            <details>
              <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent text-lg">
                {teamText.results(results.length)}
              </summary>
              <SeasonMatches sections={groupResults(results)} now={now} showsRound />
            </details>
          )}
          <TeamSquad players={squad} />
          {news && <TopicArticles articles={news.articles} address={news.address} now={now} />}
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          {table && (
            <BriefTable
              tables={[table]}
              link={{ address: competitionAddress(table.competition.slug), label: table.competition.name }}
            />
          )}
          {scorers.length > 0 && (
            <section>
              <h2 className="mb-3 border-accent border-b-2 pb-1 text-2xl">{competitionText.scorers}</h2>
              <ScorersTable scorers={scorers} caption={competitionText.scorersOf(name)} isBrief />
              <LeftOut stages={[]} withoutScorer={withoutScorer} />
            </section>
          )}
        </aside>
      </div>
    </>
  );
}

/** Where the page of the national team leads, so that it is never bare: its competitions, its squad and its news. */
function NationalLinks({
  competitions,
  hasMatches,
  hasSquad,
}: {
  competitions: readonly Competition[];
  hasMatches: boolean;
  hasSquad: boolean;
}) {
  const links = [
    ...competitions.map(({ slug, name }) => [competitionAddress(slug), name]),
    ...(hasSquad ? [['#squad', teamText.squad]] : []),
    [categoryAddress(NATIONAL_CATEGORY), teamText.nationalNews],
    [href('/tournament-tables'), tableText.screenTitle],
  ] as const;
  return (
    <div className="pb-6">
      {!hasMatches && <p className="mb-2 text-lg">{teamText.noNational}</p>}
      <nav aria-label={teamText.links} className="flex flex-wrap gap-x-6">
        {links.map(([address, label]) => (
          <SiteLink key={address} look="quiet" href={address}>
            {label}
          </SiteLink>
        ))}
      </nav>
    </div>
  );
}

const MAX_ARTICLES = 5;

/** The part of the newest table around a team: of the season of its newest match that has a table. */
async function readTeamTable(
  db: Db,
  { team, matches }: { team: string; matches: readonly Fixture[] },
): Promise<LeagueTable | null> {
  const newest = matches.toSorted((a, b) => b.kickOff - a.kickOff);
  const seasons = new Set(newest.flatMap(({ season }) => season?.id ?? []));
  for (const seasonId of seasons) {
    const tables = await listTablesOfSeason(db, { seasonId });
    const table = chooseTableOfTeams(tables, { teams: [team], stageId: null });
    // A group is short enough to be shown whole.
    const shown = table && (table.group === null ? sliceTable(table, [team]) : table);
    if (shown) return shown;
  }
  return null;
}

/** The newest articles about a team, the page with all of them, and the scope that moves with them. */
interface TeamNews {
  articles: ArticleSummary[];
  address: string;
  scope: RevisionScope;
}

/** The newest articles with the team's name as their tag or its synonym; null without such a tag. */
async function readTeamArticles(db: Db, { name }: { name: string }): Promise<TeamNews | null> {
  const tag = await findNamedTag(db, { slug: slugify(name) });
  if (!tag) return null;
  const { articles } = await listArticlesByTag(db, { tagId: tag.id });
  return {
    articles: articles.slice(0, MAX_ARTICLES),
    address: tagAddress(tag.slug),
    scope: `tag:${tag.slug}`,
  };
}

/** The category of the national team. */
const NATIONAL_CATEGORY = 'national-team';

/** The newest articles of the category of the national team; null without the category. */
async function readNationalArticles(db: Db): Promise<TeamNews | null> {
  const category = await findCategoryBySlug(db, { slug: NATIONAL_CATEGORY });
  if (!category) return null;
  const { articles } = await listArticlesByCategory(db, { categoryId: category.id });
  return {
    articles: articles.slice(0, MAX_ARTICLES),
    address: categoryAddress(NATIONAL_CATEGORY),
    scope: `category:${NATIONAL_CATEGORY}`,
  };
}

/** The last results of a team, oldest first. `matches` has the latest first. */
function formOf(team: string, matches: readonly Fixture[]): FormResult[] {
  const results = matches.flatMap((match): FormResult[] => {
    if (match.status !== 'finished' && match.status !== 'awarded') return [];
    const { home, away } = match.score;
    if (home === away) return ['D'];
    return [home > away === (match.home.slug === team) ? 'W' : 'L'];
  });
  return results.slice(0, 5).reverse();
}

const POSITIONS = Object.keys(teamRecordText.positions) as PlayerPosition[];

/** The players of a team by position, with their shirt numbers and pages. */
function TeamSquad({ players }: { players: readonly SquadMember[] }) {
  return (
    <section>
      <h2 id="squad" className="scroll-mt-28 border-accent border-b-2 pb-1 text-2xl">
        {teamText.squad}
      </h2>
      {players.length === 0 && <p className="py-4 text-muted">{teamText.noSquad}</p>}
      <div className="grid gap-x-8 sm:grid-cols-2">
        {[...POSITIONS, null].map((position) => {
          const ofPosition = players.filter((player) => player.position === position);
          if (ofPosition.length === 0) return null;
          return (
            <section key={position} className="mt-3">
              {position && <h3 className="text-lg text-muted">{teamRecordText.positions[position]}</h3>}
              <ul className="tabular">
                {ofPosition.map(({ id, slug, name, shirt }) => (
                  <li key={id} className="flex min-h-11 items-center gap-3 border-line border-b sm:min-h-9">
                    <span className="w-6 shrink-0 text-end text-muted">{shirt}</span>
                    <a
                      href={playerAddress(slug)}
                      className="min-w-0 flex-1 py-2 wrap-anywhere hover:text-accent"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </section>
  );
}
