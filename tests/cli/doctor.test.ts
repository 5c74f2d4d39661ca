import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import type { DatabaseTarget } from '#platform/db/engine-of.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { findClockShift } from '../kit/clock/clock-shift.ts';
import { writeArticle } from '../kit/content/articles.ts';
import { makePostgresDatabase } from '../kit/databases/make-postgres-database.ts';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../kit/databases/postgres.ts';
import { startMailServer } from '../kit/servers/mail-server.ts';
import { startProviderServer } from '../kit/servers/provider-server.ts';
import { startS3Server } from '../kit/servers/s3-server.ts';
import { freePort } from '../kit/site/free-port.ts';
import { runCommand } from '../kit/site/run-command.ts';
import { siteEngines } from '../kit/site/site.ts';

/** Commands have the real clock, also in a run with `TEST_CLOCK`: the doctor compares it with that of PostgreSQL. */
const realNow = () => Date.now() - findClockShift(process.env);

function makeFolder(): string {
  mkdirSync(inject('runFolder'), { recursive: true });
  return mkdtempSync(join(inject('runFolder'), 'doctor-'));
}

interface Finding {
  part: string;
  state: string;
  text: string;
  mend?: string;
}

async function runDoctor(env: Record<string, string>) {
  const { code, stdout, stderr } = await runCommand(['doctor', '--json'], env);
  expect(stderr).toBe('');
  const findings = JSON.parse(stdout) as Finding[];
  const faults = findings.filter(({ state }) => state === 'fault');
  for (const { mend } of faults) expect(mend).toBeTruthy();
  return { code, findings, faults: faults.map(({ part, text }) => `${part}: ${text}`) };
}

describe.each(siteEngines())('the doctor of a site on %s', (engine) => {
  const env: Record<string, string> = {};
  let target: DatabaseTarget;
  let drop = async () => {};

  const change = async (work: (db: Db) => Promise<unknown>) => {
    const open = await openDatabase(target);
    await work(open.db).finally(() => open.close());
  };

  beforeAll(async () => {
    env.DATA_DIR = makeFolder();
    target = { kind: 'sqlite', file: join(env.DATA_DIR, 'newsroom.sqlite') };
    if (engine === 'postgres') {
      const made = await makePostgresDatabase(inject('postgresUrl') ?? '');
      drop = made.drop;
      env.DATABASE_URL = made.url;
      target = { kind: 'postgres', url: made.url };
    }
    const open = await openDatabase(target);
    await migrateToLatest(open, allMigrations);
    await open.close();
  });
  afterAll(() => drop());

  test('finds nothing at fault with a site that is well', async () => {
    const mail = await startMailServer();
    const { code, findings, faults } = await runDoctor({ ...env, SMTP_URL: mail.url });
    await mail.stop();
    expect({ code, faults }).toEqual({ code: 0, faults: [] });
    const parts = findings.map(({ part }) => part);
    for (const part of ['configuration', 'database', 'files', 'mail', 'clock', 'disk', 'backup'])
      expect(parts).toContain(part);
    expect(findings.find(({ part }) => part === 'backup')).toMatchObject({ state: 'warning' });
  });

  test('names a mail server that does not answer, and a backup that is too old', async () => {
    const backups = makeFolder();
    const broken = { ...env, SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, BACKUP_TO: backups };
    const none = await runDoctor(broken);
    expect(none.code).toBe(1);
    expect(none.faults).toEqual([
      expect.stringMatching(/^mail: .*ECONNREFUSED/),
      'backup: there is no complete backup yet',
    ]);
    await change((db) =>
      db
        .insertInto('backup_state')
        .values({
          id: 1,
          lease_id: null,
          lease_until: 0,
          succeeded_at: realNow() - 30 * 3_600_000,
          bytes: 1,
        })
        .execute(),
    );
    expect((await runDoctor({ ...env, BACKUP_TO: backups })).faults).toEqual([
      `backup: ${backups} has no backup any more`,
    ]);
    writeFileSync(join(backups, 'newsroom-20261127-000000.zip'), '');
    expect((await runDoctor({ ...env, BACKUP_TO: backups })).faults).toEqual([
      `backup: newsroom-20261127-000000.zip in ${backups}, 30 hours old`,
    ]);
    await change((db) => db.updateTable('backup_state').set({ succeeded_at: realNow() }).execute());
    expect((await runDoctor({ ...env, BACKUP_TO: backups })).faults).toEqual([]);
  });

  test('says that migrations are missing without applying them, and refuses a newer database', async () => {
    const last = allMigrations.at(-1)?.name ?? '';
    const rename = (from: string, to: string) =>
      change((db) => db.updateTable('schema_migration').set({ name: to }).where('name', '=', from).execute());
    await rename(last, '9999-later');
    const { code, findings, faults } = await runDoctor(env);
    expect({ code, faults }).toEqual({
      code: 1,
      faults: ['database: it is newer than this program: 9999-later'],
    });
    expect(findings.map(({ text }) => text)).toContain('1 migrations are missing');
    await rename('9999-later', last);
  });

  test('counts and accounts are mended by commands', async () => {
    await change(async (db) => {
      await writeArticle(db, { title: 'Bir', tags: ['Qarabağ'] });
      await db.updateTable('tag').set({ article_count: 5 }).execute();
    });
    const recounted = await runCommand(['recount', '--json'], env);
    expect(JSON.parse(recounted.stdout)).toEqual({ categories: 0, tags: 1, bylines: 0, subscribers: 0 });

    const created = await runCommand(['create-admin', 'Rehber@Example.az', '--json'], env);
    expect(JSON.parse(created.stdout)).toMatchObject({ email: 'rehber@example.az', isNew: true });
    const again = await runCommand(['create-admin', 'rehber@example.az'], env);
    expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('keeps its password') });
    await change((db) => db.updateTable('staff').set({ banned: 1 }).execute());
    const reopened = await runCommand(['create-admin', 'rehber@example.az'], env);
    expect(reopened.stdout).toContain('was closed by an admin. It is open again');
    await change(async (db) => {
      expect(
        await db.selectFrom('staff').select(['email', 'role', 'name', 'must_change_password']).execute(),
      ).toEqual([
        {
          email: 'rehber@example.az',
          role: 'admin',
          name: 'Rehber',
          must_change_password: engine === 'sqlite' ? 1 : true,
        },
      ]);
    });
    expect(await runCommand(['create-admin', 'nobody'], env)).toMatchObject({
      code: 2,
      stderr: 'error: This is not an e-mail address such as me@example.az.\n',
    });
  });
});

test('wrong variables are found before anything else', async () => {
  const { code, findings } = await runDoctor({ PORT: 'x', DATA_DIR: makeFolder() });
  expect(code).toBe(1);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.text).toMatch(/^PORT: /);
});

test('a folder that does not exist is named, and nothing is created', async () => {
  const DATA_DIR = makeFolder();
  const typo = await runDoctor({ DATA_DIR: join(DATA_DIR, 'dta') });
  expect(typo.faults).toContain(`files: the folder ${join(DATA_DIR, 'dta')} does not exist`);
  const { findings } = await runDoctor({ DATA_DIR });
  expect(findings.filter(({ state }) => state === 'ok').map(({ part }) => part)).toEqual(
    expect.arrayContaining(['files', 'mail']),
  );
  expect(readdirSync(DATA_DIR)).toEqual([]);
  const inside = { DATA_DIR, BACKUP_TO: join(DATA_DIR, 'backups') };
  const ofConfiguration = async (env: Record<string, string>) =>
    (await runDoctor(env)).findings.filter(({ part }) => part === 'configuration').map(({ text }) => text);
  expect(await ofConfiguration(inside)).toContain(
    'the backups are in DATA_DIR, and are lost together with it',
  );
  expect(await ofConfiguration({ ...inside, BACKUP_TO: `${DATA_DIR}-backups` })).toHaveLength(1);
});

test('a missing database is not created, and a damaged one is named', async () => {
  const DATA_DIR = makeFolder();
  expect((await runDoctor({ DATA_DIR })).faults[0]).toMatch(/^database: there is no database in /);
  const file = join(DATA_DIR, 'newsroom.sqlite');
  const open = await openDatabase({ kind: 'sqlite', file });
  await migrateToLatest(open, allMigrations);
  await sql`pragma wal_checkpoint(truncate)`.execute(open.db);
  await open.close();
  const bytes = readFileSync(file);
  // The beginning of the tables stays, so that the file can be opened.
  bytes.fill(0xff, bytes.length >> 1, bytes.length - 4096);
  writeFileSync(file, bytes);
  const { code, faults } = await runDoctor({ DATA_DIR });
  expect(code).toBe(1);
  expect(faults.some((text) => text.startsWith('database: '))).toBe(true);
});

test('a bucket that refuses or does not answer is named, and not the clock', async () => {
  const server = await startS3Server();
  const { endpoint, bucket, region, accessKeyId } = server.config;
  const env = {
    DATA_DIR: makeFolder(),
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: 'guessed',
  };
  const { faults } = await runDoctor(env);
  await server.stop();
  const { faults: silent } = await runDoctor(env);
  expect(silent.map((text) => text.split(':')[0])).toEqual(['database', 'files']);
  expect(faults.some((text) => /^files: .*403/.test(text))).toBe(true);
});

test('a service of breached passwords that gives no answer is named', async () => {
  const service = await startProviderServer();
  const env = { DATA_DIR: makeFolder(), BREACHED_PASSWORDS_URL: `${service.url}/range` };
  const findPart = async () =>
    (await runDoctor(env)).findings.find(({ part }) => part === 'breached passwords');
  service.answer(() => ({ body: `${'A'.repeat(35)}:7\r\n` }));
  expect(await findPart()).toMatchObject({ state: 'ok', text: expect.stringContaining('knows 1 passwords') });
  service.answer(() => ({ status: 403 }));
  expect(await findPart()).toMatchObject({ state: 'fault', text: expect.stringContaining('answers 403') });
  await service.close();
});

describe.runIf(inject('postgresUrl') && process.platform === 'linux')(
  'the doctor of a site with a standby',
  () => {
    // Starts a server and a standby, and at the end waits for databases that never answer: nearly all of its time is waiting.
    test('compares it with the primary, and ends although both hang', async () => {
      const primary = startThrowAwayPostgres() as ThrowAwayPostgres;
      const open = await openDatabase({ kind: 'postgres', url: primary.url });
      await migrateToLatest(open, allMigrations);
      const standby = primary.startStandby();
      const env = { DATA_DIR: makeFolder(), DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url };
      const ofReplica = async (more: Record<string, string> = {}) =>
        (await runDoctor({ ...env, ...more })).findings.find(({ part }) => part === 'read replica');
      try {
        expect(await ofReplica()).toMatchObject({ state: 'ok', text: 'a standby with all changes' });
        expect(await ofReplica({ DATABASE_READ_URL: primary.url })).toMatchObject({ state: 'warning' });
        const other = await makePostgresDatabase(inject('postgresUrl') ?? '', {
          template: inject('emptyDatabases').postgres ?? '',
        });
        const wrong = await ofReplica({ DATABASE_READ_URL: other.url });
        await other.drop();
        expect(wrong).toMatchObject({ state: 'fault', text: 'it has the data of another server' });

        const onStandby = await openDatabase({ kind: 'postgres', url: standby.url });
        await sql`select pg_wal_replay_pause()`.execute(onStandby.db);
        await onStandby.close();
        await writeArticle(open.db, { title: 'Bir' });
        expect(await ofReplica()).toMatchObject({
          state: 'warning',
          text: expect.stringContaining('behind'),
        });

        primary.hang();
        standby.hang();
        const { code, faults } = await runDoctor(env);
        expect(code).toBe(1);
        expect(faults.join('\n')).toMatch(/^database: [\s\S]*^read replica: /m);
      } finally {
        primary.goOn();
        standby.goOn();
        await open.close();
        standby.stop();
        primary.stop();
      }
    });
  },
);
