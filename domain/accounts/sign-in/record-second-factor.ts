import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';
import type { Actor } from '../actor.ts';
import { recordAudit } from '../audit/record-audit.ts';

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
