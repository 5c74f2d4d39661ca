import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { NewId } from '#domain/new-id.ts';
import { moveArticle } from './move-article.ts';

/**
 * Takes a published article out of lists, feeds and search; its address still answers. For editors. `now` in epoch
 * milliseconds.
 * @throws what `moveArticle` throws.
 */
export async function archiveArticle(
  db: Db,
  the: { actor: Actor; id: string; baseVersion?: number; now: number; newId: NewId },
): Promise<void> {
  await moveArticle(db, { ...the, move: 'archive' });
}
