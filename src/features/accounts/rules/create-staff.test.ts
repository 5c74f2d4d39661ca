import { expect, it } from 'vitest';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createOnlyAdmin } from './create-staff.ts';

const passwordHash = 'x';
const admin = { name: ' Leyla  Həsənova ', email: ' Leyla@Example.az', passwordHash, now: NOON, newId };

describeOnEachDatabase('createOnlyAdmin', (open) => {
  it('creates one admin when several requests come at once', async () => {
    const { db } = await open();
    await writeActor(db, 'editor');
    const requests = ['a@example.az', 'b@example.az', 'c@example.az'].map((email) =>
      createOnlyAdmin(db, { ...admin, email }).then(
        () => 'created',
        (error) => error.code,
      ),
    );
    expect((await Promise.all(requests)).sort()).toEqual(['created', 'staff.exists', 'staff.exists']);
    const admins = db.selectFrom('staff').select(['name', 'role']).where('role', '=', 'admin');
    expect(await admins.execute()).toEqual([{ name: 'Leyla Həsənova', role: 'admin' }]);
  });

  it('reports every problem of the input', async () => {
    const { db } = await open();
    const failure = await createOnlyAdmin(db, { ...admin, name: '', email: 'yox' }).catch((error) => error);
    expect(failure.problems).toEqual([
      { field: 'name', code: 'staff.nameRequired' },
      { field: 'email', code: 'email.invalid' },
    ]);
  });

  it('makes an existing account an admin and leaves its password', async () => {
    const { db } = await open();
    const { email, id } = await writeActor(db, 'author');
    expect(await createOnlyAdmin(db, { ...admin, email })).toEqual({ email, isNew: false });
    const row = db.selectFrom('staff').select('role').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ role: 'admin' });
    expect(await db.selectFrom('staff_credential').select('id').execute()).toEqual([]);
  });
});
