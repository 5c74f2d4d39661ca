import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableDecisions } from '#app/declarations.ts';
import { allMigrations } from '#app/server/site-database.ts';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { s3FileStore } from '#platform/files/s3-file-store.ts';
import { LEASE_MS } from '#platform/jobs/lease.ts';
import { WAITED } from '#platform/jobs/scheduler.ts';
import { createLog } from '#platform/log.ts';
import { newFile, readArchivedRows, writeSite } from '#tests/kit/content/archives.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { openStore } from '#tests/kit/content/media.ts';
import { openMigrated, openNew } from '#tests/kit/databases/new-databases.ts';
import { startS3Server } from '#tests/kit/servers/s3-server.ts';
import { siteEngines } from '#tests/kit/site/site.ts';
import { findBackupState, isBackupOld } from '../rules/backup/backup-state.ts';
import { listBackups } from '../rules/backup/write-backup.ts';
import { restoreArchive } from '../rules/restore-archive.ts';
import { createBackupPlace } from './create-backup-place.ts';
import { runBackup } from './run-backup.ts';

const noLog = createLog({ level: 'silent', format: 'lines', now: () => 0 });
const tables = tableDecisions;

function newFolder(): string {
  const folder = newFile('folder');
  mkdirSync(folder);
  return folder;
}

/** Runs the job of one server. 08:00 UTC is noon in Baku. */
function createJob(db: Db, folder: string, more: Partial<Parameters<typeof runBackup>[0]> = {}) {
  const place = createBackupPlace(folder, { s3: null, dataDir: folder });
  const openDatabase = async () => ({ db, close: async () => {} });
  return (now: number, signal = new AbortController().signal) =>
    runBackup(
      {
        db,
        openDatabase,
        place,
        store: openStore(),
        tables,
        hour: 4,
        keep: 2,
        isStart: false,
        now: () => now,
        newId,
        log: noLog,
        ...more,
      },
      signal,
    );
}

describe.each(siteEngines())('backups of a site on %s', (engine) => {
  const other = siteEngines().find((one) => one !== engine) ?? engine;

  // 2 s of CPU time: one database is written and archived, another one is migrated and restored.
  it('are complete: restored into an empty place of the other engine, the site is equal', async () => {
    const [from, store] = [await openMigrated(engine), openStore()];
    await writeSite(from, store);
    const folder = newFolder();
    await createJob(from.db, folder, { store })(NOON);
    const [name = ''] = await listBackups(createBackupPlace(folder, { s3: null, dataDir: folder }));
    const file = join(folder, name);
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
    expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${digest}  ${name}\n`);

    const [to, toStore] = [await openNew(other), openStore()];
    await restoreArchive(to, { file, store: toStore, tables, migrations: allMigrations });
    await from.db.deleteFrom('delivery').where('status', '!=', 'sent').execute();
    expect(await readArchivedRows(to)).toEqual(await readArchivedRows(from));
    expect((await toStore.list('articles/')).map(({ md5Hash }) => md5Hash)).toEqual(
      (await store.list('articles/')).map(({ md5Hash }) => md5Hash),
    );
    // The state of the backups stays behind: the new site begins with its own.
    expect(await findBackupState(to.db)).toBeNull();
  });

  it('are written once a day at their hour in Baku, and the newest are kept', async () => {
    const { db } = await openMigrated(engine);
    const folder = newFolder();
    for (const name of ['newsroom-20200101-000000.zip.txt', 'notes.txt'])
      writeFileSync(join(folder, name), '');
    const run = createJob(db, folder);
    const list = () => listBackups(createBackupPlace(folder, { s3: null, dataDir: folder }));
    // 3:59 and 4:00 in Baku.
    const due = Date.UTC(2026, 10, 27, 0, 0);
    await run(due - MINUTE);
    expect(await list()).toEqual(['newsroom-20261126-235900.zip']);
    for (const now of [due, due + MINUTE, due + DAY - 1]) await run(now);
    expect(await list()).toHaveLength(2);
    await run(due + DAY);
    expect(await list()).toEqual(['newsroom-20261127-000000.zip', 'newsroom-20261128-000000.zip']);
    expect(await findBackupState(db)).toMatchObject({ succeededAt: due + DAY, bytes: expect.any(Number) });
    expect(readdirSync(folder).sort()).toEqual([
      '.work',
      'newsroom-20200101-000000.zip.txt',
      'newsroom-20261127-000000.zip',
      'newsroom-20261127-000000.zip.sha256',
      'newsroom-20261128-000000.zip',
      'newsroom-20261128-000000.zip.sha256',
      'notes.txt',
    ]);
  });

  it('are written again when the last one is of a clock that was ahead', async () => {
    const { db } = await openMigrated(engine);
    const run = createJob(db, newFolder());
    await run(NOON + MINUTE);
    expect(await isBackupOld(db, { now: NOON })).toBe(false);
    await run(NOON);
    expect(await findBackupState(db)).toMatchObject({ succeededAt: NOON + MINUTE });
    expect(await isBackupOld(db, { now: NOON - 1 })).toBe(true);
    await run(NOON - 1);
    expect(await findBackupState(db)).toMatchObject({ succeededAt: NOON - 1 });
  });

  it('are written by one of several servers', async () => {
    const { db } = await openMigrated(engine);
    const folder = newFolder();
    let opened = 0;
    const openDatabase = async () => {
      opened += 1;
      return { db, close: async () => {} };
    };
    const servers = [1, 2, 3].map(() => createJob(db, folder, { openDatabase }));
    await Promise.all(servers.map((run) => run(NOON)));
    expect(opened).toBe(1);
    expect(readdirSync(folder).filter((name) => name.endsWith('.zip'))).toHaveLength(1);
  });

  it('fail without a file, and are tried again; after a crash another server continues', async () => {
    const { db } = await openMigrated(engine);
    const folder = newFolder();
    const store = openStore();
    const broken = createJob(db, folder, {
      store: {
        ...store,
        list: async () => {
          throw new Error('the store is away');
        },
      },
    });
    await expect(broken(NOON)).rejects.toThrow('the store is away');
    expect(readdirSync(folder)).toEqual(['.work']);
    expect(readdirSync(join(folder, '.work'))).toEqual([]);
    expect(await findBackupState(db)).toEqual({ succeededAt: null, bytes: null });
    const run = createJob(db, folder);
    expect(await run(NOON + 29 * MINUTE)).toBe(WAITED);
    expect(readdirSync(folder)).toEqual(['.work']);
    expect(await findBackupState(db)).toMatchObject({ succeededAt: null });
    // The server that takes it now is killed: its lease stays.
    const dead = createJob(db, folder, { openDatabase: () => new Promise(() => {}) });
    void dead(NOON + HOUR);
    await expect
      .poll(async () => (await db.selectFrom('backup_state').select('lease_id').executeTakeFirst())?.lease_id)
      .not.toBeNull();
    await run(NOON + HOUR + LEASE_MS - 1);
    expect(await findBackupState(db)).toMatchObject({ succeededAt: null });
    await run(NOON + HOUR + LEASE_MS);
    expect(await findBackupState(db)).toMatchObject({ succeededAt: NOON + HOUR + LEASE_MS });
  });
});

describe.each(siteEngines())('a server that stood still while it wrote a backup on %s', (engine) => {
  it('stops when another has taken its lease, and neither its backup nor its files count', async () => {
    const { db } = await openMigrated(engine);
    const folder = newFolder();
    const [opened, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let renewals = 0;
    const still = createJob(db, folder, {
      async openDatabase() {
        opened.resolve();
        await resumed.promise;
        return { db, close: async () => {} };
      },
      now: () => {
        renewals += 1;
        return NOON;
      },
    })(NOON);
    await opened.promise;
    await createJob(db, folder)(NOON + LEASE_MS);
    const before = renewals;
    await expect.poll(() => renewals).toBeGreaterThan(before);
    const state = await findBackupState(db);
    resumed.resolve();
    await still;
    expect(state).toMatchObject({ succeededAt: NOON + LEASE_MS });
    expect(await findBackupState(db)).toEqual(state);
    expect(readdirSync(folder).filter((name) => name.endsWith('.zip'))).toEqual([
      'newsroom-20260307-140008.zip',
    ]);
    expect(readdirSync(join(folder, '.work'))).toEqual([]);
  });

  it('does not create the folder, which is missing when its disk is not mounted', async () => {
    const { db } = await openMigrated(engine);
    const folder = join(newFolder(), 'mounted');
    await expect(createJob(db, folder)(NOON)).rejects.toThrow(`the folder ${folder} does not exist`);
    expect(existsSync(folder)).toBe(false);
    mkdirSync(folder);
    await createJob(db, folder)(NOON + HOUR);
    expect(readdirSync(folder)).toHaveLength(3);
  });

  it('writes it at its start, when the cause of a failure is mended', async () => {
    const { db } = await openMigrated(engine);
    const folder = join(newFolder(), 'mounted');
    await expect(createJob(db, folder)(NOON)).rejects.toThrow('does not exist');
    mkdirSync(folder);
    await createJob(db, folder, { isStart: true })(NOON + 1);
    expect(await findBackupState(db)).toMatchObject({ succeededAt: NOON + 1 });
  });

  it('leaves it at its start to another server that writes it', async () => {
    const { db } = await openMigrated(engine);
    const folder = newFolder();
    const other = createJob(db, folder, {
      async openDatabase() {
        await createJob(db, folder, { isStart: true })(NOON + 1);
        return { db, close: async () => {} };
      },
    });
    await other(NOON);
    expect(await findBackupState(db)).toMatchObject({ succeededAt: NOON });
  });

  it('releases its right when the program ends', async () => {
    const { db } = await openMigrated(engine);
    const folder = newFolder();
    const stop = new AbortController();
    const openDatabase = async () => {
      stop.abort();
      return { db, close: async () => {} };
    };
    await createJob(db, folder, { openDatabase })(NOON, stop.signal);
    expect(await findBackupState(db)).toMatchObject({ succeededAt: null });
    await createJob(db, folder)(NOON + 1);
    expect(await findBackupState(db)).toMatchObject({ succeededAt: NOON + 1 });
  });
});

describe('backups in a bucket', () => {
  let server: Awaited<ReturnType<typeof startS3Server>>;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.stop());

  it('are uploaded, listed and deleted', async () => {
    const { db } = await openMigrated('sqlite');
    const target = `s3://${server.config.bucket}/daily/site`;
    const place = createBackupPlace(target, { s3: server.config, dataDir: newFolder() });
    const run = createJob(db, newFile('unused'), { place, keep: 1 });
    for (const now of [NOON, NOON + DAY]) await run(now);
    const [name = ''] = await listBackups(place);
    const kept = (await s3FileStore(server.config).list('')).map(({ fullPath }) => fullPath);
    expect(kept).toEqual([`daily/site/${name}`, `daily/site/${name}.sha256`]);
    const bytes = (await s3FileStore(server.config).get(`daily/site/${name}`))?.bytes ?? new Uint8Array();
    const file = newFile(name);
    writeFileSync(file, bytes);
    const to = await openNew('sqlite');
    await restoreArchive(to, { file, store: openStore(), tables, migrations: allMigrations });
    expect(existsSync(place.workFolder) && readdirSync(place.workFolder)).toEqual([]);
  });

  it('need the settings of S3, and say what the store answers', async () => {
    expect(() => createBackupPlace('s3://bucket', { s3: null, dataDir: '' })).toThrow(/^BACKUP_TO: .*S3_/);
    const s3 = { ...server.config, secretAccessKey: 'guessed' };
    const place = createBackupPlace(`s3://${server.config.bucket}`, { s3, dataDir: newFolder() });
    const { db } = await openMigrated('sqlite');
    await expect(createJob(db, newFile('unused'), { place })(NOON)).rejects.toThrow('403');
  });
});
