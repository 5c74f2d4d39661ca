import { Fragment } from 'react';
import { redirect } from 'react-router';
import type { ImageObject, LiveBlogPosting } from 'schema-dts';
import { isoBaku } from '#az/format/dates.ts';
import { ArticleCard } from '#features/article-cards/site/article-card.tsx';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { listArticlesOfMatch } from '#features/articles/rules/linked-articles.ts';
import {
  chooseTableOfTeams,
  listTablesOfSeason,
} from '#features/competitions/rules/standings/find-league-table.ts';
import { type LeagueTable, sliceTable } from '#features/competitions/rules/standings/league-table.ts';
import { feedAddresses } from '#features/feeds/rules/feed-addresses.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import {
  publisherNode,
  type SiteIdentity,
  shareImageNode,
} from '#features/page-meta/site/structured-data.ts';
import { PushButton } from '#features/push/site/parts/push-button.tsx';
import { sharePicture, toMatchShareCard } from '#features/share-pictures/rules/share-card.ts';
import type { Db } from '#platform/db/schema.ts';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { cardScopes, matchScopes, showsScopes, tableScopes } from '#platform/page-cache/page-scopes.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { parsePage } from '#platform/site/parse-page.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { type CommentaryPage, findCommentaryPage } from '../../rules/coverage/list-commentary.ts';
import { listHeadToHead } from '../../rules/coverage/list-head-to-head.ts';
import { findMatch, type MatchDetails } from '../../rules/coverage/read-match-details.ts';
import { type Fixture, hasScore, isOngoing, isOver } from '../../rules/fixture.ts';
import { competitionAddress, matchAddress, matchParameter } from '../../rules/match-addresses.ts';
import { formatMinute, formatMishap, listOfficialRoles } from '../../rules/match-words.ts';
import { matchPageText } from '../../text.ts';
import { BriefTable } from '../parts/brief-table.tsx';
import { SampleNotice } from '../parts/sample-notice.tsx';
import type { Route } from './+types/match.ts';
import { broadcastNodes, describeMatch, matchNode, matchNodeId } from './match-nodes.ts';
import matchStyles from './match-page.css?url';
import { Commentary } from './parts/commentary.tsx';
import { HeadToHeadSection } from './parts/head-to-head.tsx';
import { LineUps } from './parts/line-ups.tsx';
import { MatchHeader, matchTitle } from './parts/match-header.tsx';
import { listStatistics, MatchStats } from './parts/match-stats.tsx';
import { PathSection } from './parts/path-section.tsx';
import { SectionLinks } from './parts/section-links.tsx';
import { ShootOut } from './parts/shoot-out.tsx';
import { TeamsForm } from './parts/teams-form.tsx';
import { Timeline } from './parts/timeline.tsx';
import { isCommentaryNewestFirst, readCoverage } from './read-coverage.ts';

export const handle = { styles: matchStyles } as const;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const match = await findMatch(db, { parameter: params.match });
  if (!match) throw notFoundResponse('page');
  const { pathname, search, searchParams } = new URL(request.url);
  const address = matchAddress(match);
  if (decodeURIComponent(pathname) !== decodeURIComponent(address)) throw redirect(address + search, 301);
  const isNewestFirst = isCommentaryNewestFirst(match);
  const page = await choosePage(db, { match, isNewestFirst, query: searchParams });
  if (page === null) throw redirect(address);
  const [coverage, table, meetings, articles] = await Promise.all([
    readCoverage(db, { match, isNewestFirst, page }),
    readPart(context, 'table of a match', () => readSlice(db, match), null),
    readPart(context, 'head to head', () => listHeadToHead(db, { match }), null),
    readPart(context, 'articles of a match', () => listArticlesOfMatch(db, { fixtureId: match.id }), []),
  ]);
  showsScopes(context, `coverage:${match.id}`, ...matchScopes([match, ...(meetings?.matches ?? [])]));
  showsScopes(context, ...tableScopes(table), ...cardScopes(articles));
  if (match.tie && match.season) showsScopes(context, `season:${match.season.id}`);
  showsScopes(context, ...articles.map(({ id }) => `article:${id}` as const));
  if (page > coverage.commentary.pages) throw notFoundResponse('page');
  return {
    coverage,
    isNewestFirst,
    table,
    meetings,
    articles,
    address,
    config,
    now: now(),
    sharePicture: sharePicture(toMatchShareCard(match, config)),
    isSample: match.sample,
  };
}

/** The page of the commentary: of `?page=`, or the one with the post of `?post=`. Null when the value is invalid. */
async function choosePage(
  db: Db,
  { match, isNewestFirst, query }: { match: Fixture; isNewestFirst: boolean; query: URLSearchParams },
): Promise<number | null> {
  const postId = query.get('post');
  if (postId === null) return parsePage(query);
  return findCommentaryPage(db, { fixtureId: match.id, postId, isNewestFirst });
}

/** The lines around the teams in the table of the stage. A group is shown whole. */
async function readSlice(db: Db, { season, stage, home, away }: Fixture) {
  if (!season) return null;
  const teams = [home.slug, away.slug];
  const tables = await listTablesOfSeason(db, { seasonId: season.id });
  const table = chooseTableOfTeams(tables, { teams, stageId: stage?.id ?? null });
  return table && (table.group === null ? sliceTable(table, teams) : table);
}

/** One match: the same address from its announcement to the archive. */
export default function MatchPage({ loaderData }: Route.ComponentProps) {
  const { coverage, isNewestFirst, table, meetings, articles, address, config, now } = loaderData;
  const { match, details, tie, commentary } = coverage;
  const title = matchTitle(match);
  const score = hasScore(match) ? ` ${match.score.home}:${match.score.away}` : '';
  const image = shareImageNode(loaderData.sharePicture, config.siteUrl);
  const isPlayed = isOngoing(match);
  const isTieOpen = !isOver(match) || tie?.winner === null;
  const stats = <MatchStats match={match} statistics={details.statistics} />;
  const pageAddress = (page: number) => config.siteUrl + address + (page > 1 ? `?page=${page}` : '');
  return (
    <div
      data-coverage={match.id}
      data-legs={isTieOpen ? tie?.otherLegs.map(({ id }) => id).join(' ') : undefined}
      data-page={commentary.page}
      data-order={isNewestFirst ? 'newest' : 'oldest'}
    >
      <PageMeta
        title={[title + score, formatMishap(match), match.competition.name, config.siteName]
          .filter(Boolean)
          .join(' – ')}
        description={describeMatch(match)}
        address={pageAddress(commentary.page)}
        picture={loaderData.sharePicture}
        feeds={commentary.total > 0 ? feedAddresses.match(matchParameter(match)) : undefined}
        previous={commentary.page > 1 ? pageAddress(commentary.page - 1) : null}
        next={commentary.page < commentary.pages ? pageAddress(commentary.page + 1) : null}
        graph={[
          matchNode(match, details, { image, siteUrl: config.siteUrl }),
          ...broadcastNodes(match, details, config.siteUrl),
          ...liveBlogNodes(match, commentary, {
            image,
            site: { name: config.siteName, url: config.siteUrl },
          }),
        ]}
      />
      <h1 className="sr-only">{title}</h1>
      <MatchHeader match={match} details={details} tie={tie} now={now} />
      <p className="mt-2 empty:hidden">
        <SampleNotice isShown={loaderData.isSample} />
      </p>
      {!match.sample && !isOver(match) && <PushButton topic={{ kind: 'match', id: match.id }} />}
      <SectionLinks
        label={matchPageText.parts}
        links={[
          ...(commentary.total > 0 ? [{ id: 'commentary', label: matchPageText.commentary }] : []),
          ...(details.lineUps.home || details.lineUps.away
            ? [{ id: 'line-ups', label: matchPageText.lineUps }]
            : []),
          ...(listStatistics(match, details.statistics).length > 0
            ? [{ id: 'statistics', label: matchPageText.statistics }]
            : []),
          ...(showsBroadcasters(match, details)
            ? [{ id: 'television', label: matchPageText.whereToWatch }]
            : []),
        ]}
      />
      <p role="status" aria-live="polite" data-taken-back={matchPageText.goalTakenBack} className="sr-only" />
      <div className="match-columns mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10">
        <div className="grid content-start gap-10">
          {!isPlayed && <MatchArticles articles={articles} now={now} />}
          <Timeline match={match} />
          <ShootOut match={match} />
          {isOver(match) && stats}
          <Commentary commentary={commentary} isNewestFirst={isNewestFirst} address={address} />
          <LineUps match={match} lineUps={details.lineUps} />
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          {!isOver(match) && stats}
          {table && match.status === 'scheduled' && <TeamsForm match={match} table={table} />}
          <MatchFactsSection match={match} details={details} />
          {table && <BriefTable tables={[table]} link={tableLink(table)} />}
          {tie && <PathSection match={match} tie={tie} />}
          {meetings && <HeadToHeadSection match={match} meetings={meetings} />}
          {isPlayed && <MatchArticles articles={articles} now={now} />}
        </aside>
      </div>
    </div>
  );
}

/** The commentary of a match as schema.org LiveBlogPosting. None before the first post. */
function liveBlogNodes(
  match: Fixture,
  commentary: CommentaryPage,
  { image, site }: { image: ImageObject; site: SiteIdentity },
): LiveBlogPosting[] {
  const { posts, startedAt, changedAt } = commentary;
  if (startedAt === null || changedAt === null) return [];
  const address = site.url + matchAddress(match);
  const title = matchTitle(match);
  const publisher = publisherNode(site);
  const blog: LiveBlogPosting = {
    '@type': 'LiveBlogPosting',
    '@id': `${address}#commentary`,
    headline: title,
    image,
    url: address,
    mainEntityOfPage: address,
    inLanguage: 'az',
    isAccessibleForFree: true,
    about: { '@id': matchNodeId(match, site.url) },
    author: publisher,
    publisher,
    datePublished: isoBaku(startedAt),
    dateModified: isoBaku(changedAt),
    coverageStartTime: isoBaku(startedAt),
    // The end is known when the match is over.
    coverageEndTime: match.status === 'live' || match.status === 'scheduled' ? undefined : isoBaku(changedAt),
    liveBlogUpdate: posts.map(({ id, text, minute, added, createdAt, updatedAt, authorName }) => ({
      '@type': 'BlogPosting',
      '@id': `${address}#post-${id}`,
      headline: minute === null ? title : `${title}, ${formatMinute(minute, added)}`,
      articleBody: text,
      url: `${address}?post=${id}#post-${id}`,
      datePublished: isoBaku(createdAt),
      dateModified: isoBaku(updatedAt),
      author: { '@type': 'Person', name: authorName },
    })),
  };
  return [blog];
}

/** The articles about the match. Before and after it they stand first: the preview, or the report and its pictures. */
function MatchArticles({ articles, now }: { articles: ArticleSummary[]; now: number }) {
  if (articles.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 border-accent border-b-2 pb-1 text-2xl">{matchPageText.articles}</h2>
      <div className="grid grid-cols-1 gap-4">
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} now={now} look="row" />
        ))}
      </div>
    </section>
  );
}

/** The page of the season has the whole table, and those of the other groups. */
const tableLink = ({ competition, season }: LeagueTable) => ({
  address: competitionAddress(competition.slug, season.slug),
  label: matchPageText.wholeTable,
});

/** Where the match is shown, and its officials. */
function MatchFactsSection({ match, details }: { match: Fixture; details: MatchDetails }) {
  const officials = listOfficialRoles(details.officials);
  return (
    <>
      {showsBroadcasters(match, details) && (
        <section>
          <h2 id="television" className="border-accent border-b-2 pb-1 text-2xl">
            {matchPageText.whereToWatch}
          </h2>
          <Broadcasters broadcasters={details.broadcasters} />
        </section>
      )}
      {officials.length > 0 && (
        <section>
          <h2 className="border-accent border-b-2 pb-1 text-2xl">{matchPageText.officials}</h2>
          <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
            {officials.map(({ label, names }) => (
              <Fragment key={label}>
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere">{names.join(', ')}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

/** After a match nobody asks for channels that were never known. */
function showsBroadcasters(match: Fixture, { broadcasters }: MatchDetails): boolean {
  return broadcasters !== null || !isOver(match);
}

function Broadcasters({ broadcasters }: Pick<MatchDetails, 'broadcasters'>) {
  if (broadcasters === null) return <p className="py-3 text-muted">{matchPageText.notKnownYet}</p>;
  if (broadcasters.length === 0) return <p className="py-3">{matchPageText.notShown}</p>;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5">
      {broadcasters.map(({ name, address }) => (
        <li key={name} className="flex min-h-11 items-center font-semibold">
          {address ? (
            <SiteLink look="plain" href={address} rel="noopener">
              {name}
            </SiteLink>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
