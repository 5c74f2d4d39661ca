import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import type { Db } from '#platform/db/schema.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { openNew } from '#tests/kit/databases/new-databases.ts';

const TIME = '2026-11-27T12:00:00.000Z';
const roles = ['admin', 'editor', 'author', 'moderator', null] as const;

describeOnEachDatabase('the migration for roles and categories', (_open, engine) => {
  const listIndexes = async (db: Db) => {
    const { rows } = await (engine === 'postgres'
      ? sql<{
          name: string;
        }>`select indexname as name from pg_indexes where tablename = 'staff' and schemaname = current_schema()`
      : sql<{ name: string }>`select name from pragma_index_list('staff')`
    ).execute(db);
    return rows.map(({ name }) => name).sort();
  };

  it('keeps accounts with their roles, sessions and indexes, and knows the new roles only', async () => {
    const open = await openNew(engine);
    const { db } = open;
    const before = allMigrations.findIndex(({ name }) => name === '0021-roles');
    await migrateToLatest(open, allMigrations.slice(0, before));
    const no = engine === 'postgres' ? sql`false` : sql`0`;
    for (const [at, role] of roles.entries())
      await sql`insert into staff (id, name, email, email_verified, role, created_at, updated_at)
        values (${`a${at}`}, 'Ad', ${`a${at}@example.az`}, ${no}, ${role}, ${TIME}, ${TIME})`.execute(db);
    await sql`insert into staff_session (id, staff_id, token, expires_at, created_at, updated_at)
      values ('s', 'a1', 't', ${TIME}, ${TIME}, ${TIME})`.execute(db);
    const indexes = await listIndexes(db);

    await migrateToLatest(open, allMigrations);
    const staff = await db.selectFrom('staff').select(['role', 'categories']).orderBy('id').execute();
    expect(staff).toEqual(roles.map((role) => ({ role, categories: null })));
    expect(await listIndexes(db)).toEqual(indexes);
    expect(await db.selectFrom('staff_session').select('staff_id').execute()).toEqual([{ staff_id: 'a1' }]);
    const setRole = (role: string) => sql`update staff set role = ${role} where id = 'a1'`.execute(db);
    await setRole('chief');
    await setRole('operator');
    await expect(setRole('owner')).rejects.toThrow(/staff_role_known/);
    await db.deleteFrom('staff').where('id', '=', 'a1').execute();
    expect(await db.selectFrom('staff_session').select('id').execute()).toEqual([]);
  });
});
