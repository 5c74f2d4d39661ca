import { type Actor, hasRole } from '#domain/accounts/actor.ts';
import type { Scope } from '#domain/analytics/list-views.ts';

/** Which figures somebody sees: editors and admins those of the whole site, authors those of their own articles. */
export function authorScope(actor: Actor): Exclude<Scope, { of: 'article' }> {
  return hasRole(actor, 'editor') ? { of: 'site' } : { of: 'staff', id: actor.id };
}
