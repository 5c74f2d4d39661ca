import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { listMainTablesOfSeason } from '#features/competitions/rules/standings/find-league-table.ts';
import { readMatchDetails } from '#features/matches/rules/coverage/read-match-details.ts';
import { listFixturesById } from '#features/matches/rules/read/list-fixtures.ts';
import lineUpStyles from '#features/matches/site/match-page/parts/line-ups.css?url';
import { LineUps } from '#features/matches/site/match-page/parts/line-ups.tsx';
import { formatMatch } from '#features/matches/site/match-view.ts';
import { BriefTables } from '#features/matches/site/parts/brief-table.tsx';
import { MatchRow } from '#features/matches/site/parts/match-row.tsx';
import { listPollsById } from '#features/polls/rules/poll.ts';
import { PollBox } from '#features/polls/site/poll-box.tsx';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { showsScopes, tableScopes } from '#platform/page-cache/page-scopes.ts';
import {
  type BlockKind,
  blockKey,
  type ContentBlock,
  listContentBlocks,
} from '../../rules/article-content.ts';
import { readerText } from './reader-text.ts';

/**
 * The text of an article as readers see it, with the current state of its matches and tables. `score-behaviour.ts` updates
 * them in an open page.
 */
export async function readArticleText(
  context: RouteContext,
  { id, content }: { id: string; content: string },
): Promise<string> {
  const blocks = await readPart(
    context,
    'blocks of an article',
    () => readBlocks(context, { articleId: id, blocks: listContentBlocks(content) }),
    [],
  );
  const html = (block: ReactElement) => renderToStaticMarkup(<div className="embed">{block}</div>);
  return readerText(content, new Map(blocks.map(([key, block]) => [key, html(block)])));
}

/** A block with its key. */
type ReadBlock = [key: string, block: ReactElement];

/** Reads the blocks of a text. A block whose match, season or poll is gone is left out. The page shows their scopes. */
async function readBlocks(
  context: RouteContext,
  { articleId, blocks }: { articleId: string; blocks: readonly ContentBlock[] },
): Promise<ReadBlock[]> {
  const idsOf = (wanted: BlockKind) => blocks.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  const groups = [
    await readMatchCards(context, idsOf('match-card')),
    await readLineUps(context, idsOf('line-up')),
    await readTables(context, idsOf('league-table')),
    await readPolls(context, idsOf('poll'), articleId),
  ];
  return groups.flat();
}

async function readMatchCards(context: RouteContext, ids: readonly string[]): Promise<ReadBlock[]> {
  const { db, now } = servicesOf(context);
  showsScopes(context, ...ids.map((id) => `match:${id}` as const));
  const fixtures = await listFixturesById(db, { ids });
  return fixtures.map((fixture) => [
    blockKey({ kind: 'match-card', id: fixture.id }),
    <ul key={fixture.id} className="match-card rounded-md border border-line px-4">
      <MatchRow match={formatMatch(fixture, now())} details="scorers" showsLeague className="border-b-0" />
    </ul>,
  ]);
}

async function readLineUps(context: RouteContext, ids: readonly string[]): Promise<ReadBlock[]> {
  const { db } = servicesOf(context);
  showsScopes(context, ...ids.flatMap((id) => [`match:${id}`, `coverage:${id}`] as const));
  const fixtures = await listFixturesById(db, { ids });
  return Promise.all(
    fixtures.map(async (match): Promise<ReadBlock> => {
      const { lineUps } = await readMatchDetails(db, { fixtureId: match.id });
      const block = (
        <div key={match.id} className="match-card">
          {/* Few articles have line-ups, so the others do not load their style sheet. */}
          <link rel="stylesheet" href={lineUpStyles} />
          <LineUps match={match} lineUps={lineUps} />
        </div>
      );
      return [blockKey({ kind: 'line-up', id: match.id }), block];
    }),
  );
}

async function readTables(context: RouteContext, ids: readonly string[]): Promise<ReadBlock[]> {
  const { db } = servicesOf(context);
  const seasons = await Promise.all(ids.map((id) => listMainTablesOfSeason(db, { seasonId: id })));
  return seasons.flatMap((tables): ReadBlock[] => {
    const [first] = tables;
    if (!first) return [];
    showsScopes(context, ...tableScopes(first));
    return [
      [
        blockKey({ kind: 'league-table', id: first.season.id }),
        <div key={first.season.id} className="match-card">
          <BriefTables tables={tables} />
        </div>,
      ],
    ];
  });
}

async function readPolls(
  context: RouteContext,
  ids: readonly string[],
  articleId: string,
): Promise<ReadBlock[]> {
  const { db, now } = servicesOf(context);
  showsScopes(context, ...ids.map((id) => `poll:${id}` as const));
  const polls = await listPollsById(db, { ids });
  return polls.map((poll) => [
    blockKey({ kind: 'poll', id: poll.id }),
    <PollBox key={poll.id} poll={poll} articleId={articleId} now={now()} />,
  ]);
}
