import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import { writeArticle } from '#tests/kit/content/articles.ts';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '#tests/kit/databases/postgres.ts';
import type { OpenDatabase } from './engine-of.ts';
import { inTransaction } from './in-transaction.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { openReadReplica, type ReadReplica } from './read-replica.ts';

describe.runIf(inject('postgresUrl') && process.platform === 'linux')('a read replica', () => {
  let primary: ThrowAwayPostgres;
  let standby: ThrowAwayPostgres;
  let open: OpenDatabase;
  let onStandby: OpenDatabase;
  let replica: ReadReplica;
  /** Why it was lost, and null each time that it was back. */
  const changes: (Error | null)[] = [];
  /** The revision that this process knows. */
  let known = 0;

  beforeAll(async () => {
    primary = startThrowAwayPostgres() as ThrowAwayPostgres;
    open = await openDatabase({ kind: 'postgres', url: primary.url });
    await migrateToLatest(open, allMigrations);
    standby = primary.startStandby();
    onStandby = await openDatabase({ kind: 'postgres', url: standby.url });
    replica = openReadReplica({
      url: standby.url,
      revision: () => known,
      now: Date.now,
      onChange: (lost) => changes.push(lost),
    });
  });
  afterAll(async () => {
    await replica.close();
    await onStandby.close();
    await open.close();
    standby.stop();
    primary.stop();
  });
  beforeEach(() => expect.poll(isOnReplica).toBe(true));

  /** Whether a standby answers this query. */
  async function askWhere(db = open.db): Promise<boolean | undefined> {
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db);
    return rows[0]?.standby;
  }
  const isOnReplica = () => replica.readPage(() => askWhere());
  const listTitles = async () =>
    (await open.db.selectFrom('article').select('title').execute()).map(({ title }) => title);
  const pause = (word: 'pause' | 'resume') =>
    sql`select ${sql.raw(`pg_wal_replay_${word}`)}()`.execute(onStandby.db);

  test('answers queries of pages, and no others', async () => {
    expect(await isOnReplica()).toBe(true);
    expect(await askWhere()).toBe(false);
    const inTransactionOfPage = () => inTransaction(open.db, (tx) => askWhere(tx));
    expect(await replica.readPage(inTransactionOfPage)).toBe(false);
    expect(await replica.readPage(() => open.db.connection().execute(askWhere))).toBe(true);
    const before = { ...replica.counts };
    await replica.readPage(listTitles);
    await listTitles();
    expect(replica.counts).toEqual({ ...before, replica: before.replica + 1 });
    expect(replica.problem()).toBe(null);
    expect(replica.lagMs()).toBe(0);
  });

  test('a page that writes reads its own write, also in a statement that begins as a read', async () => {
    await pause('pause');
    const titles = await replica.readPage(async () => {
      expect(await askWhere()).toBe(true);
      await writeArticle(open.db, { title: 'Öz xəbəri' });
      expect(await askWhere()).toBe(false);
      return listTitles();
    });
    expect(titles).toContain('Öz xəbəri');
    const renamed = await replica.readPage(() =>
      sql<{ title: string }>`with renamed as (update article set title = 'Yeni ad' returning title)
        select title from renamed`.execute(open.db),
    );
    expect(renamed.rows).toEqual([{ title: 'Yeni ad' }]);
    await pause('resume');
  });

  test('is not asked while it does not have what this process knows', async () => {
    await pause('pause');
    await writeArticle(open.db, { title: 'Yeni xəbər' });
    // Until the process knows of the change, the old state is as good as the new one.
    expect(await replica.readPage(listTitles)).not.toContain('Yeni xəbər');
    known = await open.currentRevision();
    expect(await replica.readPage(listTitles)).toContain('Yeni xəbər');
    expect(await isOnReplica()).toBe(false);
    await expect.poll(() => replica.lagMs()).toBeGreaterThan(0);
    await pause('resume');
    await expect.poll(isOnReplica).toBe(true);
    expect(await replica.readPage(listTitles)).toContain('Yeni xəbər');
    expect(replica.lagMs()).toBe(0);
  });

  test('that the primary had to help does not answer the rest of the page', async () => {
    await pause('pause');
    await writeArticle(open.db);
    const before = known;
    known = await open.currentRevision();
    const asked = await replica.readPage(async () => {
      const first = await askWhere();
      known = before;
      await expect.poll(isOnReplica).toBe(true);
      return [first, await askWhere()];
    });
    expect(asked).toEqual([false, false]);
    known = await open.currentRevision();
    await pause('resume');
  });

  test('that answers one query of a page late does not take over again from the primary', async () => {
    const asked = await replica.readPage(async () => {
      await Promise.all([
        sql`select pg_sleep(0.1)`.execute(open.db),
        sql`update article set title = title where false`.execute(open.db),
      ]);
      return askWhere();
    });
    expect(asked).toBe(false);
  });

  test('leaves the error of a statement to the primary, and goes on', async () => {
    const wrong = () => sql`select no_such_column from article`.execute(open.db);
    await expect(replica.readPage(wrong)).rejects.toThrow('no_such_column');
    expect(await isOnReplica()).toBe(true);
  });

  test.each([
    ['hangs', () => standby.hang(), () => standby.goOn()],
    ['has crashed', () => standby.crash(), () => standby.start()],
  ])('that %s leaves the pages to the primary until it is back', async (_, end, begin) => {
    // Several connections, which know that they have everything.
    expect(await Promise.all(Array.from({ length: 5 }, isOnReplica))).toEqual(Array(5).fill(true));
    changes.length = 0;
    end();
    expect(await isOnReplica()).toBe(false);
    await expect.poll(() => replica.problem()).toContain('read replica away');
    // It is asked every second, and no answer of before makes it usable.
    await expect.poll(() => replica.lagMs()).toBeGreaterThan(3000);
    expect(await isOnReplica()).toBe(false);
    expect(changes).toEqual([expect.any(Error)]);
    begin();
    await expect.poll(isOnReplica).toBe(true);
    expect(replica.problem()).toBe(null);
    expect(changes).toEqual([expect.any(Error), null]);
  });

  test('that is away from the start is used when it comes', async () => {
    standby.crash();
    const ofLate: (Error | null)[] = [];
    const late = openReadReplica({
      url: standby.url,
      revision: () => known,
      now: Date.now,
      onChange: (lost) => ofLate.push(lost),
    });
    expect(await late.readPage(() => askWhere())).toBe(false);
    standby.start();
    await expect.poll(() => late.readPage(() => askWhere())).toBe(true);
    expect(ofLate).toEqual([null]);
    await late.close();
  });
});
