import type { Db } from '#db/schema.ts';
import { listContentBlocks } from '#domain/articles/content-blocks.ts';
import { listFixturesById } from '#domain/matches/list-fixtures-by-id.ts';
import { listSeasons } from '#domain/matches/standings/list-seasons.ts';
import { listPollsById } from '#domain/polls/get-poll.ts';
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
