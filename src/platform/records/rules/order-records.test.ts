import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createPoll } from '#features/polls/rules/change-poll.ts';
import { pollRecord } from '#features/polls/rules/poll-record.ts';
import type { Db } from '#platform/db/schema.ts';
import { emptyTyped } from '#platform/records/record.ts';
import type { Change } from '#platform/sessions/actor.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { recordRules } from '#tests/kit/content/records.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { orderRecords } from './order-records.ts';
import { listRecords } from './read-records.ts';
import { createRecord } from './write-record.ts';

/** Creates broadcasters. Returns the id of each name. */
async function createBroadcasters(db: Db, editor: Change, names: readonly string[]) {
  const rules = recordRules('broadcaster');
  const ids = new Map<string, string>();
  for (const name of names) {
    const id = newId();
    ids.set(name, id);
    await createRecord(db, rules, { ...editor, id, typed: { ...emptyTyped(rules), name } });
  }
  return { rules, idOf: (name: string) => ids.get(name) ?? '' };
}

/** The states before and after each change of an order. */
async function readOrderLines(db: Db) {
  const rows = await db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', 'like', '%.order')
    .orderBy('created_at')
    .execute();
  return rows.map(({ before, after }) => [JSON.parse(before ?? ''), JSON.parse(after ?? '')]);
}

describeOnEachDatabase('orderRecords', (open) => {
  it('uses the declared columns of the order and of the title', async () => {
    const { db } = await open();
    const editor = await asEditor(db);
    // Any record shows it whose columns have other names than `name` and `position`.
    const polls = { ...pollRecord, list: { ...pollRecord.list, isOrdered: true } };
    const ids: string[] = [];
    for (const [at, question] of ['Bir?', 'İki?', 'Üç?'].entries()) {
      const typed = { question, options: 'Hə\nYox' };
      ids.push((await createPoll(db, { ...editor, typed, now: NOON + at })).id);
    }
    await orderRecords(db, polls, { ...editor, now: NOON, ids: [ids[2] ?? ''] });
    const { items } = await listRecords(db, polls);
    expect(items.map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]]);
    expect(await readOrderLines(db)).toEqual([
      [{ position: ['Bir?', 'İki?', 'Üç?'] }, { position: ['Üç?', 'Bir?', 'İki?'] }],
    ]);
  });

  it('lists and orders records of one place by the further column', async () => {
    const { db } = await open();
    const editor = { ...(await asEditor(db)), now: NOON };
    const { rules, idOf } = await createBroadcasters(db, editor, ['C', 'A', 'B']);
    const byName = { ...rules, list: { ...rules.list, thenBy: 'name' } };
    await db.updateTable('broadcaster').set({ position: 0 }).execute();
    const names = async () => (await listRecords(db, byName)).items.map(({ values }) => values.name);
    expect(await names()).toEqual(['A', 'B', 'C']);
    await orderRecords(db, byName, { ...editor, ids: [idOf('B')] });
    expect(await names()).toEqual(['B', 'A', 'C']);
  });
});

describeOnPostgres('two editors who order records at the same time', (open) => {
  it('do not mix their orders: the second one changes the order of the first one', async () => {
    const { db } = await open();
    const editor = { ...(await asEditor(db)), now: NOON };
    const { rules, idOf } = await createBroadcasters(db, editor, ['A', 'B', 'C']);
    const putFirst = (on: Db, name: string, now: number) =>
      orderRecords(on, rules, { ...editor, now, ids: [idOf(name)] });
    let second = Promise.resolve();
    await db.transaction().execute(async (tx) => {
      await putFirst(tx, 'C', NOON);
      second = putFirst(db, 'B', NOON + 1);
      await expect.poll(() => countWaiting(db)).toBe(1);
    });
    await second;
    const rows = await db
      .selectFrom('broadcaster')
      .select(['name', 'position'])
      .orderBy('position')
      .execute();
    expect(rows).toEqual(['B', 'C', 'A'].map((name, position) => ({ name, position })));
    expect(await readOrderLines(db)).toEqual([
      [{ position: ['A', 'B', 'C'] }, { position: ['C', 'A', 'B'] }],
      [{ position: ['C', 'A', 'B'] }, { position: ['B', 'C', 'A'] }],
    ]);
  });
});

/** The connections that wait for a lock of another one. */
async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: string }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return Number(rows[0]?.waiting);
}
