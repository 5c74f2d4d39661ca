import { describe, expect, it } from 'vitest';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden, InvalidInput, NotFound } from '#platform/errors.ts';
import { type Actor, hasRole, requireRole, type StaffRole } from '#platform/sessions/actor.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import {
  changeStaffRole,
  disableStaff,
  enableStaff,
  renameStaff,
  resetSecondFactor,
} from './change-staff.ts';
import { createDemoStaff, createFirstAdmin } from './create-staff.ts';
import { findActiveRole } from './find-active-role.ts';
import { inviteStaff, withdrawInvitation } from './invite-staff.ts';
import { getStaffMember, listStaff } from './staff-member.ts';

const change = (actor: Actor, id: string, adminEmail: string | null = null) => ({
  actor,
  id,
  adminEmail,
  now: NOON,
  newId,
});
const auditLog = (db: Db) =>
  db.selectFrom('audit_log').select(['action', 'actor_name', 'subject_id', 'before', 'after']).execute();

describe('roles', () => {
  it('include others: editors may do what authors and moderators may, and those have nothing in common', () => {
    const requirements = [
      'staff',
      'desk',
      'operator',
      'moderator',
      'author',
      'editor',
      'chief',
      'admin',
    ] as const;
    const met = (role: StaffRole) => requirements.filter((one) => hasRole({ role }, one));
    expect(met('moderator')).toEqual(['staff', 'moderator']);
    expect(met('operator')).toEqual(['staff', 'desk', 'operator']);
    expect(met('author')).toEqual(['staff', 'desk', 'author']);
    expect(met('editor')).toEqual(['staff', 'desk', 'operator', 'moderator', 'author', 'editor']);
    expect(met('chief')).toEqual(requirements.slice(0, -1));
    expect(met('admin')).toEqual(requirements);
    expect(met('none' as StaffRole)).toEqual([]);
    expect(() => requireRole({ role: 'editor' }, 'admin')).toThrow(Forbidden);
  });
});

describeOnEachDatabase('staff accounts', (open) => {
  it('are invited once with a name, an address and a role, and the audit log has the inviting admin', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'admin');
    const input = {
      actor,
      now: NOON,
      newId,
      name: '  Günel   Əliyeva ',
      email: ' Gunel@Example.AZ ',
      role: 'editor',
      categories: null,
    };
    const { id } = await inviteStaff(db, input);
    expect(await getStaffMember(db, change(actor, id))).toMatchObject({
      name: 'Günel Əliyeva',
      email: 'gunel@example.az',
      role: 'editor',
      state: 'invited',
      seenAt: null,
    });
    await expect(inviteStaff(db, input)).rejects.toMatchObject({
      name: 'Conflict',
      code: 'staff.emailTaken',
      field: 'email',
    });
    expect(await auditLog(db)).toEqual([
      {
        action: 'staff.invite',
        actor_name: actor.name,
        subject_id: id,
        before: null,
        after: JSON.stringify({ name: 'Günel Əliyeva', role: 'editor', categories: 'all' }),
      },
    ]);
  });

  it.each([
    [{ name: ' ' }, 'staff.nameRequired'],
    [{ name: 'a'.repeat(101) }, 'staff.nameTooLong'],
    [{ email: '' }, 'email.required'],
    [{ email: 'günel@example.az' }, 'email.invalid'],
    [{ email: 'a@b' }, 'email.invalid'],
    [{ email: 'a..b@example.az' }, 'email.invalid'],
    [{ role: 'owner' }, 'role.unknown'],
    [{ categories: ['yoxdur'] }, 'category.unknown'],
    [{ categories: [], role: 'editor' }, 'staff.categoriesRequired'],
  ])('cannot be invited with %j', async (wrong, code) => {
    const { db } = await open();
    const actor = await writeStaff(db, 'admin');
    const input = {
      actor,
      now: NOON,
      newId,
      name: 'Günel',
      email: 'gunel@example.az',
      role: 'author',
      categories: null,
      ...wrong,
    };
    const failure = await inviteStaff(db, input).catch((error) => error);
    expect(failure).toBeInstanceOf(InvalidInput);
    expect(failure.problems).toEqual([{ field: Object.keys(wrong)[0], code }]);
  });

  it('are limited to categories only as editors', async () => {
    const { db } = await open();
    const given = { actor: await writeStaff(db, 'admin'), now: NOON, newId, name: 'Günel', categories: [] };
    for (const role of ['author', 'chief'])
      expect(await inviteStaff(db, { ...given, role, email: `${role}@example.az` })).toMatchObject({
        email: `${role}@example.az`,
      });
  });

  it('can be changed only by admins', async () => {
    const { db } = await open();
    const admin = await writeStaff(db, 'admin');
    for (const role of ['editor', 'author'] as const) {
      const actor = await writeStaff(db, role);
      const one = change(actor, admin.id);
      const invitation = {
        actor,
        now: NOON,
        newId,
        name: 'A',
        email: 'a@example.az',
        role: 'admin',
        categories: null,
      };
      for (const attempt of [
        () => inviteStaff(db, invitation),
        () => changeStaffRole(db, { ...one, id: actor.id, role: 'admin', categories: null }),
        () => disableStaff(db, { ...one, reason: 'x' }),
        () => enableStaff(db, one),
        () => renameStaff(db, { ...one, name: 'x' }),
        () => withdrawInvitation(db, one),
        () => resetSecondFactor(db, one),
        () => listStaff(db, one),
        () => getStaffMember(db, one),
      ])
        await expect(attempt()).rejects.toThrow(Forbidden);
    }
    expect(await auditLog(db)).toEqual([]);
  });

  it('can be disabled with a reason, which ends their sessions and links, and enabled again', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'admin');
    const { id } = await writeStaff(db, 'editor');
    const at = new Date(NOON).toISOString();
    const row = { id: newId(), expires_at: at, created_at: at, updated_at: at };
    await db
      .insertInto('staff_session')
      .values({ ...row, staff_id: id, token: 't' })
      .execute();
    await db
      .insertInto('staff_verification')
      .values({ ...row, identifier: 'reset', value: id })
      .execute();
    await expect(disableStaff(db, { ...change(actor, id), reason: ' ' })).rejects.toThrow(InvalidInput);
    await disableStaff(db, { ...change(actor, id), reason: ' işdən çıxıb ' });
    expect(await getStaffMember(db, change(actor, id))).toMatchObject({
      state: 'disabled',
      reason: 'işdən çıxıb',
    });
    expect(await db.selectFrom('staff_verification').selectAll().execute()).toEqual([]);
    expect(await findActiveRole(db, { staffId: id, adminEmail: null })).toBeNull();
    await enableStaff(db, change(actor, id));
    expect(await findActiveRole(db, { staffId: id, adminEmail: null })).toBe('editor');
    expect((await auditLog(db)).map((line) => line.action).sort()).toEqual(['staff.disable', 'staff.enable']);
  });

  it('always include an admin, and an admin cannot disable their own account', async () => {
    const { db } = await open();
    const admin = await writeStaff(db, 'admin');
    const other = await writeStaff(db, 'admin');
    await expect(disableStaff(db, { ...change(admin, admin.id), reason: 'x' })).rejects.toThrow(
      expect.objectContaining({ code: 'staff.self' }),
    );
    await disableStaff(db, { ...change(admin, other.id), reason: 'x' });
    await expect(
      changeStaffRole(db, { ...change(admin, admin.id), role: 'author', categories: null }),
    ).rejects.toThrow(expect.objectContaining({ code: 'staff.lastAdmin' }));
    await enableStaff(db, change(admin, other.id));
    await changeStaffRole(db, { ...change(admin, admin.id), role: 'author', categories: null });
    expect(await findActiveRole(db, { staffId: admin.id, adminEmail: null })).toBe('author');
  });

  it('do not count an invited admin as the remaining admin', async () => {
    const { db } = await open();
    const admin = await writeStaff(db, 'admin');
    const invitation = {
      actor: admin,
      now: NOON,
      newId,
      name: 'A',
      email: 'a@example.az',
      role: 'admin',
      categories: null,
    };
    await inviteStaff(db, invitation);
    await expect(
      changeStaffRole(db, { ...change(admin, admin.id), role: 'author', categories: null }),
    ).rejects.toThrow(expect.objectContaining({ code: 'staff.lastAdmin' }));
  });

  it('cannot change the rights of the owner, and unknown ids are not found', async () => {
    const { db } = await open();
    const admin = await writeStaff(db, 'admin');
    const owner = await writeStaff(db, 'admin', { email: 'sahib@example.az' });
    const one = change(admin, owner.id, owner.email);
    const refused = expect.objectContaining({ code: 'staff.owner' });
    await expect(disableStaff(db, { ...one, reason: 'x' })).rejects.toThrow(refused);
    await expect(changeStaffRole(db, { ...one, role: 'author', categories: null })).rejects.toThrow(refused);
    await expect(enableStaff(db, change(admin, 'nobody'))).rejects.toThrow(NotFound);
    await expect(getStaffMember(db, change(admin, 'nobody'))).rejects.toThrow(NotFound);
  });

  it('are listed in the order of the Azerbaijani alphabet', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'admin', { name: 'Elçin' });
    for (const name of ['Şəbnəm', 'Əli', 'Zaur', 'Fuad']) await writeStaff(db, 'author', { name });
    const staff = await listStaff(db, { actor, adminEmail: null });
    expect(staff.map(({ name }) => name)).toEqual(['Elçin', 'Əli', 'Fuad', 'Şəbnəm', 'Zaur']);
  });

  it('lose a second factor with its sessions when an admin resets it', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'admin');
    const { id } = await writeStaff(db, 'editor');
    await db.updateTable('staff').set({ two_factor_enabled: 1 }).where('id', '=', id).execute();
    await db
      .insertInto('staff_two_factor')
      .values({
        id: newId(),
        staff_id: id,
        secret: 's',
        backup_codes: 'b',
        verified: 1,
        failed_verification_count: 0,
      })
      .execute();
    expect((await getStaffMember(db, change(actor, id))).hasSecondFactor).toBe(true);
    await resetSecondFactor(db, change(actor, id));
    expect((await getStaffMember(db, change(actor, id))).hasSecondFactor).toBe(false);
    expect(await db.selectFrom('staff_two_factor').selectAll().execute()).toEqual([]);
  });

  it('begin with one admin, whose password is set only once', async () => {
    const { db } = await open();
    const first = { email: 'sahib@example.az', name: 'Sahib', passwordHash: 'h', now: NOON, newId };
    expect(await createFirstAdmin(db, first)).toBe('created');
    await db.updateTable('staff').set({ role: 'author', must_change_password: 0, banned: 1 }).execute();
    for (const outcome of ['reopened', 'kept'])
      expect(await createFirstAdmin(db, { ...first, passwordHash: 'other' })).toBe(outcome);
    const changed = (await auditLog(db)).filter(({ action }) => action === 'staff.role');
    expect(changed.map(({ before, after }) => [before, after].map((json) => JSON.parse(json ?? '')))).toEqual(
      [
        [
          { role: 'author', disabled: true, reason: null },
          { role: 'admin', disabled: false, reason: null },
        ],
      ],
    );
    const row = await db
      .selectFrom('staff')
      .innerJoin('staff_credential', 'staff_credential.staff_id', 'staff.id')
      .select(['role', 'banned', 'must_change_password', 'password'])
      .executeTakeFirstOrThrow();
    expect(row.role).toBe('admin');
    expect([row.banned, row.must_change_password].map(Boolean)).toEqual([false, false]);
    expect(row.password).toBe('h');
    await db.updateTable('staff').set({ role: 'author' }).execute();
    expect(await createFirstAdmin(db, first), 'another role').toBe('kept');
    expect(await db.selectFrom('staff').select('role').execute()).toEqual([{ role: 'admin' }]);
  });

  it('of the demo own the articles under their names, and are created only while there are no others', async () => {
    const { db } = await open();
    const own = await writeArticle(db, { author: 'A' });
    const others = await writeArticle(db, { author: 'B' });
    const people = [{ name: 'A', email: 'a@example.az', role: 'admin', passwordHash: 'h' } as const];
    const demo = { people, adminEmail: 'sahib@example.az', now: NOON, newId };
    await writeStaff(db, 'admin', { email: 'sahib@example.az' });
    expect(await createDemoStaff(db, demo)).toBe(true);
    expect(await createDemoStaff(db, demo)).toBe(false);
    const owner = (id: string) =>
      db
        .selectFrom('article')
        .leftJoin('staff', 'staff.id', 'article.created_by')
        .select('staff.email')
        .where('article.id', '=', id)
        .executeTakeFirstOrThrow();
    expect(await owner(own.id)).toEqual({ email: 'a@example.az' });
    expect(await owner(others.id)).toEqual({ email: null });
  });

  it('cannot change the audit log', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'admin');
    const { id } = await writeStaff(db, 'author');
    await changeStaffRole(db, { ...change(actor, id), role: 'editor', categories: null });
    await expect(db.updateTable('audit_log').set({ action: 'x' }).execute()).rejects.toThrow(/append-only/);
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(/append-only/);
    expect(await auditLog(db)).toHaveLength(1);
  });
});

describeOnPostgres('two admins who remove each other at once', (open) => {
  it('leave one admin', async () => {
    const { db } = await open();
    for (let attempt = 0; attempt < 10; attempt++) {
      await db.deleteFrom('staff').execute();
      const [one, two] = [await writeStaff(db, 'admin'), await writeStaff(db, 'admin')];
      const outcomes = await Promise.allSettled([
        disableStaff(db, { ...change(one, two.id), reason: 'x' }),
        changeStaffRole(db, { ...change(two, one.id), role: 'author', categories: null }),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  });
});
