import { sql } from 'kysely';
import { sanitiseContent } from '#features/articles/rules/sanitise-content.ts';
import { queueAllArticles } from '#features/search/rules/index-changed-articles.ts';
import type { OpenDatabase } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import type { Migration } from '#platform/db/migrations/migration.ts';
import type { Db } from '#platform/db/schema.ts';
import { withoutTriggers } from '#platform/db/without-triggers.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { TableDecision } from '#platform/features/define-feature.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type ArchivedRow, type ArchiveManifest, ArchiveRefused } from './archive-manifest.ts';
import { type OpenArchive, openArchive } from './read-archive.ts';
import { markRestore, unmarkRestore } from './unfinished-restore.ts';

/** A restore leaves these tables to the program: a row in them could close or corrupt the site. */
const NOT_ARCHIVED = new Set<TableDecision>(['derived', 'temporary', 'outgoing']);

interface RestoreOptions {
  /** All migrations of this program, in their order. */
  migrations: readonly Migration[];
  file: string;
  store: FileStore;
  /** What an archive has of each table. */
  tables: Readonly<Record<string, TableDecision>>;
  /** Gets what is being written and how many rows or files of it are done. */
  onProgress?: (name: string, done: number, total: number) => void;
}

/** Values of one statement; SQLite allows 32,766. */
const MAX_VALUES = 3000;
/** Characters of one statement. */
const MAX_TEXT = 4_000_000;

/**
 * Writes an archive into an empty database of either engine. All rows are written or none. Until then no server starts on the
 * database, and an interrupted restore can run again. An archive of an older program is written into its own schema, which
 * is then brought up to date. All articles wait to be indexed afterwards.
 * @throws ArchiveRefused when the file or the database does not allow it.
 */
export async function restoreArchive(
  open: Pick<OpenDatabase, 'db' | 'engine'>,
  { file, store, tables, migrations, onProgress }: RestoreOptions,
): Promise<ArchiveManifest> {
  const archive = await openArchive(file);
  try {
    const { manifest } = archive;
    const { db } = open;
    const known = await requireFit(db, manifest, { migrations, tables });
    await markRestore(db);
    await migrateToLatest(open, known);
    await requireSameColumns(db, archive);
    await restoreFiles(archive, store, onProgress);
    await inTransaction(db, async (tx) => {
      await withoutTriggers(tx, () => restoreTables(tx, archive, onProgress));
      await queueAllArticles(tx);
      await unmarkRestore(tx);
    });
    await migrateToLatest(open, migrations);
    return manifest;
  } finally {
    await archive.close();
  }
}

/**
 * Returns the migrations of the archive.
 * @throws ArchiveRefused when this program or this database cannot take it.
 */
async function requireFit(
  db: Db,
  { migrations, tables }: ArchiveManifest,
  program: Pick<RestoreOptions, 'migrations' | 'tables'>,
): Promise<readonly Migration[]> {
  const decisions = program.tables;
  const known = program.migrations.slice(0, migrations.length);
  if (known.length < migrations.length || known.some(({ name }) => !migrations.includes(name)))
    throw new ArchiveRefused('The archive was written by a newer program; update this one first');
  for (const table of Object.keys(tables))
    if (NOT_ARCHIVED.has(decisions[table] ?? 'derived'))
      throw new ArchiveRefused(`The archive has a table "${table}", which no archive of this program has`);
  const existing = new Set((await db.introspection.getTables()).map(({ name }) => name));
  const applied = existing.has('schema_migration')
    ? await db.selectFrom('schema_migration').select('name').execute()
    : [];
  if (applied.length > migrations.length)
    throw new ArchiveRefused('The archive is older than this database; restore it into one without tables');
  for (const table of Object.keys(tables)) {
    // The migrations write rows of their own into `replaced` tables.
    if (decisions[table] === 'replaced' || !existing.has(table)) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new ArchiveRefused(
        `The database is not empty: "${table}" has rows. If a restore was interrupted while it wrote the search index, ` +
          'the site is complete: start the server. Otherwise restore into a new database',
      );
  }
  return known;
}

/**
 * Compares the first row of each table with the schema that the archive names, before any row is written.
 * @throws ArchiveRefused when a table has other columns.
 */
async function requireSameColumns(db: Db, archive: OpenArchive): Promise<void> {
  const tables = await db.introspection.getTables();
  for (const name of Object.keys(archive.manifest.tables)) {
    const columns = tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
    for await (const row of archive.readRows(name)) {
      const unknown = Object.keys(row).find((column) => !columns.includes(column));
      if (unknown !== undefined)
        throw new ArchiveRefused(
          `The archive has a column "${unknown}" in "${name}", which this program does not know`,
        );
      break;
    }
  }
}

async function restoreFiles(
  archive: OpenArchive,
  store: FileStore,
  onProgress: RestoreOptions['onProgress'],
): Promise<void> {
  let done = 0;
  for await (const { file, bytes } of archive.readFiles()) {
    const { contentType, customMetadata, createdAt: now } = file;
    await store.put(file.path, bytes, { contentType, customMetadata, now });
    onProgress?.('files', ++done, archive.manifest.files.rows);
  }
}

async function restoreTables(
  tx: Db,
  archive: OpenArchive,
  onProgress: RestoreOptions['onProgress'],
): Promise<void> {
  for (const [table, { rows: total }] of Object.entries(archive.manifest.tables)) {
    await sql`delete from ${sql.table(table)}`.execute(tx);
    let batch: ArchivedRow[] = [];
    let length = 0;
    let done = 0;
    const flush = async () => {
      if (batch.length === 0) return;
      await insertRows(tx, table, batch);
      done += batch.length;
      batch = [];
      length = 0;
      onProgress?.(table, done, total);
    };
    for await (const row of archive.readRows(table)) {
      batch.push(cleanRow(table, row));
      length += lengthOf(row);
      if (length >= MAX_TEXT || batch.length * Object.keys(row).length >= MAX_VALUES) await flush();
    }
    await flush();
  }
}

/** @throws ArchiveRefused when the database does not take a row. */
async function insertRows(tx: Db, table: string, rows: readonly ArchivedRow[]): Promise<void> {
  try {
    await tx
      .insertInto(table as never)
      .values(rows as never)
      .execute();
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new ArchiveRefused(`The database does not take a row of "${table}": ${reason}`, { cause: error });
  }
}

/** Tables with a column `fields`, the JSON of the fields of an article. */
const WITH_FIELDS = new Set(['article_revision', 'article_autosave']);

/**
 * The row with its HTML sanitised as on every write: an archive may come from anywhere.
 * @throws ArchiveRefused when the HTML is too long or nested too deeply to be cleaned.
 */
function cleanRow(table: string, row: ArchivedRow): ArchivedRow {
  try {
    if (table === 'article') return { ...row, content: sanitiseContent(String(row.content ?? '')) };
    if (!WITH_FIELDS.has(table) || typeof row.fields !== 'string') return row;
    const fields = JSON.parse(row.fields);
    if (typeof fields?.content !== 'string') return row;
    const content = sanitiseContent(fields.content);
    return content === fields.content ? row : { ...row, fields: JSON.stringify({ ...fields, content }) };
  } catch (error) {
    if (!(error instanceof InvalidInput || error instanceof SyntaxError)) throw error;
    const id = row.article_id ?? row.id;
    throw new ArchiveRefused(`The text of article ${id} in "${table}" cannot be cleaned`, { cause: error });
  }
}

function lengthOf(row: ArchivedRow): number {
  let length = 0;
  for (const cell of Object.values(row)) if (typeof cell === 'string') length += cell.length;
  return length;
}
