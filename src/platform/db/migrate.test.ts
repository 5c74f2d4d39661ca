import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { DatabaseTooNew } from './errors.ts';
import { migrateToLatest } from './migrate.ts';
import { openDatabase } from './open-database.ts';

it('numbers the steps of the baseline 0001, and later steps without a gap', () => {
  const names = allMigrations.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const numbers = names.map((name) => Number(/^(\d{4})-[a-z-]+$/.exec(name)?.[1]));
  const last = numbers.lastIndexOf(1);
  expect(numbers).toEqual(names.map((_, at) => (at <= last ? 1 : at - last + 1)));
});

describeOnEachDatabase('migrateToLatest', (open) => {
  it('applies every step once', async () => {
    const database = await open();
    const applied = await database.db.selectFrom('schema_migration').select('name').execute();
    expect(applied.map((row) => row.name).sort()).toEqual(allMigrations.map(({ name }) => name).sort());
    expect(await migrateToLatest(database, allMigrations)).toEqual([]);
  });

  it('refuses a database of a newer program and does not change it', async () => {
    const database = await open();
    const older = allMigrations.slice(0, -1);
    await expect(migrateToLatest(database, older)).rejects.toThrow(DatabaseTooNew);
    await expect(migrateToLatest(database, older)).rejects.toThrow(allMigrations.at(-1)?.name);
    expect(await database.currentRevision()).toBeGreaterThan(0);
  });

  it('rolls back a step that fails', async () => {
    const database = await open();
    const broken = {
      name: '9999-broken',
      up: async (db: typeof database.db) => {
        await sql`create table half_done (id integer)`.execute(db);
        await sql`select * from nowhere`.execute(db);
      },
    };
    await expect(migrateToLatest(database, [...allMigrations, broken])).rejects.toThrow();
    const tables = await database.db.introspection.getTables();
    expect(tables.map((table) => table.name)).not.toContain('half_done');
    expect(await migrateToLatest(database, allMigrations)).toEqual([]);
  });
});

describeOnEachDatabase('migrateToLatest on a site with matches', (open, engine) => {
  it('keeps every match and event, also when a step makes their table anew', async () => {
    const { db: emptied, target } = await open();
    if (engine === 'postgres') {
      await sql`drop schema public cascade`.execute(emptied);
      await sql`create schema public`.execute(emptied);
    }
    const site = await openDatabase(engine === 'postgres' ? target : { kind: 'sqlite', file: ':memory:' });
    await migrateToLatest(
      site,
      allMigrations.filter(({ name }) => name.startsWith('0001-')),
    );
    // The baseline does not change any more, so neither do these rows.
    for (const row of [
      `team (id, slug, name, short_name, primary_color, secondary_color)
        values ('a', 'a', 'A', 'A', '#000000', '#ffffff'), ('b', 'b', 'B', 'B', '#000000', '#ffffff')`,
      `competition (id, slug, name, region, position) values ('c', 'c', 'C', 'world', 0)`,
      `fixture (id, competition_id, home_id, away_id, kick_off, edited_at, updated_at)
        values ('f', 'c', 'a', 'b', 1, 1, 1)`,
      `fixture_event (id, fixture_id, type, side, minute, position) values ('e', 'f', 'goal', 'home', 9, 1)`,
    ])
      await sql.raw(`insert into ${row}`).execute(site.db);
    await migrateToLatest(site, allMigrations);
    const { rows } = await sql`select id, fixture_id, type, minute from fixture_event`.execute(site.db);
    expect(rows).toEqual([{ id: 'e', fixture_id: 'f', type: 'goal', minute: 9 }]);
    expect((await sql`select id from fixture`.execute(site.db)).rows).toEqual([{ id: 'f' }]);
    await site.close();
  });
});

describeOnPostgres('migrateToLatest by several instances', (open) => {
  it('lets one migrate while the others wait', { timeout: 20_000 }, async () => {
    const { db, target } = await open();
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    const instances = await Promise.all([1, 2, 3].map(() => openDatabase(target)));
    const applied = await Promise.all(instances.map((instance) => migrateToLatest(instance, allMigrations)));
    await Promise.all(instances.map((instance) => instance.close()));
    expect(applied.flat()).toEqual(allMigrations.map((migration) => migration.name));
  });
});
