import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { allMigrations } from '#app/server/site-database.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { openNew } from '#tests/kit/databases/new-databases.ts';
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
    await expect(migrateToLatest(database, [...allMigrations, broken])).rejects.toThrow('nowhere');
    const tables = await database.db.introspection.getTables();
    expect(tables.map((table) => table.name)).not.toContain('half_done');
    expect(await migrateToLatest(database, allMigrations)).toEqual([]);
  });
});

describeOnEachDatabase('migrateToLatest on a site with matches', (_, engine) => {
  it('keeps every match and event, also when a step makes their table anew', async () => {
    const site = await openNew(engine);
    await migrateToLatest(
      site,
      allMigrations.filter(({ name }) => name.startsWith('0001-')),
    );
    // The baseline does not change any more, so neither do these rows.
    const result = `status, home_score, away_score) values`;
    const fixture = 'fixture (id, competition_id, home_id, away_id, kick_off, edited_at, updated_at';
    const start = 'season_id, team_id, won, drawn, lost, goals_for, goals_against, form';
    for (const row of [
      `team (id, slug, name, short_name, primary_color, secondary_color)
        values ('a', 'a', 'A', 'A', '#000000', '#ffffff'), ('b', 'b', 'B', 'B', '#000000', '#ffffff')`,
      `competition (id, slug, name, region, position) values ('c', 'c', 'C', 'world', 0)`,
      `competition (id, slug, name, region, position, kind) values ('k', 'k', 'K', 'world', 0, 'cup')`,
      `season (id, competition_id, slug, name, starts_on, regulation) values
        ('s', 'c', '2026-27', '2026/27', 0, '{"legs":2}'), ('q', 'k', '2026-27', '2026/27', 0, '{}')`,
      `season_team (season_id, team_id) values ('s', 'a'), ('s', 'b')`,
      `round (id, season_id, key, position) values ('r', 's', '1', 1), ('e', 'q', 'semi', 100)`,
      `point_deduction (id, season_id, team_id, points, footnote) values ('d', 's', 'a', 3, 'Qayda')`,
      `standing_place (season_id, team_id, position, footnote) values ('s', 'b', 1, 'Püşk')`,
      `standing_start (${start}) values ('s', 'a', 1, 0, 0, 2, 1, 'W')`,
      `standing (${start}, position, played, points) values ('s', 'a', 1, 0, 0, 2, 1, 'W', 1, 1, 0)`,
      `${fixture}, season_id, round_id, ${result} ('f', 'c', 'a', 'b', 1, 1, 1, 's', 'r', 'finished', 1, 0)`,
      `${fixture}, season_id, round_id, ${result} ('g', 'k', 'b', 'a', 2, 1, 1, 'q', 'e', 'finished', 1, 1),
        ('h', 'k', 'a', 'b', 1, 1, 1, 'q', 'e', 'finished', 2, 0)`,
      `fixture_event (id, fixture_id, type, side, minute, position) values ('e', 'f', 'goal', 'home', 9, 1)`,
    ])
      await sql.raw(`insert into ${row}`).execute(site.db);
    await migrateToLatest(site, allMigrations);
    const { rows } = await sql`select id, fixture_id, type, minute from fixture_event`.execute(site.db);
    expect(rows).toEqual([{ id: 'e', fixture_id: 'f', type: 'goal', minute: 9 }]);
    const read = async (query: string) => (await sql.raw(query).execute(site.db)).rows;
    // A season has one stage with its rules, teams, rounds and tables. A cup gets ties with legs in the order of their kick-off.
    expect(await read('select id, kind, regulation from stage order by id')).toEqual([
      { id: 'q', kind: 'knockout', regulation: '{}' },
      { id: 's', kind: 'league', regulation: '{"legs":2}' },
    ]);
    expect(await read('select slug, kind from competition order by slug')).toEqual([
      { slug: 'c', kind: 'league' },
      { slug: 'k', kind: 'cup' },
    ]);
    expect(await read('select id, stage_id, round_id, tie_id, leg from fixture order by id')).toEqual([
      { id: 'f', stage_id: 's', round_id: 'r', tie_id: null, leg: null },
      { id: 'g', stage_id: 'q', round_id: 'e', tie_id: 'h', leg: 2 },
      { id: 'h', stage_id: 'q', round_id: 'e', tie_id: 'h', leg: 1 },
    ]);
    expect(await read('select id, round_id, position, home_id, away_id from tie')).toEqual([
      { id: 'h', round_id: 'e', position: 1, home_id: 'a', away_id: 'b' },
    ]);
    expect(await read('select team_id from stage_team order by team_id')).toHaveLength(2);
    expect(await read('select stage_id, points from point_deduction')).toEqual([
      { stage_id: 's', points: 3 },
    ]);
    expect(await read('select stage_id, position from standing_place')).toEqual([
      { stage_id: 's', position: 1 },
    ]);
    expect(await read('select stage_id, won from standing_start')).toEqual([{ stage_id: 's', won: 1 }]);
    expect(await read('select season_id, stage_id, goals_for from standing')).toEqual([
      { season_id: 's', stage_id: 's', goals_for: 2 },
    ]);
  });
});

describeOnPostgres('migrateToLatest by several instances', () => {
  it('lets one migrate while the others wait', { timeout: 20_000 }, async () => {
    const { target } = await openNew('postgres');
    const instances = await Promise.all([1, 2, 3].map(() => openDatabase(target)));
    const applied = await Promise.all(instances.map((instance) => migrateToLatest(instance, allMigrations)));
    await Promise.all(instances.map((instance) => instance.close()));
    expect(applied.flat()).toEqual(allMigrations.map((migration) => migration.name));
  });
});
