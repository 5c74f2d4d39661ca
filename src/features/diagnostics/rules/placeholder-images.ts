import { sql } from 'kysely';
import { findArticleState } from '#features/articles/rules/article-state.ts';
import { changeArticle } from '#features/articles/rules/write/change-article.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { containsText } from '#platform/db/query-conditions.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

/** An article whose image is a placeholder. */
export interface PlaceholderImage {
  id: string;
  title: string;
  slug: string;
  image: string;
}

/**
 * Articles of any status whose image is a placeholder (spec §9), in the order of their ids. `after` is the last id of
 * the page before.
 */
export async function listPlaceholderImages(
  db: Db,
  { limit, after = '' }: { limit: number; after?: string },
): Promise<PlaceholderImage[]> {
  const rows = await db
    .selectFrom('article')
    .select(['id', 'title', 'slug', 'image'])
    .where('image', 'is not', null)
    .where((eb) => eb.or(placeholderParts.map((part) => containsText(sql`lower(image)`, part))))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, image: row.image ?? '' }));
}

/** Hosts of placeholder images (spec §9). */
const HOST_PARTS = [
  'picsum',
  'via.placeholder',
  'placeholder.com',
  'placehold.co',
  'placehold.it',
  'dummyimage.com',
];
const OTHER_PARTS = ['/api/placeholder/', 'random='];

/** In lower case. A URL that contains one of these parts is a placeholder. */
const placeholderParts: readonly string[] = [...HOST_PARTS, ...OTHER_PARTS];

/** Whether the URL of an image is a placeholder (spec §9). */
export function isPlaceholderImage(address: string): boolean {
  const lowerCase = address.toLowerCase();
  return placeholderParts.some((part) => lowerCase.includes(part));
}

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
