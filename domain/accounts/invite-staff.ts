import { normaliseLetters } from '#az/letters.ts';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db, StaffRole } from '#db/schema.ts';
import { Conflict, InvalidInput, type Problem } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { type Actor, requireRole } from './actor.ts';
import { insertStaff } from './insert-staff.ts';
import { parseRole } from './parse-role.ts';
import { recordAudit } from './record-audit.ts';

const NAME_LIMIT = 100;
const EMAIL_LIMIT = 254;

/**
 * Opens an account without a password; whoever has its link chooses one. For admins.
 * @throws Forbidden, InvalidInput with every problem, or Conflict 'staff.emailTaken'.
 */
export async function inviteStaff(
  db: Db,
  input: { actor: Actor; name: string; email: string; role: string; now: number; newId: NewId },
): Promise<{ id: string; name: string; email: string }> {
  const { actor, now, newId } = input;
  requireRole(actor, 'admin');
  const name = normaliseLetters(input.name).replace(/\s+/g, ' ').trim();
  const email = input.email.trim().toLowerCase();
  const role = parseRole(input.role);
  const problems = listInvitationProblems({ name, email, role });
  if (problems.length > 0 || role === null) throw new InvalidInput(problems);

  return inTransaction(db, async (tx) => {
    const id = await insertStaff(tx, { name, email, role, passwordHash: null, now, newId });
    if (id === null) throw new Conflict('staff.emailTaken', 'An account with this e-mail exists');
    const after = { name, email, role };
    const what = { action: 'staff.invite', subjectType: 'staff', subjectId: id };
    await recordAudit(tx, { actor, ...what, before: null, after, now, newId });
    return { id, name, email };
  });
}

function listInvitationProblems(input: { name: string; email: string; role: StaffRole | null }): Problem[] {
  const { name, email, role } = input;
  const problems: Problem[] = [];
  if (name === '') problems.push({ field: 'name', code: 'staff.nameRequired' });
  else if (name.length > NAME_LIMIT) problems.push({ field: 'name', code: 'staff.nameTooLong' });
  if (email === '') problems.push({ field: 'email', code: 'email.required' });
  // As the sign-in library reads addresses: what it refuses could never sign in.
  else if (
    email.length > EMAIL_LIMIT ||
    !/^[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/.test(email) ||
    /^\.|\.\./.test(email)
  )
    problems.push({ field: 'email', code: 'email.invalid' });
  if (role === null) problems.push({ field: 'role', code: 'role.unknown' });
  return problems;
}
