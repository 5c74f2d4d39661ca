import { findArticleState } from '#features/articles/rules/article-state.ts';
import { changeArticle } from '#features/articles/rules/write/change-article.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { listPlaceholderImages, type PlaceholderImage } from './list-placeholder-images.ts';
import { isPlaceholderImage } from './placeholder-image.ts';

const BATCH_SIZE = 200;

/**
 * Removes the placeholder images from all articles (spec §4 'Cleanup tool') and returns the changed articles. Each change
 * has a new version, a revision and a line in the audit log. `actor` is null in development. `now` in epoch milliseconds.
 * @throws Forbidden when the actor is not an admin.
 */
export async function clearPlaceholderImages(
  db: Db,
  { actor, now, newId }: { actor: Actor | null; now: number; newId: NewId },
): Promise<PlaceholderImage[]> {
  if (actor) requireRole(actor, 'admin');
  const cleaned: PlaceholderImage[] = [];
  let after = '';
  while (true) {
    const found = await listPlaceholderImages(db, { limit: BATCH_SIZE, after });
    for (const article of found) {
      if (await clearImage(db, { id: article.id, actor, now, newId })) cleaned.push(article);
    }
    if (found.length < BATCH_SIZE) return cleaned;
    after = found.at(-1)?.id ?? after;
  }
}

/** Returns false when the article was deleted or its image was changed in the meantime. */
function clearImage(
  db: Db,
  { id, actor, now, newId }: { id: string; actor: Actor | null; now: number; newId: NewId },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const before = await findArticleState(tx, { id, lock: true });
    if (!before?.fields.image || !isPlaceholderImage(before.fields.image)) return false;
    const change = { fields: { ...before.fields, image: null } };
    await changeArticle(tx, { before, change, kind: 'save', by: actor, now, newId });
    return true;
  });
}
