import { type Insertable, sql } from 'kysely';
import { DAY } from '#az/format/durations.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { type PageCursor, toKeysetPage } from '#platform/http/page-cursor.ts';
import { type Actor, hasRole } from '#platform/sessions/actor.ts';
import type { ArticleStatus, ArticleTable } from '../../tables.ts';
import { isEditorOf } from '../article-workflow.ts';

/** The tables whose rows are stored with a deleted article. Triggers and code recompute derived rows. */
const TABLES = [
  'article_tag',
  'article_stats',
  'article_redirect',
  'article_hourly_stats',
  'article_daily_stats',
  'newsletter_issue_article',
  'closed_discussion',
  'comment',
  // After the comments that it refers to.
  'comment_report',
] as const;

/** All rows of an article at the time of its deletion. */
export interface DeletedArticleRows {
  article: Insertable<ArticleTable>;
  rows: Partial<Record<(typeof TABLES)[number], Record<string, unknown>[]>>;
}

export async function readArticleRows(tx: Db, id: string): Promise<DeletedArticleRows> {
  const article = await tx.selectFrom('article').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const rows: DeletedArticleRows['rows'] = {};
  for (const table of TABLES)
    rows[table] = await tx.selectFrom(table).selectAll().where('article_id', '=', id).execute();
  return { article, rows };
}

/** Restores the rows. Leaves out rows whose tag or newsletter was deleted, and old addresses that another article has now. */
export async function writeArticleRows(tx: Db, deleted: DeletedArticleRows): Promise<void> {
  await tx.insertInto('article').values(deleted.article).execute();
  for (const table of TABLES) {
    const rows = await listRestorableRows(tx, table, deleted.rows[table] ?? []);
    for (const row of rows) {
      await tx
        .insertInto(table)
        .values(row as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

async function listRestorableRows(
  tx: Db,
  table: (typeof TABLES)[number],
  rows: Record<string, unknown>[],
): Promise<Record<string, unknown>[]> {
  if (rows.length === 0) return [];
  if (table === 'article_tag') {
    const ids = rows.map((row) => String(row.tag_id));
    const tags = await tx.selectFrom('tag').select('id').where('id', 'in', ids).orderBy('id').execute();
    // A trigger writes `listed_at`. Sorted by id: the lock order of `article-counts.ts` in the baseline.
    return tags.flatMap(({ id }) =>
      rows.filter((row) => row.tag_id === id).map(({ listed_at: _, ...row }) => row),
    );
  }
  if (table === 'newsletter_issue_article') {
    const ids = rows.map((row) => String(row.issue_id));
    const issues = await tx.selectFrom('newsletter_issue').select('id').where('id', 'in', ids).execute();
    return rows.filter((row) => issues.some((issue) => issue.id === row.issue_id));
  }
  if (table === 'article_redirect') {
    const slugs = rows.map((row) => String(row.slug));
    const taken = await tx.selectFrom('article').select('slug').where('slug', 'in', slugs).execute();
    return rows.filter((row) => !taken.some((article) => article.slug === row.slug));
  }
  return rows;
}

/** An article in the bin. Moments are epoch milliseconds. */
interface DeletedArticle {
  id: string;
  title: string;
  slug: string;
  author: string;
  /** The status before the deletion. */
  status: ArticleStatus;
  deletedAt: number;
  deletedByName: string | null;
  /** Whether the account may restore it. */
  canRestore: boolean;
}

/**
 * A page of the deleted articles, the last deleted first. Editors see all, authors the ones they deleted themselves.
 */
export async function listDeletedArticles(
  db: Db,
  { actor, after = null, limit = 50 }: { actor: Actor; after?: PageCursor<number> | null; limit?: number },
): Promise<{ articles: DeletedArticle[]; next: PageCursor<number> | null }> {
  const rows = await db
    .selectFrom('deleted_article')
    .select(['id', 'title', 'slug', 'author', 'status', 'deleted_at', 'deleted_by', 'deleted_by_name'])
    .select(selectCategoryId(db).as('category_id'))
    .$if(!hasRole(actor, 'editor'), (query) => query.where('deleted_by', '=', actor.id))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(deleted_at, id) < (${after?.value}, ${after?.id})`),
    )
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { items, next } = toKeysetPage(rows, limit, (row) => ({ value: row.deleted_at, id: row.id }));
  const articles = items.map((row) => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    author: row.author,
    status: row.status,
    deletedAt: row.deleted_at,
    deletedByName: row.deleted_by_name,
    canRestore: canRestore(actor, { deletedBy: row.deleted_by, categoryId: row.category_id }),
  }));
  return { articles, next };
}

/** The category that the article had, in its snapshot. */
function selectCategoryId(db: Db) {
  return engineOf(db) === 'postgres'
    ? sql<string | null>`snapshot::jsonb #>> '{article,category_id}'`
    : sql<string | null>`json_extract(snapshot, '$.article.category_id')`;
}

/** Whether the account may restore a deleted article: editors those of their categories, everybody what they deleted themselves. */
export function canRestore(
  actor: Actor,
  { deletedBy, categoryId }: { deletedBy: string | null; categoryId: string | null },
): boolean {
  return isEditorOf(actor, { categoryId }) || deletedBy === actor.id;
}

/** How long a deleted article can be restored. */
export const DELETED_RETENTION_MS = 30 * DAY;
/** How long the form offers unsaved text. */
const AUTOSAVE_RETENTION_MS = 30 * DAY;
const UNDO_RETENTION_MS = DAY;
const PRESENCE_RETENTION_MS = DAY;

/**
 * Permanently deletes expired rows: articles in the bin with their revisions and notes, autosaves, bulk undos and presence.
 * A job calls it about once a day. Returns how many articles were deleted.
 */
export async function purgeNewsroom(db: Db, { now }: { now: number }): Promise<number> {
  return inTransaction(db, async (tx) => {
    const purged = await tx
      .deleteFrom('deleted_article')
      .where('deleted_at', '<', now - DELETED_RETENTION_MS)
      .returning('id')
      .execute();
    for (const { id } of purged) {
      await tx.deleteFrom('article_revision').where('article_id', '=', id).execute();
      await tx.deleteFrom('article_autosave').where('article_id', '=', id).execute();
      await tx.deleteFrom('article_note').where('article_id', '=', id).execute();
    }
    await tx
      .deleteFrom('article_autosave')
      .where('saved_at', '<', now - AUTOSAVE_RETENTION_MS)
      .execute();
    await tx
      .deleteFrom('article_presence')
      .where('last_seen_at', '<', now - PRESENCE_RETENTION_MS)
      .execute();
    await tx
      .deleteFrom('bulk_undo')
      .where('created_at', '<', now - UNDO_RETENTION_MS)
      .execute();
    return purged.length;
  });
}
