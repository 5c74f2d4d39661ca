import { expect, it } from 'vitest';
import { SECOND } from '#az/format/durations.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase, type TestDatabase } from '#tests/kit/databases/databases.ts';
import { createPurgePlanner, type Purge, readPurge } from './plan-purge.ts';
import { changedKeys } from './surrogate-keys.ts';

const siteUrl = 'https://site.az';

/** An instance of the site whose clock the test moves. */
function createInstance(open: TestDatabase, clock: { now: number }) {
  return createPurgePlanner({ open, db: open.db, siteUrl, now: () => clock.now, newId });
}

async function readQueue({ db }: TestDatabase): Promise<Purge[]> {
  const rows = await db.selectFrom('delivery').selectAll().orderBy('created_at').execute();
  for (const row of rows)
    expect(row).toMatchObject({ channel: 'cdn', event_type: 'pages.changed', address: `${siteUrl}/` });
  return rows.map(readPurge);
}

/** A database whose changes so far have been told. */
async function openTold(openDatabase: () => Promise<TestDatabase>) {
  const open = await openDatabase();
  const clock = { now: NOON };
  const run = createInstance(open, clock);
  const pass = async (ms: number) => {
    clock.now += ms;
    await run();
  };
  await pass(0);
  await pass(1.5 * SECOND);
  expect(await readQueue(open)).toEqual([{ keys: null }]);
  await open.db.deleteFrom('delivery').execute();
  return { open, clock, pass };
}

const keysOf = (...scopes: string[]) => changedKeys(new Set(scopes)) ?? [];

describeOnEachDatabase('the planner of purges', (openDatabase) => {
  it('purges everything at its first run, because nobody knows what the CDN has', async () => {
    await openTold(openDatabase);
  });

  it('purges what has changed, once, when every instance has had time to render it again', async () => {
    const { open, pass } = await openTold(openDatabase);
    const { id } = await writeArticle(open.db, { title: 'Yeni' });
    await pass(0);
    await pass(1.5 * SECOND - 1);
    expect(await readQueue(open)).toEqual([]);
    await pass(1);
    const [purge, ...others] = await readQueue(open);
    expect(others).toEqual([]);
    expect(purge?.keys).toEqual(expect.arrayContaining(keysOf(`article:${id}`, 'articles')));
    await open.db.deleteFrom('delivery').execute();
    await pass(10 * SECOND);
    expect(await readQueue(open)).toEqual([]);
  });

  it('is not held up by changes that follow each other', async () => {
    const { open, pass } = await openTold(openDatabase);
    const first = await writeArticle(open.db, { title: 'Birinci' });
    await pass(0);
    for (let second = 1; second <= 3; second += 1) {
      await writeArticle(open.db, { title: `Xəbər ${second}` });
      await pass(SECOND);
    }
    const [purge] = await readQueue(open);
    expect(purge?.keys).toEqual(expect.arrayContaining(keysOf(`article:${first.id}`)));
  });

  it('adds a change to the purge that waits, and starts another beside one that is being sent', async () => {
    const { open, clock, pass } = await openTold(openDatabase);
    const change = async (title: string) => {
      const { id } = await writeArticle(open.db, { title });
      await pass(0);
      await pass(1.5 * SECOND);
      return keysOf(`article:${id}`);
    };
    const first = await change('Birinci');
    const second = await change('İkinci');
    const [joined, ...none] = await readQueue(open);
    expect(none).toEqual([]);
    expect(joined?.keys).toEqual(expect.arrayContaining([...first, ...second]));
    expect(new Set(joined?.keys).size).toBe(joined?.keys?.length);
    await open.db
      .updateTable('delivery')
      .set({ status: 'sending', lease_id: 'worker', lease_until: clock.now + SECOND })
      .execute();
    await change('Üçüncü');
    expect(await readQueue(open)).toHaveLength(2);
  });

  it('purges everything instead of more than 2,000 keys', async () => {
    const { open, clock, pass } = await openTold(openDatabase);
    const change = async (title: string) => {
      // The newest one changes itself and the page of the article before it: as many scopes each time.
      await writeArticle(open.db, { title, now: clock.now });
      await pass(0);
      await pass(1.5 * SECOND);
      const [purge] = await readQueue(open);
      return purge?.keys;
    };
    /** What is queued before the next change. */
    const queueKeys = (count: number) =>
      open.db
        .updateTable('delivery')
        .set({ payload: JSON.stringify({ keys: Array.from({ length: count }, (_, n) => `k${n}`) }) })
        .execute();
    await change('Kateqoriya ilə');
    await queueKeys(0);
    const ofOne = (await change('Yeni'))?.length ?? 0;
    await queueKeys(2000 - ofOne);
    expect(await change('Daha bir')).toHaveLength(2000);
    await queueKeys(2001 - ofOne);
    expect(await change('Bir də')).toBeNull();
  });

  it('is told once by two instances', async () => {
    const { open, clock, pass } = await openTold(openDatabase);
    const other = createInstance(open, clock);
    await writeArticle(open.db, { title: 'Yeni' });
    await Promise.all([pass(0), other()]);
    await Promise.all([pass(1.5 * SECOND), other()]);
    await Promise.all([pass(0), other()]);
    expect(await readQueue(open)).toHaveLength(1);
  });

  it('tells after a restart what has changed meanwhile', async () => {
    const { open, clock } = await openTold(openDatabase);
    const { id } = await writeArticle(open.db, { title: 'Yeni' });
    const restarted = createInstance(open, clock);
    await restarted();
    clock.now += 1.5 * SECOND;
    await restarted();
    expect((await readQueue(open))[0]?.keys).toEqual(expect.arrayContaining(keysOf(`article:${id}`)));
  });
});
