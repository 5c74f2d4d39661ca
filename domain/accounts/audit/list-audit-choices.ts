import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '../actor.ts';

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
  // From one action to the next by the index: the journal itself only ever grows.
  const { rows } = await sql<{ action: string | null }>`with recursive found (action) as (
      select min(action) from audit_log
      union all select (select min(action) from audit_log where action > found.action) from found
        where found.action is not null
    ) select action from found where action is not null`.execute(db);
  const actors = await db
    .selectFrom('staff')
    .select(['staff.id', 'staff.name'])
    .where((eb) =>
      eb.exists(eb.selectFrom('audit_log').select('id').whereRef('audit_log.actor_id', '=', 'staff.id')),
    )
    .orderBy('staff.name')
    .execute();
  return { actors, actions: rows.flatMap(({ action }) => action ?? []) };
}
