import { expect, it } from 'vitest';
import { NotFound } from '#platform/errors.ts';
import { writeSession, writeStaff } from '#tests/kit/content/accounts.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { resetSecondFactor } from './change-staff.ts';
import { deleteOwnPasskey, listOwnPasskeys } from './own-passkeys.ts';
import { getStaffMember } from './staff-member.ts';

describeOnEachDatabase('passkeys', (open) => {
  it('are listed and deleted only by their owner, and deleted when an admin resets the second factor', async () => {
    const { db } = await open();
    const owner = await writeStaff(db, 'author');
    const admin = await writeStaff(db, 'admin');
    const write = (id: string) =>
      db
        .insertInto('staff_passkey')
        .values({
          id,
          staff_id: owner.id,
          name: id,
          public_key: 'k',
          credential_id: id,
          counter: 0,
          device_type: 'singleDevice',
          backed_up: 0,
          transports: null,
          aaguid: null,
          created_at: new Date(NOON).toISOString(),
        })
        .execute();
    await write('Telefon');
    await write('Noutbuk');
    const common = { now: NOON, newId, sessionId: 'here' };
    for (const id of ['here', 'there']) await writeSession(db, { id, staffId: owner.id });
    await writeSession(db, { id: 'of the admin', staffId: admin.id });
    expect(await listOwnPasskeys(db, { actor: admin })).toEqual([]);
    await expect(deleteOwnPasskey(db, { actor: admin, id: 'Telefon', ...common })).rejects.toThrow(NotFound);
    await deleteOwnPasskey(db, { actor: owner, id: 'Telefon', ...common });
    expect(await listOwnPasskeys(db, { actor: owner })).toEqual([
      { id: 'Noutbuk', name: 'Noutbuk', createdAt: NOON },
    ]);
    const sessions = await db.selectFrom('staff_session').select('id').orderBy('id').execute();
    expect(sessions.map(({ id }) => id)).toEqual(['here', 'of the admin']);
    const auditLog = await db.selectFrom('audit_log').select(['action', 'before']).execute();
    expect(auditLog).toEqual([{ action: 'staff.passkeyRemove', before: '{"name":"Telefon"}' }]);
    const change = { actor: admin, id: owner.id, adminEmail: null, ...common };
    expect((await getStaffMember(db, change)).hasPasskey).toBe(true);
    await resetSecondFactor(db, change);
    expect((await getStaffMember(db, change)).hasPasskey).toBe(false);
    expect(await listOwnPasskeys(db, { actor: owner })).toEqual([]);
  });
});
