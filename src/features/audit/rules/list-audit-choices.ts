import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

/** The options of the audit log's filters: the actors and actions that occur in it. */
export interface AuditChoices {
  actors: { id: string; name: string }[];
  actions: string[];
}

/**
 * The options of the filters on the audit screen. For admins.
 * @throws Forbidden.
 */
export async function listAuditChoices(db: Db, { actor }: { actor: Actor }): Promise<AuditChoices> {
  requireRole(actor, 'admin');
  // Steps from one action to the next in the index. `select distinct` would read the whole table, which only grows.
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
