import { findExistingPicture } from '#features/media/rules/files/media-paths.ts';
import { removeDeletedAddresses } from '#features/redirects/rules/remove-deleted-addresses.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden, NotFound } from '#platform/errors.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { writeTitleSortKeys } from '../admin-list/write-title-sort-keys.ts';
import { getArticleState, isShownToReaders } from '../article-state.ts';
import { recordRevision } from '../revisions/revisions.ts';
import { findFreeSlug } from '../write/article-slugs.ts';
import { canRestore, type DeletedArticleRows, writeArticleRows } from './deleted-articles.ts';

/**
 * Restores a deleted article with its tags, counts, old addresses and first publication. Its address gets a number when
 * another article has taken it. A deleted category is left empty. A scheduled article whose time has passed becomes a
 * draft. Editors restore any article of their categories, authors the ones they deleted themselves.
 * @throws NotFound, Forbidden.
 */
export async function restoreDeletedArticle(
  db: Db,
  { actor, id, now, newId }: SubjectChange,
): Promise<{ slug: string; version: number }> {
  requireRole(actor, 'author');
  return inTransaction(db, async (tx) => {
    const deleted = await tx
      .deleteFrom('deleted_article')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!deleted) throw new NotFound(`No deleted article has the id ${id}`);
    const kept = JSON.parse(deleted.snapshot) as DeletedArticleRows;
    const { article } = kept;
    if (!canRestore(actor, { deletedBy: deleted.deleted_by, categoryId: article.category_id ?? null }))
      throw new Forbidden('Authors restore what they deleted themselves');
    const isLate = article.status === 'scheduled' && (article.scheduled_at ?? 0) <= now;
    const slug = await findFreeSlug(tx, article.slug);
    const version = (article.version ?? 1) + 1;
    await writeArticleRows(tx, {
      ...kept,
      article: {
        ...article,
        slug,
        version,
        category_id: await stillThere(tx, 'category', article.category_id ?? null),
        image: await findExistingPicture(tx, { url: article.image ?? null, otherwise: null }),
        created_by: await stillThere(tx, 'staff', article.created_by ?? null),
        ...(isLate && { status: 'draft', scheduled_at: null }),
      },
    });
    await writeTitleSortKeys(tx, [{ id, title: article.title }]);
    const state = await getArticleState(tx, { id });
    if (isShownToReaders(state)) await removeDeletedAddresses(tx, { articleIds: [id] });
    await recordRevision(tx, { state, kind: 'undo', by: actor, now, newId });
    await recordAudit(tx, { actor, now, newId }, 'article.undelete', id, {
      after: { title: article.title, slug, status: isLate ? 'draft' : article.status },
    });
    if (state.status === 'published')
      await queueOutboxEvent(tx, { type: 'article.published', subjectId: id, detail: {}, now, newId });
    return { slug, version };
  });
}

async function stillThere(tx: Db, table: 'category' | 'staff', id: string | null): Promise<string | null> {
  if (id === null) return null;
  const row = await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  return row?.id ?? null;
}
