import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, NotFound } from '#platform/errors.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { listAuditLines } from '#tests/kit/content/audit.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  changeStaffRole,
  disableStaff,
  enableStaff,
  renameStaff,
  resetSecondFactor,
  unlockStaff,
} from './change-staff.ts';
import { confirmOwnPassword } from './confirm-own-password.ts';
import { findActiveRole, findLoginBlock } from './find-active-role.ts';
import { inviteStaff, withdrawInvitation } from './invite-staff.ts';
import { recordPasskey } from './own-passkeys.ts';
import { recordSecondFactor, recordSignIn, recordStaffActivity } from './record-sign-in.ts';
import { getStaffMember } from './staff-member.ts';

const change = (actor: Actor, id: string) => ({ actor, id, adminEmail: null, now: NOON, newId });
const auditLog = (db: Db) => db.selectFrom('audit_log').select(['action', 'before', 'after']).execute();

describeOnEachDatabase('staff accounts', (open) => {
  it('can be renamed, and the audit log has both names', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'admin');
    const { id } = await writeStaff(db, 'author', { name: 'Aysel Memmedli' });
    await renameStaff(db, { ...change(actor, id), name: '  Aysel  Məmmədli ' });
    expect((await getStaffMember(db, change(actor, id))).name).toBe('Aysel Məmmədli');
    expect(await auditLog(db)).toMatchObject([
      { action: 'staff.rename', before: '{"name":"Aysel Memmedli"}', after: '{"name":"Aysel Məmmədli"}' },
    ]);
    await expect(renameStaff(db, { ...change(actor, id), name: ' ' })).rejects.toThrow(InvalidInput);
  });

  it('are deleted with their links when an invitation is withdrawn before it is accepted', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'admin');
    const person = await writeStaff(db, 'author');
    const invitation = {
      actor,
      now: NOON,
      newId,
      name: 'A',
      email: 'a@example.az',
      role: 'author',
      categories: null,
    };
    const { id } = await inviteStaff(db, invitation);
    const at = new Date(NOON).toISOString();
    const link = { id: newId(), identifier: 'reset', value: id };
    await db
      .insertInto('staff_verification')
      .values({ ...link, expires_at: at, created_at: at, updated_at: at })
      .execute();
    await withdrawInvitation(db, change(actor, id));
    expect(await db.selectFrom('staff_verification').selectAll().execute()).toEqual([]);
    await expect(getStaffMember(db, change(actor, id))).rejects.toThrow(NotFound);
    await expect(withdrawInvitation(db, change(actor, id))).rejects.toThrow(NotFound);
    await expect(withdrawInvitation(db, change(actor, person.id))).rejects.toThrow(
      expect.objectContaining({ code: 'staff.accepted' }),
    );
    // The address can be invited again.
    await inviteStaff(db, invitation);
    expect((await auditLog(db)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['staff.withdraw', 'staff.invite']),
    );
  });

  it('have a line in the audit log for each change of an admin, with the state before and after', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'admin');
    const { id, email } = await writeStaff(db, 'author');
    const at = (minute: number) => ({ ...change(actor, id), now: NOON + minute * MINUTE });
    const lifted: unknown[] = [];
    await disableStaff(db, { ...at(0), reason: `  ${'x'.repeat(600)} ` });
    await changeStaffRole(db, { ...at(1), role: 'editor', categories: null });
    await enableStaff(db, at(2));
    await resetSecondFactor(db, at(3));
    await unlockStaff(db, { ...at(4), liftLock: async (_tx, account) => void lifted.push(account) });
    const reason = 'x'.repeat(500);
    const disabled = { disabled: true, reason };
    const active = { disabled: false, reason: null };
    expect(await listAuditLines(db)).toEqual([
      ['staff.disable', { role: 'author', ...active }, { role: 'author', ...disabled }],
      ['staff.role', { role: 'author', categories: null }, { role: 'editor', categories: 'all' }],
      ['staff.enable', { role: 'editor', ...disabled }, { role: 'editor', ...active }],
      [
        'staff.resetSecondFactor',
        { role: 'editor', ...active },
        { role: 'editor', ...active, secondFactor: false },
      ],
      ['staff.unlock', {}, {}],
    ]);
    expect(lifted).toEqual([{ id, email }]);
    const refused = changeStaffRole(db, { ...at(5), role: 'owner', categories: null });
    await expect(refused).rejects.toMatchObject({ problems: [{ field: 'role', code: 'role.unknown' }] });
    await expect(disableStaff(db, { ...at(5), reason: ' ' })).rejects.toMatchObject({
      problems: [{ field: 'reason', code: 'staff.reasonRequired' }],
    });
  });

  it('lose their sessions and links only when an admin disables them or resets their second factor', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'admin');
    const [one, other] = [await writeStaff(db, 'author'), await writeStaff(db, 'author')];
    const at = new Date(NOON).toISOString();
    const row = () => ({ id: newId(), expires_at: at, created_at: at, updated_at: at });
    const signIn = async (id: string) => {
      await db
        .insertInto('staff_session')
        .values({ ...row(), staff_id: id, token: newId() })
        .execute();
      await db
        .insertInto('staff_verification')
        .values({ ...row(), identifier: newId(), value: id })
        .execute();
    };
    const left = async () => [
      (await db.selectFrom('staff_session').select('staff_id').execute()).map(({ staff_id }) => staff_id),
      (await db.selectFrom('staff_verification').select('value').execute()).map(({ value }) => value),
    ];
    await signIn(other.id);
    for (const end of [
      () => disableStaff(db, { ...change(actor, one.id), reason: 'x' }),
      () => resetSecondFactor(db, change(actor, one.id)),
    ]) {
      await signIn(one.id);
      await enableStaff(db, change(actor, one.id));
      await changeStaffRole(db, { ...change(actor, one.id), role: 'editor', categories: null });
      expect((await left()).map((ids) => ids.length)).toEqual([2, 2]);
      await end();
      expect(await left()).toEqual([[other.id], [other.id]]);
    }
  });

  it('have a role that they may use, unless they are disabled; the owner is always an admin', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'admin');
    const { id, email } = await writeStaff(db, 'author');
    const states = async (adminEmail: string | null = null) => [
      await findActiveRole(db, { staffId: id, adminEmail }),
      await findLoginBlock(db, { staffId: id, adminEmail }),
    ];
    expect(await states()).toEqual(['author', null]);
    await disableStaff(db, { ...change(actor, id), reason: 'x' });
    expect(await states()).toEqual([null, 'login.banned']);
    expect(await states(email)).toEqual(['admin', null]);
    expect(await getStaffMember(db, { ...change(actor, id), adminEmail: email })).toMatchObject({
      isOwner: true,
      role: 'admin',
      state: 'active',
      reason: null,
    });
    await enableStaff(db, change(actor, id));
    await db.updateTable('staff').set({ role: null }).where('id', '=', id).execute();
    expect(await states()).toEqual([null, 'login.noRole']);
    const unknown = { staffId: 'unknown', adminEmail: null };
    expect([await findActiveRole(db, unknown), await findLoginBlock(db, unknown)]).toEqual([null, null]);
  });

  it('other than that of the owner keep their own role', async () => {
    const { db } = await open();
    const { id } = await writeStaff(db, 'author');
    const adminEmail = 'sahib@example.az';
    expect(await findActiveRole(db, { staffId: id, adminEmail })).toBe('author');
    await db.updateTable('staff').set({ banned: 1 }).execute();
    expect(await findActiveRole(db, { staffId: id, adminEmail })).toBeNull();
    expect(await findLoginBlock(db, { staffId: id, adminEmail })).toBe('login.banned');
  });

  it('without the rights of an admin are disabled, and the owner renamed, without another admin', async () => {
    const { db } = await open();
    // An account that has not accepted its invitation is no other admin.
    const actor = await writeActor(db, 'admin');
    const { id } = await writeStaff(db, 'author');
    await changeStaffRole(db, { ...change(actor, id), role: 'editor', categories: null });
    await disableStaff(db, { ...change(actor, id), reason: 'x' });
    const owner = { ...change(actor, actor.id), adminEmail: actor.email };
    await renameStaff(db, { ...owner, name: 'Sahib' });
    await changeStaffRole(db, { ...owner, role: 'admin', categories: null });
    expect(await getStaffMember(db, owner)).toMatchObject({ name: 'Sahib', role: 'admin', isOwner: true });
  });

  it('leave a trace of each sign-in, of an unknown address without what was typed', async () => {
    const { db } = await open();
    const { id, name } = await writeStaff(db, 'author');
    const sign = (minute: number, staffId: string | null, isSignedIn: boolean) =>
      recordSignIn(db, {
        staffId,
        isSignedIn,
        method: 'password',
        network: '203.0.113.0',
        now: NOON + minute * MINUTE,
        newId,
      });
    await sign(0, id, true);
    await sign(1, id, false);
    await sign(2, null, false);
    const lines = await db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'actor_name', 'subject_id', 'network', 'after'])
      .orderBy('created_at')
      .execute();
    const tried = { network: '203.0.113.0', after: '{"method":"password"}' };
    const nobody = { actor_id: null, actor_name: null, ...tried };
    expect(lines).toEqual([
      { action: 'staff.signIn', actor_id: id, actor_name: name, subject_id: id, ...tried },
      { action: 'staff.signInFailed', subject_id: id, ...nobody },
      { action: 'staff.signInFailed', subject_id: 'unknown', ...nobody },
    ]);
  });

  it('record their own second factor, passkeys and password', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'author');
    await db.updateTable('staff').set({ must_change_password: 1, email_verified: 0 }).execute();
    await recordSecondFactor(db, { actor, isOn: true, now: NOON, newId });
    await recordSecondFactor(db, { actor, isOn: false, now: NOON + 1, newId });
    await recordPasskey(db, { actor, name: 'Telefon', now: NOON + 2, newId });
    await confirmOwnPassword(db, { actor, now: NOON + 3, newId });
    const [off, on] = [{ secondFactor: false }, { secondFactor: true }];
    expect(await listAuditLines(db)).toEqual([
      ['staff.secondFactor', off, on],
      ['staff.secondFactor', on, off],
      ['staff.passkeyAdd', null, { name: 'Telefon' }],
      ['staff.password', null, null],
    ]);
    const row = await db
      .selectFrom('staff')
      .select(['must_change_password', 'email_verified', 'updated_at'])
      .executeTakeFirstOrThrow();
    expect([row.must_change_password, row.email_verified].map(Boolean)).toEqual([false, true]);
    expect(new Date(row.updated_at).getTime()).toBe(NOON + 3);
  });

  it('have the time of their last activity, updated at most every five minutes', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'admin');
    const { id } = await writeStaff(db, 'author');
    const seenAt = async () => (await getStaffMember(db, change(actor, id))).seenAt;
    expect(await seenAt()).toBeNull();
    await recordStaffActivity(db, { staffId: id, sessionId: 'none', before: null, now: NOON });
    await recordStaffActivity(db, { staffId: id, sessionId: 'none', before: NOON, now: NOON + MINUTE });
    expect(await seenAt()).toBe(NOON);
    await recordStaffActivity(db, { staffId: id, sessionId: 'none', before: NOON, now: NOON + 5 * MINUTE });
    expect(await seenAt()).toBe(NOON + 5 * MINUTE);
  });
});
