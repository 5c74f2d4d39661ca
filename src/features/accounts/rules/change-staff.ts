import type { Updateable } from 'kysely';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import type { StaffTable } from '../tables.ts';
import { parseCategories } from './account-categories.ts';
import { type RightsInput, readRights } from './read-rights.ts';
import { cleanStaffInput, listNameProblems } from './staff-input.ts';

/** The input of every change of an account by an admin. */
export interface StaffChange extends Change {
  id: string;
  /** The account with this e-mail address is always an admin. */
  adminEmail: string | null;
}

type StaffBefore = Pick<StaffTable, 'id' | 'name' | 'email' | 'role'> & {
  categories: readonly string[] | null;
  banned: boolean;
  reason: string | null;
};

interface StaffUpdate {
  /** The action in the audit log. */
  action: string;
  set: Updateable<StaffTable>;
  /** The state before the change for the audit log; by default role, disabled and reason. */
  before?: Record<string, unknown>;
  /** The state after the change for the audit log. */
  after: Record<string, unknown>;
  /** More work in the same transaction. */
  afterUpdate?: (tx: Db) => Promise<void>;
}

/**
 * Changes an account and records it in the audit log, in one transaction. At least one admin always remains.
 * `prepareUpdate` gets the account as it was and returns the change.
 * @throws Forbidden, NotFound, Conflict 'staff.owner' or 'staff.lastAdmin'.
 */
async function changeStaff(
  db: Db,
  { id, adminEmail, ...change }: StaffChange,
  prepareUpdate: (before: StaffBefore) => StaffUpdate,
): Promise<void> {
  requireRole(change.actor, 'admin');
  await inTransaction(db, async (tx) => {
    const before = await readStaff(tx, id);
    const update = prepareUpdate(before);
    const isOwner = before.email === adminEmail;
    const removesAdminRole =
      update.set.banned === 1 || (update.set.role !== undefined && update.set.role !== 'admin');
    if (isOwner && removesAdminRole)
      throw new Conflict('staff.owner', 'The account of ADMIN_EMAIL is always an admin');
    if (removesAdminRole && before.role === 'admin' && !before.banned) await requireAnotherAdmin(tx, id);
    await tx
      .updateTable('staff')
      .set({ ...update.set, updated_at: new Date(change.now).toISOString() })
      .where('id', '=', id)
      .execute();
    await update.afterUpdate?.(tx);
    const { role, banned, reason } = before;
    const { action, before: state = { role, disabled: banned, reason }, after } = update;
    await recordAudit(tx, change, action, id, { before: state, after });
  });
}

async function readStaff(tx: Db, id: string): Promise<StaffBefore> {
  const row = await tx
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'categories', 'banned', 'ban_reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound(`Nobody of the newsroom has the id ${id}`));
  return {
    ...row,
    categories: parseCategories(row.categories),
    banned: Boolean(row.banned),
    reason: row.ban_reason,
  };
}

/**
 * Requires an admin besides `id` who is not disabled and has a password: an invited admin may never accept.
 * The update locks the rows of all admins. When two admins remove each other at once, the second waits and sees the
 * change of the first.
 * @throws Conflict 'staff.lastAdmin'.
 */
async function requireAnotherAdmin(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('staff')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('role', '=', 'admin')
    .execute();
  await tx
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
    .executeTakeFirstOrThrow(() => new Conflict('staff.lastAdmin', 'At least one admin has to remain'));
}

/**
 * Enables a disabled account. For admins.
 * @throws the errors of `changeStaff`.
 */
export async function enableStaff(db: Db, change: StaffChange): Promise<void> {
  await changeStaff(db, change, ({ role }) => ({
    action: 'staff.enable',
    set: { banned: 0, ban_reason: null, ban_expires: null },
    after: { role, disabled: false, reason: null },
  }));
}

const MAX_REASON_LENGTH = 500;

/**
 * Disables an account and deletes its sessions and pending links. For admins, with a reason.
 * @throws InvalidInput 'staff.reasonRequired', Conflict 'staff.self', and the errors of `changeStaff`.
 */
export async function disableStaff(db: Db, change: StaffChange & { reason: string }): Promise<void> {
  const reason = change.reason.trim().slice(0, MAX_REASON_LENGTH);
  if (reason === '') throw new InvalidInput([{ field: 'reason', code: 'staff.reasonRequired' }]);
  if (change.id === change.actor.id) throw new Conflict('staff.self', 'Nobody disables their own account');
  await changeStaff(db, change, ({ role }) => ({
    action: 'staff.disable',
    set: { banned: 1, ban_reason: reason, ban_expires: null },
    after: { role, disabled: true, reason },
    afterUpdate: async (tx) => {
      await tx.deleteFrom('staff_session').where('staff_id', '=', change.id).execute();
      await tx.deleteFrom('staff_verification').where('value', '=', change.id).execute();
    },
  }));
}

/**
 * Lets somebody sign in again who typed too many wrong passwords or codes. For admins. `liftLock` is that of the sign-in.
 * @throws the errors of `changeStaff`.
 */
export async function unlockStaff(
  db: Db,
  change: StaffChange & { liftLock: (tx: Db, account: { id: string; email: string }) => Promise<void> },
): Promise<void> {
  await changeStaff(db, change, ({ id, email }) => ({
    action: 'staff.unlock',
    set: {},
    before: {},
    after: {},
    afterUpdate: (tx) => change.liftLock(tx, { id, email }),
  }));
}

/**
 * Changes the role of an account, and the categories that limit an editor. Open pages have the new rights with their next
 * request. For admins.
 * @throws InvalidInput 'role.unknown' or 'category.unknown', and the errors of `changeStaff`.
 */
export async function changeStaffRole(db: Db, change: StaffChange & RightsInput): Promise<void> {
  const { role, categories, problems, describe } = await readRights(db, change);
  if (role === null || problems.length > 0) throw new InvalidInput(problems);
  await changeStaff(db, change, (staff) => ({
    action: 'staff.role',
    set: { role, categories: categories && JSON.stringify(categories) },
    before: { role: staff.role, categories: describe(staff) },
    after: { role, categories: describe({ role, categories }) },
  }));
}

/**
 * Deletes the second factor, the passkeys and the sessions of somebody who lost their phone. For admins.
 * @throws the errors of `changeStaff`.
 */
export async function resetSecondFactor(db: Db, change: StaffChange): Promise<void> {
  await changeStaff(db, change, ({ role, banned, reason }) => ({
    action: 'staff.resetSecondFactor',
    set: { two_factor_enabled: 0 },
    after: { role, disabled: banned, reason, secondFactor: false },
    afterUpdate: async (tx) => {
      await tx.deleteFrom('staff_passkey').where('staff_id', '=', change.id).execute();
      await tx.deleteFrom('staff_two_factor').where('staff_id', '=', change.id).execute();
      await tx.deleteFrom('staff_session').where('staff_id', '=', change.id).execute();
      await tx.deleteFrom('staff_verification').where('value', '=', change.id).execute();
    },
  }));
}

/**
 * Changes the name of an account. For admins.
 * @throws InvalidInput for an invalid name, and the errors of `changeStaff`.
 */
export async function renameStaff(db: Db, change: StaffChange & { name: string }): Promise<void> {
  const { name } = cleanStaffInput({ name: change.name, email: '' });
  const problems = listNameProblems(name);
  if (problems.length > 0) throw new InvalidInput(problems);
  await changeStaff(db, change, (staff) => ({
    action: 'staff.rename',
    set: { name },
    before: { name: staff.name },
    after: { name },
  }));
}
