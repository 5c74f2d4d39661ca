import { projectStandings } from '#features/competitions/rules/standings/project-standings.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { lockLedger } from './match-ledger.ts';
import { projectFixture } from './project-fixture.ts';

/**
 * Derives every match and every table again from the ledgers. The result is the same to the byte when nothing was wrong.
 * Each match has a transaction of its own, so readers and the match desk go on. `onProgress` gets the finished share.
 */
export async function rebuildMatches(
  db: Db,
  { onProgress }: { onProgress?: (done: number, total: number) => void } = {},
): Promise<{ fixtures: number; seasons: number }> {
  const fixtures = await db.selectFrom('fixture').select('id').orderBy('id').execute();
  const seasons = await db.selectFrom('season').select('id').orderBy('id').execute();
  const total = fixtures.length + seasons.length;
  let done = 0;
  for (const { id } of fixtures) {
    await rebuildFixture(db, id);
    onProgress?.(++done, total);
  }
  for (const { id } of seasons) {
    await inTransaction(db, (tx) => projectStandings(tx, id));
    onProgress?.(++done, total);
  }
  return { fixtures: fixtures.length, seasons: seasons.length };
}

/**
 * Derives the matches whose ledger has entries but whose `last_sequence` is 0, and their tables. A migration that changes what
 * follows from a ledger marks matches so. Called at the start of the server.
 */
export async function rebuildStaleMatches(db: Db): Promise<number> {
  const stale = await db
    .selectFrom('fixture')
    .innerJoin('ledger_entry', 'ledger_entry.fixture_id', 'fixture.id')
    .select(['fixture.id', 'fixture.season_id'])
    .where('ledger_entry.sequence', '=', 1)
    .where('fixture.last_sequence', '=', 0)
    .execute();
  for (const { id } of stale) await rebuildFixture(db, id);
  const seasons = await db
    .selectFrom('standing_start')
    .innerJoin('stage', 'stage.id', 'standing_start.stage_id')
    .select('stage.season_id')
    .distinct()
    .where('stage.season_id', 'not in', db.selectFrom('standing').select('season_id'))
    .execute();
  const touched = [...stale, ...seasons].flatMap(({ season_id }) => (season_id === null ? [] : [season_id]));
  for (const season of new Set(touched)) await inTransaction(db, (tx) => projectStandings(tx, season));
  return stale.length;
}

function rebuildFixture(db: Db, fixtureId: string) {
  return inTransaction(db, async (tx) => projectFixture(tx, await lockLedger(tx, fixtureId)));
}
