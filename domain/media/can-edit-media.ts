import { type Actor, hasRole, requireRole } from '#domain/accounts/actor.ts';
import { Forbidden } from '#domain/errors.ts';
import type { Media } from './media.ts';

/** An author may change the pictures they uploaded, an editor all of them. */
export function canEditMedia(actor: Pick<Actor, 'id' | 'role'>, media: Pick<Media, 'createdBy'>): boolean {
  return hasRole(actor, 'editor') || (hasRole(actor, 'author') && media.createdBy === actor.id);
}

/** @throws Forbidden. */
export function requireMediaEditor(actor: Actor, media: Pick<Media, 'createdBy'>): void {
  requireRole(actor, 'author');
  if (!canEditMedia(actor, media)) throw new Forbidden('This picture belongs to somebody else');
}
