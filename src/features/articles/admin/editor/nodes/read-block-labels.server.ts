import { listSeasons } from '#features/competitions/rules/standings/list-seasons.ts';
import { listFixturesById } from '#features/matches/rules/read/list-fixtures.ts';
import { listPollsById } from '#features/polls/rules/poll.ts';
import type { Db } from '#platform/db/schema.ts';
import { listContentBlocks } from '../../../rules/article-content.ts';
import { formatMatchLabel, formatSeasonLabel } from './format-block-label.ts';

/** Labels by the id of the match, the season or the poll. Deleted ones are missing. */
export type BlockLabels = Readonly<Record<string, string>>;

/** The labels of all blocks that one of the texts (HTML) shows. */
export async function readBlockLabels(db: Db, texts: readonly string[]): Promise<BlockLabels> {
  return findBlockLabels(db, [...new Set(texts.flatMap(listContentBlocks).map(({ id }) => id))]);
}

/** The labels of matches, seasons and polls by their ids. */
export async function findBlockLabels(db: Db, ids: readonly string[]): Promise<BlockLabels> {
  const [fixtures, seasons, polls] = await Promise.all([
    listFixturesById(db, { ids }),
    listSeasons(db, { ids }),
    listPollsById(db, { ids }),
  ]);
  return Object.fromEntries([
    ...fixtures.map((fixture) => [fixture.id, formatMatchLabel(fixture)]),
    ...seasons.map((season) => [season.id, formatSeasonLabel(season)]),
    ...polls.map(({ id, question }) => [id, question]),
  ]);
}
