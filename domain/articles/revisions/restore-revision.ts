import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { resolveCategory } from '#domain/categories/resolve-category.ts';
import { Conflict, Forbidden, InvalidInput } from '#domain/errors.ts';
import { findExistingPicture } from '#domain/media/find-existing-picture.ts';
import type { NewId } from '#domain/new-id.ts';
import type { ArticleFields } from '../article-fields.ts';
import { getArticleState } from '../article-state.ts';
import { canEdit } from '../article-workflow.ts';
import { dropGonePictures } from '../drop-gone-pictures.ts';
import { applyArticleChange } from '../write/apply-article-change.ts';
import { getRevision } from './get-revision.ts';

/**
 * Makes an earlier version the newest one: a new revision with every field as it was; the status stays. The address
 * stays when the old one belongs to another article by now, and so do category and picture when the old ones are gone; pictures inside the text that are gone are left out.
 * @throws NotFound, Forbidden, or Conflict 'version.conflict' when `baseVersion` is not the version that stands.
 */
export async function restoreRevision(
  db: Db,
  the: { actor: Actor; id: string; version: number; baseVersion: number; now: number; newId: NewId },
): Promise<{ version: number; slug: string }> {
  const { actor, id, version, now, newId } = the;
  requireRole(actor, 'author');
  return inTransaction(db, async (tx) => {
    const state = await getArticleState(tx, { id, lock: true });
    if (!canEdit(actor, state)) throw new Forbidden('Authors edit their own drafts only');
    if (the.baseVersion !== state.version)
      throw new Conflict('version.conflict', 'The article was changed by someone else in the meantime');
    const { fields: old } = await getRevision(tx, { articleId: id, version });
    const fields: ArticleFields = {
      ...old,
      slug: (await isFree(tx, old.slug, id)) ? old.slug : state.fields.slug,
      category: await categoryOrNone(tx, old.category).then((slug) => slug ?? state.fields.category),
      content: await dropGonePictures(tx, old.content),
      image: await findExistingPicture(tx, { url: old.image, otherwise: state.fields.image }),
    };
    return applyArticleChange(tx, { state, change: { fields }, kind: 'restore', by: actor, now, newId });
  });
}

async function isFree(tx: Db, slug: string, id: string): Promise<boolean> {
  const taken = await tx
    .selectFrom('article')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .unionAll((eb) =>
      eb
        .selectFrom('article_redirect')
        .select('article_id as id')
        .where('slug', '=', slug)
        .where('article_id', '<>', id),
    )
    .executeTakeFirst();
  return slug !== '' && taken === undefined;
}

async function categoryOrNone(tx: Db, slug: string): Promise<string | null> {
  try {
    return (await resolveCategory(tx, slug)).slug;
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}
