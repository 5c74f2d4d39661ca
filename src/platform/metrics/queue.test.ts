import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailQueue } from '#platform/mail/send-queued-mail.ts';
import { outboxQueues } from '#platform/outbox/outbox-jobs.ts';
import { type ExplainingDatabase, openExplainingDatabase } from '#tests/kit/databases/query-plans.ts';
import { readQueue } from './queue.ts';

let database: ExplainingDatabase;
beforeAll(async () => {
  database = await openExplainingDatabase(async () => {});
});
afterAll(() => database.close());

test('a queue is read by an index', async () => {
  const { db } = database;
  const scans = await database.listTableScans(async () => {
    for (const { read } of [...outboxQueues(db), mailQueue(db)])
      expect(await read()).toEqual({ length: 0, oldestDue: null });
  });
  // `waiting` is the list of rows that was read by the index.
  expect(scans.filter((scan) => !/ waiting/.test(scan))).toEqual([]);
});

test('the oldest row that waits is found', async () => {
  const { db } = database;
  for (const created_at of [7, 5, 9])
    await db
      .insertInto('outbox_event')
      .values({ id: String(created_at), type: 'breaking.ended', subject_id: 'a', detail: '{}', created_at })
      .execute();
  const rows = db.selectFrom('outbox_event').orderBy('created_at').select('created_at as due');
  expect(await readQueue(db, rows)).toEqual({ length: 3, oldestDue: 5 });
});
