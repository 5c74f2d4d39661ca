import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from './actor.ts';

/** By what the journal can be narrowed: whoever and whatever stands in it. */
export interface AuditChoices {
  actors: { id: string; name: string }[];
  actions: string[];
}

/**
 * The filters of the journal's screen. For admins.
 * @throws Forbidden.
 */
export async function listAuditChoices(db: Db, { actor }: { actor: Actor }): Promise<AuditChoices> {
  requireRole(actor, 'admin');
  const actions = await db.selectFrom('audit_log').select('action').distinct().orderBy('action').execute();
  const actors = await db
    .selectFrom('audit_log')
    .innerJoin('staff', 'staff.id', 'audit_log.actor_id')
    .select(['staff.id', 'staff.name'])
    .distinct()
    .orderBy('staff.name')
    .execute();
  return { actors, actions: actions.map(({ action }) => action) };
}
