import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { findArticleState } from '#domain/articles/article-state.ts';
import { changeArticle } from '#domain/articles/write/change-article.ts';
import type { NewId } from '#domain/new-id.ts';
import { listPlaceholderImages, type PlaceholderImage } from './list-placeholder-images.ts';
import { isPlaceholderImage } from './placeholder-image.ts';

const BATCH = 200;

/**
 * Takes the placeholder images off all articles (spec §4 'Cleanup tool') and returns those it cleaned. Each is a change
 * like any other: a new version, a revision, a line in the journal. `actor` null: the tool itself, in development.
 * `now` in epoch milliseconds.
 * @throws Forbidden for anybody but an admin.
 */
export async function clearPlaceholderImages(
  db: Db,
  { actor, now, newId }: { actor: Actor | null; now: number; newId: NewId },
): Promise<PlaceholderImage[]> {
  if (actor) requireRole(actor, 'admin');
  const cleaned: PlaceholderImage[] = [];
  let after = '';
  while (true) {
    const found = await listPlaceholderImages(db, { limit: BATCH, after });
    for (const article of found) {
      if (await clearImage(db, { id: article.id, actor, now, newId })) cleaned.push(article);
    }
    if (found.length < BATCH) return cleaned;
    after = found.at(-1)?.id ?? after;
  }
}

/** False when somebody has deleted the article or changed its image meanwhile. */
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
