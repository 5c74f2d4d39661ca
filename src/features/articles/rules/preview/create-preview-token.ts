import type { Db } from '#platform/db/schema.ts';
import { Forbidden } from '#platform/errors.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { canSharePreview } from './can-share-preview.ts';
import { PREVIEW_LIFE_MS, signPreview } from './preview-token.ts';

/**
 * Creates the token of a preview link. It is valid for a day, for everyone who has it. `now` in epoch milliseconds.
 * @throws Forbidden unless `canSharePreview`.
 */
export async function createPreviewToken(
  db: Db,
  input: { actor: Actor; articleId: string; secret: string; now: number },
): Promise<string> {
  const { actor, articleId, secret, now } = input;
  requireRole(actor, 'author');
  if (!(await canSharePreview(db, { actor, articleId })))
    throw new Forbidden('Only editors, the writer and those mentioned share a preview');
  return signPreview({ id: articleId, expiresAt: now + PREVIEW_LIFE_MS, secret });
}
