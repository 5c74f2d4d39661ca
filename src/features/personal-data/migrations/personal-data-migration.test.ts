import { expect, it } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { openNew } from '#tests/kit/databases/new-databases.ts';

describeOnEachDatabase('the migration for personal data', (_open, engine) => {
  it('takes the addresses out of the audit log, whose lines cannot be changed before and after', async () => {
    const open = await openNew(engine);
    const before = allMigrations.findIndex(({ name }) => name === '0020-personal-data');
    await migrateToLatest(open, allMigrations.slice(0, before));
    const line = (action: string, after: object) => ({
      id: newId(),
      created_at: NOON,
      actor_id: null,
      actor_name: null,
      action,
      subject_type: 'staff',
      subject_id: 'a',
      before: null,
      after: JSON.stringify(after),
    });
    await open.db
      .insertInto('audit_log')
      .values([
        line('staff.invite', { name: 'Günel', email: 'gunel@example.az', role: 'editor' }),
        line('settings.update', { email: 'redaksiya@example.az' }),
      ])
      .execute();
    await migrateToLatest(open, allMigrations);
    const lines = await open.db.selectFrom('audit_log').select('after').orderBy('action').execute();
    expect(lines.map(({ after }) => JSON.parse(after ?? ''))).toEqual([
      { email: 'redaksiya@example.az' },
      { name: 'Günel', role: 'editor' },
    ]);
    await expect(open.db.updateTable('audit_log').set({ after: null }).execute()).rejects.toThrow(
      'append-only',
    );
  });
});
