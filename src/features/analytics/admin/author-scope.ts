import { type Actor, hasRole } from '#platform/sessions/actor.ts';
import type { Scope } from '../rules/list-views.ts';

/** The articles whose figures the actor may see: all of the site for editors and admins, their own for authors. */
export function authorScope(actor: Actor): Exclude<Scope, { of: 'article' }> {
  return hasRole(actor, 'editor') ? { of: 'site' } : { of: 'staff', id: actor.id };
}
