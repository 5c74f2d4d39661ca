import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import { writeArticle } from '#tests/kit/content/articles.ts';
import { DatabaseUnavailable } from './errors.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'newsroom-open-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (file: string) => openDatabase({ kind: 'sqlite', file });

it('creates the file and its folder, and reads the data after reopening', async () => {
  const file = join(folder, 'data', 'site.db');
  const first = await open(file);
  await migrateToLatest(first, allMigrations);
  const { slug } = await writeArticle(first.db);
  await first.close();

  const second = await open(file);
  expect(await migrateToLatest(second, allMigrations)).toEqual([]);
  const row = await second.db.selectFrom('article').select('slug').executeTakeFirst();
  expect(row).toEqual({ slug });
  await second.close();
});

it('survives a revision that cannot be read, and reports it when it can be read again', async () => {
  const file = join(folder, 'site.db');
  const database = await open(file);
  await migrateToLatest(database, allMigrations);
  const reported: number[] = [];
  database.onRevision(({ revision }) => reported.push(revision));
  const otherProcess = await open(file);
  // A write of this process, then one of another process that the timer finds. Neither may throw.
  await database.db.schema.alterTable('site_revision').renameTo('away').execute();
  const setting = { key: 'phone', value: '"1"', version: 1, updated_at: 0 };
  await otherProcess.db.insertInto('setting').values(setting).execute();
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(reported).toEqual([]);
  await otherProcess.db.schema.alterTable('away').renameTo('site_revision').execute();
  await expect.poll(() => reported).toHaveLength(1);
  await database.close();
  await otherProcess.close();
});

it.each([
  ['text', Buffer.from('This is no database. '.repeat(400))],
  ['a torn header', Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(4080, 7)])],
])('refuses a damaged file (%s) and does not change it', async (_, bytes) => {
  const file = join(folder, 'site.db');
  writeFileSync(file, bytes);
  await expect(open(file)).rejects.toThrow(DatabaseUnavailable);
  await expect(open(file)).rejects.toThrow(/damaged/);
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

it('refuses a truncated database and does not change it', async () => {
  const file = join(folder, 'site.db');
  const whole = await open(file);
  await migrateToLatest(whole, allMigrations);
  await whole.close();
  const cut = readFileSync(file).subarray(0, 4096 * 3);
  writeFileSync(file, cut);
  await expect(open(file)).rejects.toThrow(/damaged/);
  expect(readFileSync(file).equals(cut)).toBe(true);
});

it('explains that a path is a folder, and keeps the cause of the error', async () => {
  const failure = await open(folder).catch((error) => error);
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  expect(failure.message).toContain(folder);
  expect(failure.cause).toBeInstanceOf(Error);
});

it('names a PostgreSQL server that does not answer, without its password', async () => {
  const url = 'postgres://writer:secret@127.0.0.1:1/site';
  const failure = await openDatabase({ kind: 'postgres', url }).catch((error) => error);
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  expect(failure.message).toContain('127.0.0.1:1/site');
  expect(failure.message).not.toContain('secret');
});
