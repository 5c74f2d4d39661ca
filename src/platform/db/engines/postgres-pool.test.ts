import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { openDatabase } from '../open-database.ts';

/** Longer than the limits, and short enough for the server to be done with it soon. */
const slow = sql`select pg_sleep(1.5)`;

describeOnPostgres('the limits of queries', (open) => {
  const openAgain = async (connectionLimitMs: number) => {
    const { target } = await open();
    if (target.kind !== 'postgres') throw new Error('Not PostgreSQL');
    return openDatabase({ ...target, connectionLimitMs });
  };

  it('a query that takes too long fails, and the next one gets another connection', async () => {
    const database = await openAgain(4000);
    const readConnection = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)).rows[0]?.pid;
    const before = await readConnection();
    database.limitQueries(100);
    await expect(slow.execute(database.db)).rejects.toThrow(DatabaseUnavailable);
    database.limitQueries(Number.POSITIVE_INFINITY);
    expect(await readConnection()).not.toBe(before);
    await database.close();
  });

  it('a query that gets no connection in time fails, and those that have one go on', async () => {
    const database = await openAgain(300);
    // As many as the pool has connections.
    const running = Array.from({ length: 10 }, () => slow.execute(database.db));
    await expect(slow.execute(database.db)).rejects.toThrow(DatabaseUnavailable);
    expect(await Promise.all(running)).toHaveLength(10);
    await database.close();
  });
});
