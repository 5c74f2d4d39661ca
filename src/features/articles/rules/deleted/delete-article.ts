import { addDeletedAddresses } from '#features/redirects/rules/add-old-addresses.ts';
import { lockCountedRows } from '#features/tags/rules/article-tags.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, Forbidden } from '#platform/errors.ts';
import { href } from '#platform/http/href.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { type ArticleState, getArticleState, isShownToReaders } from '../article-state.ts';
import { canDelete } from '../article-workflow.ts';
import { listsOf } from '../queue-article-event.ts';
import { describeArticle } from '../write/describe-change.ts';
import { type DeletedArticleRows, readArticleRows } from './deleted-articles.ts';

/**
 * Deletes an article: it disappears everywhere at once, and all its rows are stored for `DELETED_RETENTION_MS` (see
 * `restoreDeletedArticle`). Its picture stays in the library. The addresses of an article that was ever public answer 410.
 * Editors delete anything, authors their own drafts. Returns the state that was deleted.
 * @throws NotFound, Forbidden, or Conflict 'version.conflict' when `baseVersion` is not the current version.
 */
export async function deleteArticle(
  db: Db,
  input: SubjectChange & { baseVersion?: number },
): Promise<ArticleState> {
  const { actor, id, now, newId } = input;
  requireRole(actor, 'author');
  return inTransaction(db, async (tx) => {
    const state = await getArticleState(tx, { id, lock: true });
    if (!canDelete(actor, state)) throw new Forbidden('Authors delete their own drafts only');
    if (input.baseVersion !== undefined && input.baseVersion !== state.version)
      throw new Conflict('version.conflict', 'The article was changed by someone else in the meantime');
    if (state.status === 'published')
      await lockCountedRows(tx, { articleId: id, categoryIds: [state.categoryId], tagIds: [] });
    const { title, slug, author } = state.fields;
    const deleted = await readArticleRows(tx, id);
    await tx
      .insertInto('deleted_article')
      .values({
        id,
        slug,
        title,
        author,
        status: state.status,
        created_by: state.createdBy,
        deleted_at: now,
        deleted_by: actor.id,
        deleted_by_name: actor.name,
        snapshot: JSON.stringify(deleted),
      })
      .execute();
    // A trigger dates the sitemap of its month by this column.
    await tx.updateTable('article').set({ updated_at: now }).where('id', '=', id).execute();
    await tx.deleteFrom('article').where('id', '=', id).execute();
    await tx.deleteFrom('article_presence').where('article_id', '=', id).execute();
    if (state.publishedAt !== null)
      await addDeletedAddresses(tx, { paths: listAddresses(slug, deleted), now });
    await recordAudit(tx, { actor, now, newId }, 'article.delete', id, {
      before: describeArticle(state.fields, { ...state, slug }),
    });
    if (isShownToReaders(state)) {
      const detail = { slug, title, lists: listsOf(state.fields) };
      await queueOutboxEvent(tx, { type: 'article.deleted', subjectId: id, detail, now, newId });
    }
    return state;
  });
}

/** The address of an article, and its former ones. */
function listAddresses(slug: string, { rows }: DeletedArticleRows): string[] {
  const former = (rows.article_redirect ?? []).map((row) => String(row.slug));
  return [slug, ...former].map((one) => href('/article/:slug', { slug: one }));
}
