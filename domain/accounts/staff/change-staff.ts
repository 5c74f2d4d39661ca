import type { Updateable } from 'kysely';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import type { StaffTable } from '#db/tables/accounts.ts';
import { Conflict, NotFound } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { type Actor, requireRole } from '../actor.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** What every change of an account by an admin brings along. */
export interface StaffChange {
  actor: Actor;
  id: string;
  /** The account of this address is always an admin. */
  adminEmail: string | null;
  now: number;
  newId: NewId;
}

type StaffBefore = Pick<StaffTable, 'id' | 'name' | 'email' | 'role'> & {
  banned: boolean;
  reason: string | null;
};

interface StaffStep {
  action: string;
  /** What is written; it is checked before, against the account as it was. */
  set: Updateable<StaffTable>;
  /** What the journal says of the account before the change (absent: role and access) and after it. */
  before?: Record<string, unknown>;
  after: Record<string, unknown>;
  /** What else has to happen in the same transaction. */
  also?: (tx: Db) => Promise<void>;
}

/**
 * Changes an account in one transaction with its line in the journal; a newsroom is never left without an admin.
 * @throws Forbidden, NotFound, Conflict 'staff.owner' or 'staff.lastAdmin'.
 */
export async function changeStaff(
  db: Db,
  { actor, id, adminEmail, now, newId }: StaffChange,
  plan: (before: StaffBefore) => StaffStep,
): Promise<void> {
  requireRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    const before = await readStaff(tx, id);
    const step = plan(before);
    const isOwner = before.email === adminEmail;
    const takesRights = step.set.banned === 1 || (step.set.role !== undefined && step.set.role !== 'admin');
    if (isOwner && takesRights)
      throw new Conflict('staff.owner', 'The account of ADMIN_EMAIL is always an admin');
    if (takesRights && before.role === 'admin' && !before.banned) await refuseLastAdmin(tx, id);
    await tx
      .updateTable('staff')
      .set({ ...step.set, updated_at: new Date(now).toISOString() })
      .where('id', '=', id)
      .execute();
    await step.also?.(tx);
    const { role, banned, reason } = before;
    await recordAudit(tx, {
      ...{ actor, action: step.action, subjectType: 'staff', subjectId: id, now, newId },
      before: step.before ?? { role, disabled: banned, reason },
      after: step.after,
    });
  });
}

async function readStaff(tx: Db, id: string): Promise<StaffBefore> {
  const row = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'banned', 'ban_reason'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFound(`Nobody of the newsroom has the id ${id}`);
  return { ...row, banned: Boolean(row.banned), reason: row.ban_reason };
}

/**
 * Somebody who has not accepted their invitation yet is no admin to rely on.
 * Two admins who remove each other at the same moment meet at the rows touched here: the second sees the first's work.
 */
async function refuseLastAdmin(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('staff')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('role', '=', 'admin')
    .execute();
  const other = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .where('id', '<>', id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('staff_credential')
          .select('staff_credential.id')
          .whereRef('staff_credential.staff_id', '=', 'staff.id')
          .where('password', 'is not', null),
      ),
    )
    .where((eb) => eb.or([eb('banned', 'is', null), eb('banned', '=', 0)]))
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new Conflict('staff.lastAdmin', 'At least one admin has to remain');
}
