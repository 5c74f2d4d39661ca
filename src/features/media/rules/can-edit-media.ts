import { Forbidden } from '#platform/errors.ts';
import { type Actor, hasRole, requireRole } from '#platform/sessions/actor.ts';
import type { Media } from './media.ts';

/** Whether the actor may change an image: authors those that they uploaded, editors every image. */
export function canEditMedia(actor: Pick<Actor, 'id' | 'role'>, media: Pick<Media, 'createdBy'>): boolean {
  return hasRole(actor, 'editor') || (hasRole(actor, 'author') && media.createdBy === actor.id);
}

/** @throws Forbidden when the actor may not change the image. */
export function requireMediaEditor(actor: Actor, media: Pick<Media, 'createdBy'>): void {
  requireRole(actor, 'author');
  if (!canEditMedia(actor, media)) throw new Forbidden('This picture belongs to somebody else');
}
