import type { SelectQueryBuilder } from 'kysely';
import type { Database, Db } from '#platform/db/schema.ts';

/** A table whose rows wait for work. */
export interface Queue {
  name: string;
  read(): Promise<QueueState>;
}

interface QueueState {
  /** How many rows wait, at most `MAX_COUNTED`. */
  length: number;
  /** When the oldest of them had to be done, epoch ms. Null when none waits or the queue has no times. */
  oldestDue: number | null;
}

/** A queue is read at every scrape, so no more rows than these are read. */
export const MAX_COUNTED = 5000;

/** Counts waiting rows. `rows` needs an index and the order in which they are done. */
export async function readQueue<Table extends keyof Database>(
  db: Db,
  rows: SelectQueryBuilder<Database, Table, { due: number | null }>,
): Promise<QueueState> {
  const { length, oldestDue } = await db
    .selectFrom(rows.limit(MAX_COUNTED).as('waiting'))
    .select(({ fn }) => [fn.countAll<number>().as('length'), fn.min('waiting.due').as('oldestDue')])
    .executeTakeFirstOrThrow();
  return { length, oldestDue };
}
