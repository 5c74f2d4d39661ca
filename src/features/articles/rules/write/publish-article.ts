import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { moveArticle } from './move-article.ts';

/**
 * Publishes an article as it is, whatever its status was before; the moment of its first publication never changes
 * (spec §4). For editors. `now` in epoch milliseconds.
 * @throws what `moveArticle` throws.
 */
export function publishArticle(db: Db, input: { actor: Actor; id: string; now: number; newId: NewId }) {
  return moveArticle(db, { ...input, move: 'publish' });
}
