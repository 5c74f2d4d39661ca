import { createHash } from 'node:crypto';
import {
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import type { Engine, Migration } from './migrations/migration.ts';

/**
 * The landed migrations, each with a checksum of the SQL that it runs on both engines. Comments, white space and the place of the
 * file do not count.
 */
const LANDED: Readonly<Record<string, string>> = {
  '0001-accounts': '81765a722daa89bc',
  '0001-analytics': 'c154400736040780',
  '0001-article-admin-list': 'bb9742ec06ffd651',
  '0001-article-counts': '599c872010dec7ab',
  '0001-article-editing': 'b0b37c2fa5910bfa',
  '0001-article-import': '3a4165c5f8b214f5',
  '0001-articles': '18630f1b9fa4fa76',
  '0001-breaking-news': '86e1e6490ab6b08f',
  '0001-categories': '156ae258150d471e',
  '0001-comments': 'a11438b06e278fc3',
  '0001-competitions': '465968a3587e4a74',
  '0001-contact': '5cb670e7777e009f',
  '0001-diagnostics': '864f7b2f81a4f28d',
  '0001-front-page': 'ceb88272aa44c211',
  '0001-match-providers': 'ae025a85fa57a4af',
  '0001-matches': 'f6107f93759e22a6',
  '0001-media': '713eb400988bb4a9',
  '0001-newsletter': '780929f52131996c',
  '0001-notes': '7e735dbdb1c821c7',
  '0001-platform-audit': 'e9bf96dd83085e78',
  '0001-platform-form-limits': '65200a9a5ba27345',
  '0001-platform-mail': 'a7f80153fa6d8fb9',
  '0001-platform-outbox': '53cb027429147336',
  '0001-platform-revisions': '114ea03a4abd3754',
  '0001-polls': '20b4b8e55086391a',
  '0001-public-api': '847cd82227bb321f',
  '0001-push': 'ae5cd4e87baff0be',
  '0001-redirects': 'd1c2dca3c6a31b58',
  '0001-search': '445d95ae593ce8ef',
  '0001-settings': '6a2808f0a79e9b90',
  '0001-sitemaps': '65490713cdad0ced',
  '0001-tags': '55cb73897e00443f',
  '0001-teams': 'e21e70163a7075dc',
  '0001-telegram': 'd9a6eb1c46707f32',
  '0001-venues': '664ff9e88f2d7482',
  '0001-webhooks': '5e7d552f91d62f76',
  '0002-platform-attempts': '4382ed48ed1ea971',
  '0003-category-version': 'f938e8eea43ff708',
  '0004-redirect-version': '6a304c2aead36b0c',
  '0005-tag-version': '4823f6ce46ba648d',
  '0006-stages': 'e4f437bc0eb31ef8',
  '0007-fixture-stages': '1dee3388fd4cd2ea',
  '0008-match-statistics': '2e3d768dc1ac40c6',
  '0009-squads': '9572df614f022316',
  '0010-line-up-players': '7221e4cc9afc034d',
  '0011-coefficients': 'cff69397515f0564',
  '0012-short-title': '42c8d07f257d5022',
  '0013-media-kind': '39a34acc9afe9a11',
  '0014-page-view-tables': '5600779a702c98cf',
  '0015-bylines': '5a49da271f208142',
  '0016-search-segments': 'a6d3549b3fd61a2f',
  '0017-backups': '9410bc9322de811c',
  '0018-cdn': 'c6c3f14b23ed6bbb',
  '0019-audit-network': '960ef0112e3ebcae',
  '0020-personal-data': '6aa4fb0ed113c6f1',
  '0021-roles': '16350d2c6063dddd',
};

/** Compiles queries and sends them nowhere. Every query finds no rows. */
const dialects: Record<Engine, Dialect> = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};

/** The statements of a migration, each in one line with its parameters. */
async function listStatements(migration: Migration, engine: Engine): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely({
    dialect: dialects[engine],
    log: ({ query }) => {
      statements.push(`${query.sql.replace(/\s+/g, ' ')} ${JSON.stringify(query.parameters)}`);
    },
  });
  await migration.up(db, engine);
  return statements;
}

async function checksumOf(migration: Migration): Promise<string> {
  const hash = createHash('sha256');
  for (const engine of ['sqlite', 'postgres'] as const)
    for (const statement of await listStatements(migration, engine)) hash.update(`${engine} ${statement}\n`);
  return hash.digest('hex').slice(0, 16);
}

const numberOf = (name: string) => Number(name.slice(0, 4));

test('a landed migration is never edited', async () => {
  const current: Record<string, string> = {};
  for (const migration of allMigrations) current[migration.name] = await checksumOf(migration);
  const newest = Math.max(...Object.keys(current).map(numberOf));
  const next = String(newest + 1).padStart(4, '0');

  expect(
    Object.keys(LANDED).filter((name) => current[name] !== LANDED[name]),
    `These migrations have landed, and databases that have applied them do not get your change. Undo it, and write it as a new migration: ${next}-<subject>`,
  ).toEqual([]);
  expect(
    Object.keys(current).filter((name) => numberOf(name) === 1 && !(name in LANDED)),
    `The baseline is complete. Give these migrations the next number: ${next}-<subject>`,
  ).toEqual([]);
  expect(
    Object.entries(current).filter(([name]) => numberOf(name) < newest && !(name in LANDED)),
    'These migrations have landed, because there is a newer one. Add their checksums to LANDED in this file',
  ).toEqual([]);
});

/**
 * Steps that remove what the version before them did not use any more ("contract"), each with the version that stopped using it. The first
 * ones landed before several instances could be replaced one after the other.
 */
const REMOVALS: Readonly<Record<string, string>> = {};
const FIRST_BESIDE_OLD = 22;
/** What the program before it cannot do without, or does not write. SQLite has one instance, which is stopped for an upgrade. */
const BREAKS_OLD =
  /\bdrop (?:table|column|view)\b|\brename\b|\bset not null\b|\badd column (?!.*\bdefault\b).*\bnot null\b/i;

test('a migration takes nothing away from the program before it, which still runs beside it', async () => {
  const broken: string[] = [];
  for (const migration of allMigrations)
    if ((await listStatements(migration, 'postgres')).some((statement) => BREAKS_OLD.test(statement)))
      broken.push(migration.name);
  // These did.
  expect(broken).toEqual(expect.arrayContaining(['0006-stages', '0014-page-view-tables']));
  expect(
    broken.filter((name) => numberOf(name) >= FIRST_BESIDE_OLD && !(name in REMOVALS)),
    'Add first (expand), and remove a version later (contract): then name the step in REMOVALS in this file',
  ).toEqual([]);
});
