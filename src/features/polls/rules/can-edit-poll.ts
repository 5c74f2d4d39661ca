import { type Actor, hasRole } from '#platform/sessions/actor.ts';

/** Editors change every poll, authors their own. */
export function canEditPoll(actor: Actor, { createdBy }: { createdBy: string | null }): boolean {
  return hasRole(actor, 'editor') || (hasRole(actor, 'author') && createdBy === actor.id);
}
