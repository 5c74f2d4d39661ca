import type { Insertable } from 'kysely';
import type { Database, Db } from '#platform/db/schema.ts';
import { toChunks } from '#platform/limits/to-chunks.ts';
import { extendLedger, insertEntries, type NewEntry } from './append-entries.ts';
import { foldEntries } from './match-ledger.ts';
import { insertEvents, toDerivedColumns } from './project-fixture.ts';

/** What is entered about a match: the columns that do not follow from its ledger. */
type NewFacts = Pick<
  Insertable<Database['fixture']>,
  | 'id'
  | 'competition_id'
  | 'season_id'
  | 'stage_id'
  | 'group_id'
  | 'round_id'
  | 'home_id'
  | 'away_id'
  | 'kick_off'
  | 'venue_id'
  | 'is_neutral'
>;

export interface NewMatch {
  facts: NewFacts;
  entries: readonly NewEntry[];
}

const ROWS_PER_QUERY = 500;

/**
 * Writes matches that do not exist yet with their ledgers, and everything that follows from these but the table. Statements are few,
 * so that an import of thousands of matches is fast. At most a thousand matches.
 * @throws as `appendToLedger`
 */
export async function insertMatches(
  tx: Db,
  matches: readonly NewMatch[],
  { source, now }: { source: string; now: number },
): Promise<void> {
  const written = matches.map(({ facts, entries }) => ({
    facts,
    fixtureId: facts.id,
    ledger: extendLedger(foldEntries([]), entries, { source, staffId: null, now }),
  }));
  for (const some of toChunks(written, ROWS_PER_QUERY))
    await tx
      .insertInto('fixture')
      .values(
        some.map(({ facts, ledger }) => ({
          ...facts,
          broadcast: 'unknown' as const,
          sample: 0 as const,
          version: 1,
          edited_at: now,
          ...toDerivedColumns(ledger, now),
        })),
      )
      .execute();
  const lines = written.flatMap(({ fixtureId, ledger }) =>
    ledger.entries.map((entry) => ({ fixtureId, entry })),
  );
  for (const some of toChunks(lines, ROWS_PER_QUERY)) await insertEntries(tx, some);
  await insertEvents(tx, written);
}
