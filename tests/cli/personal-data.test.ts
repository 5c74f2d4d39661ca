import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import type { DatabaseTarget } from '#platform/db/engine-of.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { writeSubscriber } from '../kit/content/audience.ts';
import { makePostgresDatabase } from '../kit/databases/make-postgres-database.ts';
import { runCommand } from '../kit/site/run-command.ts';
import { siteEngine } from '../kit/site/site.ts';

const EMAIL = 'rauf@example.az';

test('the command personal-data exports, says what it would erase, and erases only with --yes', async () => {
  mkdirSync(inject('runFolder'), { recursive: true });
  const env: Record<string, string> = { DATA_DIR: mkdtempSync(join(inject('runFolder'), 'persons-')) };
  const made = siteEngine() === 'postgres' ? await makePostgresDatabase(inject('postgresUrl') ?? '') : null;
  if (made) env.DATABASE_URL = made.url;
  const target: DatabaseTarget = made
    ? { kind: 'postgres', url: made.url }
    : { kind: 'sqlite', file: join(env.DATA_DIR ?? '', 'newsroom.sqlite') };
  const open = await openDatabase(target);
  await migrateToLatest(open, allMigrations);
  await writeSubscriber(open.db, EMAIL);
  await open.close();

  const exported = await runCommand(['personal-data', 'export', EMAIL], env);
  expect(JSON.parse(exported.stdout)).toMatchObject({ tables: { subscriber: [{ email: EMAIL }] } });
  expect(await runCommand(['personal-data', 'erase', EMAIL], env)).toMatchObject({
    code: 2,
    stdout: 'subscriber: 1\n',
    stderr: expect.stringContaining('--yes'),
  });
  expect(await runCommand(['personal-data', 'erase', EMAIL, '--yes'], env)).toMatchObject({
    code: 0,
    stdout: 'subscriber: 1\n',
  });
  expect(await runCommand(['personal-data', 'erase', EMAIL, '--yes'], env)).toMatchObject({ code: 1 });
  expect(await runCommand(['personal-data', 'export'], env)).toMatchObject({
    code: 2,
    stderr: 'error: Say who it is: an e-mail address, --comment or --push.\n',
  });
  expect(await runCommand(['personal-data', 'export', '--comment', 'zzz'], env)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^error: Write the id of a comment/),
  });
  await made?.drop();
});
