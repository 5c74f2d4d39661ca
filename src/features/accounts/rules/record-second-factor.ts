import { recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';

/** Records in the audit log that the actor set up or removed their second factor. */
export async function recordSecondFactor(
  db: Db,
  { actor, isOn, now, newId }: { actor: Actor; isOn: boolean; now: number; newId: NewId },
): Promise<void> {
  await recordAudit(db, {
    ...{ actor, action: 'staff.secondFactor', subjectType: 'staff', subjectId: actor.id, now, newId },
    before: { secondFactor: !isOn },
    after: { secondFactor: isOn },
  });
}
