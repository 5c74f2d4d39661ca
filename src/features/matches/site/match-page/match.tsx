import { redirect } from 'react-router';
import { formatDay } from '#az/format/dates.ts';
import { ArticleRow } from '#features/article-cards/site/article-row.tsx';
import { listArticlesOfMatch } from '#features/articles/rules/list-articles-of-match.ts';
import { findLeagueTable } from '#features/competitions/rules/standings/find-league-table.ts';
import { sliceTable } from '#features/competitions/rules/standings/slice-table.ts';
import { feedAddresses } from '#features/feeds/rules/feed-addresses.ts';
import { shareImageNode } from '#features/page-meta/site/image-nodes.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { PushButton } from '#features/push/site/parts/push-button.tsx';
import { toMatchShareCard } from '#features/share-pictures/rules/match-share-card.ts';
import { sharePicture } from '#features/share-pictures/rules/share-address.ts';
import type { Db } from '#platform/db/schema.ts';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { cardScopes, matchScopes, tableScopes } from '#platform/page-cache/shown-scopes.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { parsePage } from '#platform/site/parse-page.ts';
import { findCommentaryPage } from '../../rules/coverage/find-commentary-page.ts';
import { findMatch } from '../../rules/coverage/find-match.ts';
import { listHeadToHead } from '../../rules/coverage/list-head-to-head.ts';
import { type Fixture, hasScore, isOver } from '../../rules/fixture.ts';
import { matchAddress, matchParameter } from '../../rules/match-address.ts';
import { matchPageText } from '../../text.ts';
import { BriefTable } from '../parts/brief-table.tsx';
import { SampleNotice } from '../parts/sample-notice.tsx';
import type { Route } from './+types/match.ts';
import { liveBlogNodes } from './live-blog-node.ts';
import { broadcastNodes, matchNode } from './match-nodes.ts';
import { Commentary } from './parts/commentary.tsx';
import { HeadToHeadSection } from './parts/head-to-head.tsx';
import { LineUps } from './parts/line-ups.tsx';
import { MatchFactsSection, showsBroadcasters } from './parts/match-facts.tsx';
import { MatchHeader, matchTitle } from './parts/match-header.tsx';
import { MatchStats } from './parts/match-stats.tsx';
import { SectionLinks } from './parts/section-links.tsx';
import { Timeline } from './parts/timeline.tsx';
import { isCommentaryNewestFirst, readCoverage } from './read-coverage.ts';

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
    readPart(context, { name: 'table of a match', read: () => readSlice(db, match), fallback: null }),
    readPart(context, { name: 'head to head', read: () => listHeadToHead(db, { match }), fallback: null }),
    readPart(context, {
      name: 'articles of a match',
      read: () => listArticlesOfMatch(db, { fixtureId: match.id }),
      fallback: [],
    }),
  ]);
  showsScopes(context, `coverage:${match.id}`, ...matchScopes([match, ...(meetings?.matches ?? [])]));
  showsScopes(context, ...tableScopes(table), ...cardScopes(articles));
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

async function readSlice(db: Db, { competition, season, home, away }: Fixture) {
  if (!season) return null;
  const table = await findLeagueTable(db, { competition: competition.slug, season: season.slug });
  return table && sliceTable(table, [home.slug, away.slug]);
}

/** One match: the same address from its announcement to the archive. */
export default function MatchPage({ loaderData }: Route.ComponentProps) {
  const { coverage, isNewestFirst, table, meetings, articles, address, config, now } = loaderData;
  const { match, details, commentary } = coverage;
  const title = matchTitle(match);
  const score = hasScore(match) ? ` ${match.score.home}:${match.score.away}` : '';
  const image = shareImageNode(loaderData.sharePicture, config.siteUrl);
  const pageAddress = (page: number) => config.siteUrl + address + (page > 1 ? `?page=${page}` : '');
  return (
    <div
      data-coverage={match.id}
      data-page={commentary.page}
      data-order={isNewestFirst ? 'newest' : 'oldest'}
    >
      <PageMeta
        title={`${title}${score} – ${match.competition.name} – ${config.siteName}`}
        description={matchPageText.description(title, match.competition.name, formatDay(match.kickOff))}
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
      <MatchHeader match={match} details={details} now={now} />
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
          ...(showsBroadcasters(match, details)
            ? [{ id: 'television', label: matchPageText.whereToWatch }]
            : []),
        ]}
      />
      <p role="status" aria-live="polite" data-taken-back={matchPageText.goalTakenBack} className="sr-only" />
      <div className="match-columns mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10">
        <div className="grid content-start gap-10">
          <Timeline match={match} />
          <Commentary commentary={commentary} isNewestFirst={isNewestFirst} address={address} />
          <LineUps match={match} lineUps={details.lineUps} />
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <MatchStats match={match} />
          <MatchFactsSection match={match} details={details} />
          {table && <BriefTable table={table} />}
          {meetings && <HeadToHeadSection match={match} meetings={meetings} />}
          {articles.length > 0 && (
            <section>
              <h2 className="mb-4 border-accent border-b-2 pb-1 text-2xl">{matchPageText.articles}</h2>
              <div className="grid gap-4">
                {articles.map((article) => (
                  <ArticleRow key={article.id} article={article} now={now} />
                ))}
              </div>
            </section>
          )}
        </aside>
      </div>
    </div>
  );
}
