import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { moveArticle } from './move-article.ts';

/**
 * Removes a published article from lists, feeds and search. Its address still works. For editors. `now` in epoch
 * milliseconds.
 * @throws what `moveArticle` throws.
 */
export function archiveArticle(db: Db, input: { actor: Actor; id: string; now: number; newId: NewId }) {
  return moveArticle(db, { ...input, move: 'archive' });
}
