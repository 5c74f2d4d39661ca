import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLocalFileStore } from '#platform/files/create-local-file-store.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findConnectionProblem, testDatabase, testFileStore } from './connections.ts';

describeOnEachDatabase('testDatabase', (open) => {
  test('deletes the row that it wrote', async () => {
    const { db } = await open();
    await testDatabase(db, { now: NOON, newId });
    expect(await db.selectFrom('connection_test').selectAll().execute()).toEqual([]);
  });

  test('reports a missing table', async () => {
    const { db } = await open();
    const failure = await db
      .transaction()
      .execute(async (tx) => {
        await tx.schema.dropTable('connection_test').execute();
        await testDatabase(tx, { now: NOON, newId });
      })
      .catch((error) => error);
    expect(findConnectionProblem(failure).code).toBe('not-initialised');
    await testDatabase(db, { now: NOON, newId });
  });
});

test('testFileStore deletes its file and reports a store that loses it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = createLocalFileStore(folder);
  await testFileStore(store, { now: NOON, newId });
  expect(await store.list('')).toEqual([]);

  const losingStore = { ...store, get: async () => null };
  await expect(testFileStore(losingStore, { now: NOON, newId })).rejects.toThrow('did not give back');
  expect(await store.list('')).toEqual([]);
});
