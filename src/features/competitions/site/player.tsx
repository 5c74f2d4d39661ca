import { redirect } from 'react-router';
import { slugify } from '#az/characters/slug.ts';
import { formatDate } from '#az/format/dates.ts';
import { listArticlesByTag } from '#features/articles/rules/read/article-list-page.ts';
import { isOngoing } from '#features/matches/rules/fixture.ts';
import { competitionAddress } from '#features/matches/rules/match-addresses.ts';
import { listFixturesById } from '#features/matches/rules/read/list-fixtures.ts';
import { readPlayerRecord } from '#features/matches/rules/read/player-seasons.ts';
import { formatMatch } from '#features/matches/site/match-view.ts';
import { MatchList } from '#features/matches/site/parts/match-list.tsx';
import { isSample, SampleNotice } from '#features/matches/site/parts/sample-notice.tsx';
import { TeamMark } from '#features/matches/site/parts/team-mark.tsx';
import { matchText } from '#features/matches/text.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { findNamedTag } from '#features/tags/rules/read-tags.ts';
import { findPlayerBySlug } from '#features/teams/rules/players.ts';
import { playerAddress, teamAddress } from '#features/teams/rules/team-address.ts';
import { teamRecordText } from '#features/teams/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { cardScopes, matchScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { tagAddress } from '#platform/site/addresses.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { findByTypedSlug } from '#platform/site/typed-slug.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { competitionText, playerText, tableText } from '../text.ts';
import type { Route } from './+types/player.ts';
import { TopicArticles } from './parts/topic-articles.tsx';

const MAX_ARTICLES = 5;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const player = await findByTypedSlug(params.slug, (slug) => findPlayerBySlug(db, { slug }));
  showsScopes(context, 'matches');
  if (!player) throw notFoundResponse('page');
  if (player.slug !== params.slug) throw redirect(playerAddress(player.slug), 301);
  const [{ seasons, lastMatches }, news] = await Promise.all([
    readPlayerRecord(db, { playerId: player.id }),
    readPart(context, 'articles of a player', () => readArticles(db, player.name), null),
  ]);
  const matches = await listFixturesById(db, { ids: lastMatches });
  matches.sort((a, b) => b.kickOff - a.kickOff);
  showsScopes(context, ...matchScopes(matches));
  if (news) showsScopes(context, 'articles', `tag:${news.tag}`, ...cardScopes(news.articles));
  return {
    player,
    seasons,
    news,
    config,
    now: now(),
    live: matches.filter(isOngoing).map((match) => formatMatch(match, now())),
    recent: matches.filter((match) => !isOngoing(match)).map((match) => formatMatch(match, now())),
    isSample: isSample(matches),
  };
}

/** The newest articles with the player's name as their tag or its synonym; null without such a tag. */
async function readArticles(db: Db, name: string) {
  const tag = await findNamedTag(db, { slug: slugify(name) });
  if (!tag) return null;
  const { articles } = await listArticlesByTag(db, { tagId: tag.id });
  return { tag: tag.slug, articles: articles.slice(0, MAX_ARTICLES) };
}

/** A player: his team, his seasons, his last matches and articles about him. */
export default function PlayerPage({ loaderData }: Route.ComponentProps) {
  const { player, seasons, news, live, recent, config, now } = loaderData;
  const { name, slug, team, shirt, position, bornOn } = player;
  const facts = [
    position && teamRecordText.position[position],
    shirt !== null && `№ ${shirt}`,
    bornOn !== null && formatDate(bornOn),
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      <PageMeta
        title={`${name} – ${config.siteName}`}
        description={playerText.description(name)}
        address={config.siteUrl + playerAddress(slug)}
      />
      <header className="mt-8 mb-6">
        <h1 className="text-4xl sm:text-5xl">{name}</h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 text-lg">
          {team && (
            <a
              href={teamAddress(team.slug)}
              className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-accent"
            >
              <TeamMark team={team} />
              {team.name}
            </a>
          )}
          {facts.length > 0 && <span className="tabular text-muted">{facts.join(' · ')}</span>}
          <SampleNotice isShown={loaderData.isSample} />
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <Seasons name={name} seasons={seasons} />
          {news && <TopicArticles articles={news.articles} address={tagAddress(news.tag)} now={now} />}
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          {live.length > 0 && <MatchList title={matchText.liveNow} matches={live} empty="" headings="days" />}
          <MatchList title={matchText.recent} matches={recent} empty={playerText.noMatches} headings="days" />
        </aside>
      </div>
    </>
  );
}

const figures = [
  { short: tableText.played, long: tableText.playedLong, name: 'matches' },
  { short: competitionText.goals, long: competitionText.goals, name: 'goals' },
  { short: competitionText.assists, long: competitionText.assistsLong, name: 'assists' },
  { short: competitionText.yellow, long: competitionText.yellowLong, name: 'yellow' },
  { short: competitionText.red, long: competitionText.redLong, name: 'red' },
] as const;

/** A line for each season of a competition and a team, and the sums. */
function Seasons({
  name,
  seasons,
}: {
  name: string;
  seasons: Awaited<ReturnType<typeof readPlayerRecord>>['seasons'];
}) {
  if (seasons.length === 0) return <p className="text-lg text-muted">{playerText.noSeasons}</p>;
  return (
    <section>
      <h2 className="mb-3 text-3xl">{playerText.seasons}</h2>
      <div className="side-scroll">
        <table className="league-table tabular text-sm sm:text-base">
          <caption className="sr-only">{playerText.seasonsOf(name)}</caption>
          <thead className="text-muted text-sm">
            <tr>
              <th scope="col" className="club">
                {playerText.season}
              </th>
              {figures.map(({ short, long }) => (
                <th key={long} scope="col">
                  <abbr title={long} className="no-underline">
                    {short}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seasons.map(({ key, competition, season, team, ...sums }) => (
              <tr key={key}>
                <th scope="row" className="club">
                  <SiteLink look="quiet" href={competitionAddress(competition.slug, season?.slug)}>
                    {[competition.name, season?.name].filter(Boolean).join(' ')}
                  </SiteLink>
                  <span className="block font-normal text-muted text-sm">{team.name}</span>
                </th>
                {figures.map(({ name: figure }) => (
                  <td key={figure}>{sums[figure]}</td>
                ))}
              </tr>
            ))}
            <tr className="font-bold">
              <th scope="row" className="club">
                {playerText.total}
              </th>
              {figures.map(({ name: figure }) => (
                <td key={figure}>{seasons.reduce((sum, season) => sum + season[figure], 0)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-muted text-sm">{playerText.source}</p>
    </section>
  );
}
