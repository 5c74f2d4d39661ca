import { resolveCategory } from '#features/categories/rules/read-categories.ts';
import { findExistingPicture } from '#features/media/rules/files/media-paths.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, Forbidden, InvalidInput } from '#platform/errors.ts';
import { requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import type { ArticleFields } from '../article-fields.ts';
import { type ArticleState, getArticleState } from '../article-state.ts';
import { canEdit } from '../article-workflow.ts';
import { changeArticle } from '../write/change-article.ts';
import { getRevision } from './revisions.ts';

/**
 * Makes an earlier version the newest one: a new revision with every field as it was; the status stays. The current
 * address stays when another article has the old one by now. The current category and picture stay when the old ones
 * were deleted. Deleted pictures inside the text are left out. Returns the new state.
 * @throws NotFound, Forbidden, or Conflict 'version.conflict' when `baseVersion` is not the current version.
 */
export async function restoreRevision(
  db: Db,
  input: SubjectChange & { version: number; baseVersion: number },
): Promise<ArticleState> {
  const { actor, id, version, now, newId } = input;
  requireRole(actor, 'author');
  return inTransaction(db, async (tx) => {
    const before = await getArticleState(tx, { id, lock: true });
    if (!canEdit(actor, before)) throw new Forbidden('Authors edit their own drafts only');
    if (input.baseVersion !== before.version)
      throw new Conflict('version.conflict', 'The article was changed by someone else in the meantime');
    const { fields: old } = await getRevision(tx, { articleId: id, version });
    const fields: ArticleFields = {
      ...old,
      slug: (await isFree(tx, old.slug, id)) ? old.slug : before.fields.slug,
      category: await categoryOrNone(tx, old.category).then((slug) => slug ?? before.fields.category),
      content: await removeDeletedPictures(tx, old.content),
      image: await findExistingPicture(tx, { url: old.image, otherwise: before.fields.image }),
    };
    return changeArticle(tx, { before, change: { fields }, kind: 'restore', by: actor, now, newId });
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

const PICTURE =
  /<figure>\s*<img\b[^<>]*>\s*(?:<figcaption>(?:(?!<\/figure>).)*<\/figcaption>)?\s*<\/figure>|<img\b[^<>]*>/gs;
const OURS = /\bsrc="(\/media\/articles\/[A-Za-z0-9._-]+)/;

/** Removes images that were deleted from the media library, with their captions, from clean HTML. */
async function removeDeletedPictures(db: Db, content: string): Promise<string> {
  const gone = new Set<string>();
  for (const [picture] of content.matchAll(PICTURE)) {
    const url = OURS.exec(picture)?.[1] ?? null;
    if (url && !(await findExistingPicture(db, { url, otherwise: null }))) gone.add(picture);
  }
  return content.replace(PICTURE, (picture) => (gone.has(picture) ? '' : picture));
}
