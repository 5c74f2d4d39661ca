import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';

/**
 * Records that somebody has chosen their own password, and confirms their e-mail address. The other links that set a password, and
 * sign-ins that wait for a code, end.
 */
export async function confirmOwnPassword(
  db: Db,
  { actor, now, newId }: { actor: Pick<Actor, 'id' | 'name' | 'network'>; now: number; newId: NewId },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('staff')
      .set({ must_change_password: 0, email_verified: 1, updated_at: new Date(now).toISOString() })
      .where('id', '=', actor.id)
      .execute();
    await tx.deleteFrom('staff_verification').where('value', '=', actor.id).execute();
    await recordAudit(tx, { actor, now, newId }, 'staff.password', actor.id);
  });
}
