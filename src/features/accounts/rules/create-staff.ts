import { sql } from 'kysely';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import type { StaffRole } from '#platform/sessions/actor.ts';
import { cleanStaffInput, listStaffProblems } from './staff-input.ts';

/**
 * Creates an admin while there is none (spec §2.6). Of several requests at once, one succeeds. `isNew` is false when the
 * address already had an account: that account is now an admin and keeps its password.
 * @throws InvalidInput with every problem, or Conflict 'staff.exists'.
 */
export async function createOnlyAdmin(
  db: Db,
  admin: { name: string; email: string; passwordHash: string; now: number; newId: NewId },
): Promise<{ email: string; isNew: boolean }> {
  const clean = cleanStaffInput(admin);
  const problems = listStaffProblems(clean);
  if (problems.length > 0) throw new InvalidInput(problems);
  return inTransaction(db, async (tx) => {
    // SQLite needs no lock: a transaction is the only writer from its beginning.
    if (engineOf(tx) === 'postgres') await sql`lock table staff in share row exclusive mode`.execute(tx);
    if (await hasAdmin(tx)) throw new Conflict('staff.exists', 'An admin already exists');
    return { email: clean.email, isNew: (await createFirstAdmin(tx, { ...admin, ...clean })) === 'created' };
  });
}

/** Whether an account has the role admin. Disabled admins count: the site has been set up before. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** What came of making somebody an admin. `reopened`: the account was disabled. */
export type FirstAdmin = 'created' | 'reopened' | 'kept';

/**
 * Makes the account with this e-mail address an admin. A new account gets the password, which has to be changed at the
 * first sign-in; an existing one keeps its own.
 */
export async function createFirstAdmin(
  db: Db,
  admin: { email: string; name: string; passwordHash: string; now: number; newId: NewId },
): Promise<FirstAdmin> {
  const { email, now, newId } = admin;
  return inTransaction(db, async (tx) => {
    const id = await insertStaff(tx, { ...admin, role: 'admin', mustChangePassword: true });
    const by = { actor: null, now, newId };
    if (id !== null) {
      await recordAudit(tx, by, 'staff.create', id, { after: { role: 'admin' } });
      return 'created';
    }
    const account = tx.selectFrom('staff').select(['id', 'role', 'banned', 'ban_reason as reason']);
    const before = await account.where('email', '=', email).executeTakeFirstOrThrow();
    if (before.role === 'admin' && !before.banned) return 'kept';
    await tx
      .updateTable('staff')
      .set({ role: 'admin', banned: 0, ban_reason: null, ban_expires: null })
      .where('id', '=', before.id)
      .execute();
    await recordAudit(tx, by, 'staff.role', before.id, {
      before: { role: before.role, disabled: Boolean(before.banned), reason: before.reason },
      after: { role: 'admin', disabled: false, reason: null },
    });
    return before.banned ? 'reopened' : 'kept';
  });
}

interface NewStaff {
  name: string;
  /** Lower case. */
  email: string;
  role: StaffRole;
  /** The ids of the categories that limit an editor. Null and absent: all. */
  categories?: readonly string[] | null;
  /** Null: the person chooses a password with the link of the invitation. */
  passwordHash: string | null;
  mustChangePassword?: boolean;
  now: number;
  newId: NewId;
}

/** Inserts an account with its password. Returns its id, or null when the address already has an account. */
export async function insertStaff(tx: Db, staff: NewStaff): Promise<string | null> {
  const at = new Date(staff.now).toISOString();
  const inserted = await tx
    .insertInto('staff')
    .values({
      id: staff.newId(),
      name: staff.name,
      email: staff.email,
      email_verified: 0,
      image: null,
      role: staff.role,
      categories: staff.categories ? JSON.stringify(staff.categories) : null,
      banned: 0,
      ban_reason: null,
      ban_expires: null,
      must_change_password: staff.mustChangePassword ? 1 : 0,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return null;
  if (staff.passwordHash !== null) {
    await tx
      .insertInto('staff_credential')
      .values({
        id: staff.newId(),
        staff_id: inserted.id,
        account_id: inserted.id,
        provider_id: 'credential',
        password: staff.passwordHash,
        created_at: at,
        updated_at: at,
      })
      .execute();
  }
  return inserted.id;
}

/** An account of the demo site. The sign-in page shows its password. */
export interface DemoAccount {
  email: string;
  password: string;
  role: StaffRole;
}

/**
 * Creates the accounts of the demo site, unless an account other than the owner's exists. Articles of the demo under the name of an
 * account become its own. Returns whether it did.
 */
export async function createDemoStaff(
  db: Db,
  demo: {
    people: readonly { name: string; email: string; role: StaffRole; passwordHash: string }[];
    adminEmail: string | null;
    now: number;
    newId: NewId;
  },
): Promise<boolean> {
  const { people, adminEmail, now, newId } = demo;
  return inTransaction(db, async (tx) => {
    if (await hasStaff(tx, { exceptEmail: adminEmail })) return false;
    for (const person of people) {
      const created_by = await insertStaff(tx, { ...person, now, newId });
      const written = tx
        .updateTable('article')
        .where('author', '=', person.name)
        .where('created_by', 'is', null);
      await written.set({ created_by }).execute();
    }
    return true;
  });
}

/** Whether there is an account with this e-mail address, or any account with another one than `exceptEmail`. */
export async function hasStaff(
  db: Db,
  filter: { email: string } | { exceptEmail: string | null },
): Promise<boolean> {
  const query = db.selectFrom('staff').select('id').limit(1);
  const matching =
    'email' in filter
      ? query.where('email', '=', filter.email)
      : query.where('email', '<>', filter.exceptEmail ?? '');
  return (await matching.executeTakeFirst()) !== undefined;
}
