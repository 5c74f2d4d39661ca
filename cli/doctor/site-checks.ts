import { existsSync } from 'node:fs';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { isAbsolute, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { allMigrations } from '#app/server/site-database.ts';
import { HOUR, SECOND } from '#az/format/durations.ts';
import { readRange } from '#features/accounts/server/breached-passwords.ts';
import { findBackupState, MAX_BACKUP_AGE_MS } from '#features/archive/rules/backup/backup-state.ts';
import { listBackups } from '#features/archive/rules/backup/write-backup.ts';
import { refuseUnfinishedRestore } from '#features/archive/rules/unfinished-restore.ts';
import { createBackupPlace } from '#features/archive/server/create-backup-place.ts';
import { now } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { newId } from '#platform/create-id.ts';
import type { OpenDatabase } from '#platform/db/engine-of.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import { createLocalFileStore } from '#platform/files/create-local-file-store.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { createMailer } from '#platform/mail/create-mailer.ts';
import type { Check, Finding } from './check.ts';

type Found = Omit<Finding, 'part'>;

const MAX_CLOCK_DIFFERENCE_MS = 5 * SECOND;
const CLOCK_LIMIT_MS = 10 * SECOND;
const MIN_FREE_BYTES = 1024 ** 3;
const MIN_FREE_SHARE = 0.05;

/** The checks of a site with this configuration. They change nothing: not even the schema of an older database. */
export function listSiteChecks(config: Config): Check[] {
  return [
    { part: 'configuration', mend: '', run: async () => checkConfig(config) },
    {
      part: 'database',
      mend: 'Look at DATA_DIR and DATABASE_URL, at the disk and at the database server. A damaged file is replaced by a backup.',
      run: () => inDatabase(config, checkDatabase),
    },
    ...listReplicaChecks(config),
    {
      part: 'files',
      mend: 'Look at DATA_DIR and its owner, or at the S3_ variables and the rights of their key.',
      run: () => checkStore(config),
    },
    {
      part: 'mail',
      mend: 'Look at SMTP_URL: host, port, user and password. Without it mails are stored in DATA_DIR/mail.',
      run: () => checkMail(config),
    },
    ...listBreachChecks(config),
    {
      part: 'clock',
      mend: 'Start a time service, for instance systemd-timesyncd.',
      run: () => checkClock(config),
    },
    { part: 'disk', mend: 'Look at DATA_DIR.', run: () => checkDisk(config) },
    {
      part: 'backup',
      mend: 'Look at BACKUP_TO: the folder and its owner, or the bucket and the rights of the key.',
      run: () => checkBackup(config),
    },
  ];
}

function checkConfig(config: Config): Found[] {
  const { production, siteUrl, adminEmail, mail, trustProxy, isProductionAssumed, backup } = config;
  const engine = config.database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  const warn = (text: string, mend: string): Found => ({ state: 'warning', text, mend });
  return [
    { state: 'ok', text: `${siteUrl}, ${engine}, data in ${config.dataDir}` },
    ...(isProductionAssumed
      ? [warn('running as production, because HOST or SITE_URL lets others in', 'Set NODE_ENV=production.')]
      : []),
    ...(production && !siteUrl.startsWith('https:')
      ? [warn('readers connect without https', 'Put a proxy with TLS in front and set SITE_URL=https://…')]
      : []),
    ...(siteUrl.startsWith('https:') && trustProxy === 0
      ? [
          warn(
            'https without a trusted proxy: all readers have the address of the proxy',
            'Set TRUST_PROXY=1.',
          ),
        ]
      : []),
    ...(production && mail === null ? [warn('mails are not sent but stored', 'Set SMTP_URL.')] : []),
    ...(production && adminEmail === null
      ? [warn('no account is always an admin', 'Set ADMIN_EMAIL, or run create-admin.')]
      : []),
    ...(backup && isInside(backup.to, config.dataDir)
      ? [
          warn(
            'the backups are in DATA_DIR, and are lost together with it',
            'Set BACKUP_TO to another disk or a bucket.',
          ),
        ]
      : []),
  ];
}

/** Whether it is the folder or within it. A bucket is within none. */
function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !path.startsWith('s3:') && !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..';
}

/** Opens the database as it is: nothing is migrated, and none is created. */
async function inDatabase<Result>(
  { database }: Pick<Config, 'database'>,
  work: (open: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new Error(`there is no database in ${database.file}; start the site once`);
  const open = await openDatabase(database);
  return work(open).finally(() => open.close());
}

async function checkDatabase({ db, engine }: OpenDatabase): Promise<Found[]> {
  await refuseUnfinishedRestore(db);
  const { rows: versions } = await (engine === 'postgres'
    ? sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
    : sql<{ version: string }>`select sqlite_version() as version`.execute(db));
  const name = `${engine === 'postgres' ? 'PostgreSQL' : 'SQLite'} ${versions[0]?.version}`;
  const applied = new Set(
    (await db.selectFrom('schema_migration').select('name').execute()).map((row) => row.name),
  );
  const missing = allMigrations.filter((one) => !applied.has(one.name));
  const newer = [...applied].filter((one) => !allMigrations.some((known) => known.name === one));
  const problems = engine === 'sqlite' ? await listDamages(db) : [];
  return [
    { state: 'ok', text: `${name}, ${applied.size} migrations` },
    ...(missing.length > 0
      ? [
          {
            state: 'warning',
            text: `${missing.length} migrations are missing`,
            mend: 'The next start applies them.',
          } as const,
        ]
      : []),
    ...(newer.length > 0
      ? [
          {
            state: 'fault',
            text: `it is newer than this program: ${newer.join(', ')}`,
            mend: 'Update the program.',
          } as const,
        ]
      : []),
    ...(problems.length > 0
      ? [
          {
            state: 'fault',
            text: `it is damaged: ${problems.join('; ')}`,
            mend: 'Stop the site and restore the last backup.',
          } as const,
        ]
      : []),
  ];
}

/** None without a read replica. */
function listReplicaChecks({ database }: Config): Check[] {
  if (database.kind !== 'postgres' || database.readUrl === undefined) return [];
  const replica = { kind: 'postgres', url: database.readUrl } as const;
  const mend = 'Look at DATABASE_READ_URL and at that server. Meanwhile all pages come from DATABASE_URL.';
  return [
    {
      part: 'read replica',
      mend,
      async run() {
        const primary = await inDatabase({ database }, readServerState);
        const state = await inDatabase({ database: replica }, readServerState);
        if (state.cluster !== primary.cluster)
          return { state: 'fault', text: 'it has the data of another server', mend };
        const missing = primary.revision - state.revision;
        if (missing > 0) return { state: 'warning', text: `${missing} revisions behind`, mend };
        return state.isStandby
          ? { state: 'ok', text: 'a standby with all changes' }
          : { state: 'warning', text: 'no standby: it takes writes', mend: 'Name a standby.' };
      },
    },
  ];
}

async function readServerState({ db, currentRevision }: OpenDatabase) {
  const { rows } = await sql<{ isStandby: boolean; cluster: string }>`
    select pg_is_in_recovery() as "isStandby", system_identifier::text as cluster from pg_control_system()`.execute(
    db,
  );
  return { isStandby: false, cluster: '', ...rows[0], revision: await currentRevision() };
}

/** The first damages that SQLite finds. PostgreSQL checks its pages when it reads them. */
async function listDamages(db: OpenDatabase['db']): Promise<string[]> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(5)`.execute(db);
  const { rows: orphans } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...rows.map((row) => row.quick_check).filter((text) => text !== 'ok'),
    ...new Set(orphans.map(({ table }) => `rows of ${table} refer to rows that do not exist`)),
  ];
}

async function checkStore(config: Config): Promise<Found> {
  if (config.s3) return checkWrites(createFileStore(config), `bucket ${config.s3.bucket}`);
  const { dataDir } = config;
  if (!existsSync(dataDir)) throw new Error(`the folder ${dataDir} does not exist`);
  const files = join(dataDir, 'files');
  // Nothing of it stays, not even a folder.
  const folder = await mkdtemp(join(existsSync(files) ? files : dataDir, '.doctor-'));
  return checkWrites(createLocalFileStore(folder), 'a folder').finally(() => rm(folder, { recursive: true }));
}

async function checkWrites(store: FileStore, name: string): Promise<Found> {
  const path = `doctor/${newId()}.txt`;
  const bytes = new TextEncoder().encode('salam');
  await store.put(path, bytes, { contentType: 'text/plain', now: now() });
  let found: Awaited<ReturnType<FileStore['get']>>;
  try {
    found = await store.get(path);
  } finally {
    await store.delete(path);
  }
  if (found === null || !Buffer.from(found.bytes).equals(bytes))
    throw new Error('a file that was written cannot be read');
  return { state: 'ok', text: `${name}: written, read and deleted` };
}

async function checkMail(config: Config): Promise<Found> {
  const mailer = createMailer({ config, siteName: async () => config.siteName, now, newId });
  await mailer.check().finally(() => mailer.close());
  return {
    state: 'ok',
    text: config.mail ? 'the mail server accepts the sign-in' : 'mails are stored as files',
  };
}

/** None without the service. */
function listBreachChecks({ breachedPasswordsUrl: url }: Config): Check[] {
  if (url === null) return [];
  return [
    {
      part: 'breached passwords',
      mend: 'Look at BREACHED_PASSWORDS_URL. Meanwhile new passwords are accepted without the service.',
      async run() {
        const { size } = await readRange(url, '00000');
        return {
          state: 'ok',
          text: `${new URL(url).host} knows ${size} passwords whose hash begins with 00000`,
        };
      },
    },
  ];
}

async function checkClock(config: Config): Promise<Found> {
  // A database or a store that does not answer is a fault of its own part.
  const late = sleep(CLOCK_LIMIT_MS, null, { ref: false });
  const other = await Promise.race([readOtherClock(config).catch(() => null), late]);
  if (other === null)
    return { state: 'ok', text: `${new Date(now()).toISOString()}, not compared with another clock` };
  const difference = now() - other.at;
  const text = `${Math.round(Math.abs(difference) / 100) / 10} s ${difference < 0 ? 'behind' : 'before'} the clock of ${other.name}`;
  return Math.abs(difference) <= other.toleranceMs
    ? { state: 'ok', text }
    : {
        state: 'fault',
        text,
        mend: 'Start a time service on both machines, for instance systemd-timesyncd.',
      };
}

/** The clock of the database server, or of the file store. */
async function readOtherClock(
  config: Config,
): Promise<{ name: string; at: number; toleranceMs: number } | null> {
  if (config.database.kind === 'postgres')
    return inDatabase(config, async ({ db }) => {
      const { rows } = await sql<{ at: number }>`
        select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(db);
      return { name: 'the database', at: rows[0]?.at ?? 0, toleranceMs: MAX_CLOCK_DIFFERENCE_MS };
    });
  if (config.s3 === null) return null;
  const { headers } = await fetch(config.s3.endpoint, { method: 'HEAD', redirect: 'manual' });
  const at = Date.parse(headers.get('Date') ?? '');
  // The header has full seconds.
  return Number.isNaN(at)
    ? null
    : { name: 'the file store', at, toleranceMs: MAX_CLOCK_DIFFERENCE_MS + SECOND };
}

async function checkDisk({ dataDir, backup }: Config): Promise<Found[]> {
  const folders = [
    dataDir,
    ...(backup && !backup.to.startsWith('s3:') && existsSync(backup.to) ? [backup.to] : []),
  ];
  return Promise.all(
    folders.map(async (folder): Promise<Found> => {
      const { bsize, blocks, bavail } = await statfs(folder);
      const free = bavail * bsize;
      const text = `${(free / 1024 ** 3).toFixed(1)} GB free for ${folder}`;
      const isFull = free < Math.min(MIN_FREE_BYTES, blocks * bsize * MIN_FREE_SHARE);
      return isFull
        ? { state: 'fault', text, mend: 'Delete what is not needed, or move the folder to a larger disk.' }
        : { state: 'ok', text };
    }),
  );
}

async function checkBackup(config: Config): Promise<Found> {
  if (config.backup === null)
    return {
      state: 'warning',
      text: 'no backups are written',
      mend: 'Set BACKUP_TO to another disk or a bucket.',
    };
  const mend =
    'The log has the reason in a line that begins with "backup:". The next attempt is half an hour after the last.';
  const { to } = config.backup;
  if (!to.startsWith('s3:') && !existsSync(to))
    return {
      state: 'fault',
      text: `the folder ${to} does not exist`,
      mend: 'Mount its disk or create it: the server does not.',
    };
  const state = await inDatabase(config, ({ db }) => findBackupState(db));
  const last = state?.succeededAt ?? null;
  if (last === null) return { state: 'fault', text: 'there is no complete backup yet', mend };
  const newest = (await listBackups(createBackupPlace(config.backup.to, config))).at(-1);
  if (newest === undefined)
    return {
      state: 'fault',
      text: `${config.backup.to} has no backup any more`,
      mend: 'Look who deletes them there.',
    };
  const text = `${newest} in ${config.backup.to}, ${Math.round((now() - last) / HOUR)} hours old`;
  return now() - last > MAX_BACKUP_AGE_MS ? { state: 'fault', text, mend } : { state: 'ok', text };
}
