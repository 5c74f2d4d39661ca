import {
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import { writeArticle } from '#tests/kit/content/articles.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { migrateToLatest } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { checkSqliteFile } from './check-sqlite-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'newsroom-disk-'));
  file = join(folder, 'site.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('without space writes fail and reads go on, until there is space again', async () => {
  const open = await openDatabase({ kind: 'sqlite', file });
  await migrateToLatest(open, allMigrations);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(open.db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(open.db);
  const value = JSON.stringify('x'.repeat(1_000_000));
  const write = () =>
    open.db
      .transaction()
      .execute((tx) =>
        tx.insertInto('setting').values({ key: 'phone', value, version: 1, updated_at: 0 }).execute(),
      );
  await expect(write()).rejects.toThrow(DatabaseUnavailable);
  expect(open.writeProblem()).toBe('SQLITE_FULL');
  expect(await open.db.selectFrom('setting').selectAll().execute()).toEqual([]);
  expect(open.writeProblem()).toBe('SQLITE_FULL');
  await sql`pragma max_page_count = 1000000`.execute(open.db);
  await write();
  expect(open.writeProblem()).toBeNull();
  await open.close();
});

test('an empty file is refused and left as it is', async () => {
  writeFileSync(file, '');
  await expect(openDatabase({ kind: 'sqlite', file })).rejects.toThrow(/is empty \(0 bytes\)/);
  expect(statSync(file).size).toBe(0);
});

test('damaged pages are found', async () => {
  const open = await openDatabase({ kind: 'sqlite', file });
  await migrateToLatest(open, allMigrations);
  for (let number = 0; number < 20; number += 1) await writeArticle(open.db, { title: `Xəbər ${number}` });
  await open.close();
  expect(await checkSqliteFile(file).problems).toEqual([]);
  const handle = openSync(file, 'r+');
  for (let page = 20; page < 40; page += 1) writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, page * 4096);
  closeSync(handle);
  expect(await checkSqliteFile(file).problems).not.toEqual([]);
  const ended = checkSqliteFile(file);
  await ended.stop();
  expect(await ended.problems, 'of a check that was ended').toEqual([]);
  truncateSync(file, 5000);
  const check = checkSqliteFile(file);
  expect(await check.problems).not.toEqual([]);
  await check.stop();
});

test('a file that cannot be checked is no damaged one', async () => {
  await expect(checkSqliteFile(join(folder, 'missing.sqlite')).problems).rejects.toThrow(/SQLITE_CANTOPEN/);
});
