import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, NotFound } from '#platform/errors.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { renameStaff } from './change-staff.ts';
import { inviteStaff, withdrawInvitation } from './invite-staff.ts';
import { recordStaffActivity } from './record-sign-in.ts';
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
    const invitation = { actor, now: NOON, newId, name: 'A', email: 'a@example.az', role: 'author' };
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

  it('have the time of their last activity, updated at most every five minutes', async () => {
    const { db } = await open();
    const actor = await writeStaff(db, 'admin');
    const { id } = await writeStaff(db, 'author');
    const seenAt = async () => (await getStaffMember(db, change(actor, id))).seenAt;
    expect(await seenAt()).toBeNull();
    await recordStaffActivity(db, { staffId: id, before: null, now: NOON });
    await recordStaffActivity(db, { staffId: id, before: NOON, now: NOON + MINUTE });
    expect(await seenAt()).toBe(NOON);
    await recordStaffActivity(db, { staffId: id, before: NOON, now: NOON + 5 * MINUTE });
    expect(await seenAt()).toBe(NOON + 5 * MINUTE);
  });
});
