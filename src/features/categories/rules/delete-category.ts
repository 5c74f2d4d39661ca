import { feedAddresses } from '#features/feeds/rules/feed-addresses.ts';
import { addDeletedAddresses } from '#features/redirects/rules/add-old-addresses.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { isForeignKeyViolation } from '#platform/db/errors.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockArticles, lockRowsForUpdate } from '#platform/db/lock-articles.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { href } from '#platform/http/href.ts';
import { lockRecordRow } from '#platform/records/rules/read-records.ts';
import { requireAllCategories, type SubjectChange } from '#platform/sessions/actor.ts';
import { categoryRecord } from './category-record.ts';
import { getCategory, resolveCategory } from './read-categories.ts';

/**
 * Deletes a category. Its articles, of any status, have to move first: `moveTo` is the slug of the category that gets
 * them, and the old addresses redirect to it. Without one they answer 410. For editors of all categories.
 * Returns how many articles were moved.
 * @throws NotFound, Forbidden, InvalidInput 'category.unknown', or Conflict 'category.notEmpty'.
 */
export async function deleteCategory(
  db: Db,
  input: SubjectChange & { moveTo?: string },
): Promise<{ moved: number }> {
  const { actor, id, now, newId } = input;
  requireAllCategories(actor);
  return inTransaction(db, async (tx) => {
    const { name, slug, shortName, description, color, hasComments } = await getCategory(tx, { id });
    const target = input.moveTo ? await resolveCategory(tx, input.moveTo) : null;
    if (target?.id === id) throw new InvalidInput([{ field: 'moveTo', code: 'category.unknown' }]);
    const articles = await lockArticles(tx, { categoryId: id });
    if (articles.length > 0 && !target) throw notEmpty();
    await lockRowsForUpdate(tx, 'category', target ? [id, target.id] : [id]);
    const { version } = await lockRecordRow(tx, categoryRecord, id);
    if (target) {
      await tx.updateTable('article').set({ category_id: target.id }).where('category_id', '=', id).execute();
      const redirects = tx.updateTable('category_redirect').set({ category_id: target.id });
      await redirects.where('category_id', '=', id).execute();
    } else await recordDeletedAddresses(tx, { id, slug, now });
    await tx
      .deleteFrom('category')
      .where('id', '=', id)
      .execute()
      .catch((error) => {
        // Another transaction has just added an article to the category.
        throw isForeignKeyViolation(error) ? notEmpty() : error;
      });
    if (target)
      await tx
        .insertInto('category_redirect')
        .values({ slug, category_id: target.id, created_at: now })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet({ category_id: target.id }))
        .execute();
    await recordAudit(tx, { actor, now, newId }, 'category.delete', id, {
      before: { name, slug, shortName, description, color, hasComments, version },
      after: target ? { movedTo: target.slug, articles: articles.length } : null,
    });
    return { moved: articles.length };
  });
}

function notEmpty(): Conflict {
  return new Conflict('category.notEmpty', 'The category still has articles', { field: 'moveTo' });
}

/** Records the address of a category and its former ones, with those of their feeds. */
async function recordDeletedAddresses(
  tx: Db,
  { id, slug, now }: { id: string; slug: string; now: number },
): Promise<void> {
  const former = await tx
    .selectFrom('category_redirect')
    .select('slug')
    .where('category_id', '=', id)
    .execute();
  const paths = [slug, ...former.map((row) => row.slug)].flatMap((category) => [
    href('/category/:category', { category }),
    ...Object.values(feedAddresses.category(category)),
  ]);
  await addDeletedAddresses(tx, { paths, now });
}
