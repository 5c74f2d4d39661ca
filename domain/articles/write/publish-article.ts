import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { NewId } from '#domain/new-id.ts';
import { moveArticle } from './move-article.ts';

/**
 * Shows an article to readers, whatever it was before; the moment of its first publication never changes
 * (spec §4). For editors. `now` in epoch milliseconds.
 * @throws what `moveArticle` throws.
 */
export async function publishArticle(
  db: Db,
  the: { actor: Actor; id: string; baseVersion?: number; now: number; newId: NewId },
): Promise<void> {
  await moveArticle(db, { ...the, move: 'publish' });
}
