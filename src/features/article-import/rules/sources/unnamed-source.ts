import { foldText } from '#az/characters/characters.ts';
import { MINUTE } from '#az/format/durations.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import type { ImportSystem, ParsedArticle } from '../imported-record.ts';
import { toKey } from './import-sources.ts';

const BATCH_SIZE = 500;

/** Ids of articles of an export that have a row of the system without a site, by what the row is about. */
export interface UnnamedRows {
  /** The same article. */
  matching: string[];
  /** Another article: that of another site with the same id. */
  foreign: string[];
  /** An article that was deleted here, so that nothing can be compared. */
  deleted: string[];
}

/** Whether anything was imported from a site of the system without the name of the site. */
export async function hasUnnamedRows(db: Db, { system }: { system: ImportSystem }): Promise<boolean> {
  const row = await db
    .selectFrom('import_source')
    .select('source_id')
    .where('source', '=', system)
    .where('kind', '=', 'article')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Compares articles with the rows of the system without a site, as all imports of earlier versions have written them. An
 * article is the same when its content, its title or one of its dates is. A hundred articles at most.
 */
export async function compareWithUnnamed(
  db: Db,
  { system, articles }: { system: ImportSystem; articles: readonly ParsedArticle[] },
): Promise<UnnamedRows> {
  const found: UnnamedRows = { matching: [], foreign: [], deleted: [] };
  const articleOf = new Map(articles.map((article) => [toKey(article.sourceId), article]));
  const rows = await db
    .selectFrom('import_source')
    .leftJoin('article', 'article.id', 'import_source.our_id')
    .select(['source_id', 'fingerprint', 'title', 'article.created_at', 'article.published_at'])
    .where('source', '=', system)
    .where('kind', '=', 'article')
    .where('source_id', 'in', [...articleOf.keys()])
    .execute();
  for (const row of rows) {
    const article = articleOf.get(row.source_id);
    if (!article) continue;
    const isSame =
      row.fingerprint === article.fingerprint ||
      isSameTitle(row.title, article.title) ||
      isSameMoment(row.created_at, article.createdAt) ||
      isSameMoment(row.published_at, article.publishedAt);
    const list = isSame ? found.matching : row.title === null ? found.deleted : found.foreign;
    list.push(article.sourceId);
  }
  return found;
}

/** Gives these articles to the named source, in one transaction. Rows that the source has already stay as they are. */
export async function adoptUnnamedRows(
  db: Db,
  { system, source, sourceIds }: { system: ImportSystem; source: string; sourceIds: readonly string[] },
): Promise<void> {
  if (sourceIds.length === 0) return;
  await inTransaction(db, async (tx) => {
    for (let first = 0; first < sourceIds.length; first += BATCH_SIZE) {
      const keys = sourceIds.slice(first, first + BATCH_SIZE).map(toKey);
      const rows = (of: string) =>
        tx
          .selectFrom('import_source')
          .select('source_id')
          .where('source', '=', of)
          .where('kind', '=', 'article')
          .where('source_id', 'in', keys);
      const taken = new Set((await rows(source).execute()).map(({ source_id }) => source_id));
      const free = keys.filter((key) => !taken.has(key));
      if (free.length === 0) continue;
      await tx
        .updateTable('import_source')
        .set({ source })
        .where('source', '=', system)
        .where('kind', '=', 'article')
        .where('source_id', 'in', free)
        .execute();
    }
  });
}

function isSameTitle(here: string | null, there: string | null): boolean {
  if (here === null || there === null) return false;
  return foldText(here) === foldText(cleanLine(there));
}

/** The publication of a scheduled article has no seconds here. */
function isSameMoment(here: number | null, there: number | null): boolean {
  if (here === null || there === null) return false;
  return Math.floor(here / MINUTE) === Math.floor(there / MINUTE);
}
