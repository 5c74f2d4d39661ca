import { createHash } from 'node:crypto';
import type { Db } from '#platform/db/schema.ts';
import type { ImportedArticle, ImportSystem } from '../imported-record.ts';

/** Longer ids are stored as a hash: an index of PostgreSQL refuses long keys. */
const MAX_ID_LENGTH = 200;

/** What an earlier import made of an article. */
export interface KnownArticle {
  id: string;
  /** As it is here. Empty when it was deleted. */
  title: string;
  /** The version that the import wrote. */
  version: number;
  /** Null: deleted here. */
  currentVersion: number | null;
  fingerprint: string;
}

interface NewSource {
  kind: 'category' | 'article' | 'image';
  sourceId: string;
  ourId: string;
  version?: number;
  fingerprint?: string;
}

/** The articles that earlier imports of this source have written, by their ids on the other site. */
export async function readKnownArticles(
  db: Db,
  { source, sourceIds }: { source: string; sourceIds: readonly string[] },
): Promise<Map<string, KnownArticle>> {
  if (sourceIds.length === 0) return new Map();
  const idOf = new Map(sourceIds.map((id) => [toKey(id), id]));
  const rows = await db
    .selectFrom('import_source')
    .leftJoin('article', 'article.id', 'import_source.our_id')
    .select([
      'source_id',
      'our_id',
      'import_source.version',
      'fingerprint',
      'title',
      'article.version as current',
    ])
    .where('source', '=', source)
    .where('kind', '=', 'article')
    .where('source_id', 'in', [...idOf.keys()])
    .execute();
  return new Map(
    rows.map((row) => [
      idOf.get(row.source_id) ?? row.source_id,
      {
        id: row.our_id,
        version: row.version ?? 0,
        currentVersion: row.current,
        title: row.title ?? '',
        fingerprint: row.fingerprint,
      },
    ]),
  );
}

/**
 * The images that earlier imports of these sources have stored: their address on the other site → the address here. An
 * address is the same image whatever the source.
 */
export async function readKnownImages(
  db: Db,
  { sources, urls }: { sources: readonly string[]; urls: readonly string[] },
): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map();
  const urlOf = new Map(urls.map((url) => [toKey(url), url]));
  const rows = await db
    .selectFrom('import_source')
    .innerJoin('media', 'media.id', 'import_source.our_id')
    .select(['source_id', 'media.url'])
    .where('source', 'in', sources)
    .where('kind', '=', 'image')
    .where('source_id', 'in', [...urlOf.keys()])
    .execute();
  return new Map(rows.map(({ source_id, url }) => [urlOf.get(source_id) ?? source_id, url]));
}

/**
 * Remembers what records became, in the transaction that wrote them. A later import of the same record replaces it. With
 * `onlyNew`, a record that another import has written meanwhile is a unique violation.
 */
export async function writeSources(
  tx: Db,
  input: { source: string; rows: readonly NewSource[]; now: number; onlyNew?: boolean },
): Promise<void> {
  const { source, rows, now, onlyNew = false } = input;
  if (rows.length === 0) return;
  const insert = tx.insertInto('import_source').values(
    rows.map(({ kind, sourceId, ourId, version, fingerprint }) => ({
      source,
      kind,
      source_id: toKey(sourceId),
      our_id: ourId,
      version: version ?? null,
      fingerprint: fingerprint ?? '',
      imported_at: now,
    })),
  );
  const replace = insert.onConflict((conflict) =>
    conflict.columns(['source', 'kind', 'source_id']).doUpdateSet((eb) => ({
      our_id: eb.ref('excluded.our_id'),
      version: eb.ref('excluded.version'),
      fingerprint: eb.ref('excluded.fingerprint'),
      imported_at: eb.ref('excluded.imported_at'),
    })),
  );
  await (onlyNew ? insert : replace).execute();
}

/** A hash of everything that an import writes. Views grow all the time and are only kept from the first import. */
export function fingerprintOf(article: ImportedArticle): string {
  return hash(JSON.stringify({ ...article, views: 0, losses: [] }));
}

/** The form in which an id is stored. */
export const toKey = (id: string): string => (id.length > MAX_ID_LENGTH ? hash(id) : id);
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

const MAX_SOURCES = 50;

/** The sources of a system from which something was imported, by name. One look-up by primary key for each. */
export async function listSources(db: Db, { system }: { system: ImportSystem }): Promise<string[]> {
  const sources: string[] = [];
  for (let after = ''; sources.length < MAX_SOURCES; ) {
    const { source } = await db
      .selectFrom('import_source')
      .select(({ fn }) => fn.min('source').as('source'))
      .where('source', '>=', system)
      .where('source', '>', after)
      // The colon is followed by the semicolon.
      .where('source', '<', `${system};`)
      .executeTakeFirstOrThrow();
    if (source === null) break;
    if (source === system || source.startsWith(`${system}:`)) sources.push(source);
    after = source;
  }
  return sources;
}
