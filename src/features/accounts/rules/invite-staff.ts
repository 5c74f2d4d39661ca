import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { insertStaff } from './insert-staff.ts';
import { parseRole } from './parse-role.ts';
import { cleanStaffInput, listStaffProblems } from './staff-input.ts';

/**
 * Creates an account without a password. The invited person chooses one with the link of the invitation. For admins.
 * @throws Forbidden, InvalidInput with every problem, or Conflict 'staff.emailTaken'.
 */
export async function inviteStaff(
  db: Db,
  input: { actor: Actor; name: string; email: string; role: string; now: number; newId: NewId },
): Promise<{ id: string; name: string; email: string }> {
  const { actor, now, newId } = input;
  requireRole(actor, 'admin');
  const { name, email } = cleanStaffInput(input);
  const role = parseRole(input.role);
  const problems = listStaffProblems({ name, email });
  if (role === null) problems.push({ field: 'role', code: 'role.unknown' });
  if (problems.length > 0 || role === null) throw new InvalidInput(problems);

  return inTransaction(db, async (tx) => {
    const id = await insertStaff(tx, { name, email, role, passwordHash: null, now, newId });
    if (id === null) throw new Conflict('staff.emailTaken', 'An account with this e-mail exists');
    await recordAudit(tx, {
      ...{ actor, action: 'staff.invite', subjectType: 'staff', subjectId: id, now, newId },
      before: null,
      after: { name, email, role },
    });
    return { id, name, email };
  });
}
