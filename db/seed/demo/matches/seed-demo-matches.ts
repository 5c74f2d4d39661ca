import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { appendEntries } from '#domain/matches/ledger/append-entries.ts';
import { projectStandings } from '#domain/matches/standings/project-standings.ts';
import { DEFAULT_REGULATION, type Zone } from '#domain/matches/standings/regulation.ts';
import type { NewId } from '#domain/new-id.ts';
import { demoCompetitions } from './demo-competitions.ts';
import { demoFixtures } from './demo-fixtures.ts';
import { type DemoTable, demoTables } from './demo-tables.ts';
import { demoTeams } from './demo-teams.ts';
import { makeFixtureWriter } from './write-demo-fixture.ts';

/**
 * Writes demo competitions, teams, fixtures around `now` (epoch ms) with their ledgers, and league tables, marked as a
 * sample. Does nothing when there is a competition, team or fixture. Returns the number of fixtures written.
 */
export async function seedDemoMatches(
  db: Db,
  { now, newId }: { now: number; newId: NewId },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (await hasMatches(tx)) return 0;
    const competitions = await writeCompetitions(tx, newId);
    const teams = await writeTeams(tx, newId);
    const seasons = new Map<string, string>();
    for (const table of demoTables) {
      const id = await writeSeason(tx, { table, competitions, teams, newId });
      seasons.set(table.competition, id);
    }
    const writeFixture = makeFixtureWriter(tx, { competitions, teams, seasons, now, newId });
    const fixtures = demoFixtures(now);
    for (const fixture of fixtures) {
      const { id, entries } = await writeFixture(fixture);
      if (entries.length > 0)
        await appendEntries(tx, {
          ...{ fixtureId: id, entries, source: 'demo', staffId: null, now, projectsTable: false },
        });
    }
    for (const id of seasons.values()) await projectStandings(tx, id);
    return fixtures.length;
  });
}

async function hasMatches(db: Db): Promise<boolean> {
  const rows = await Promise.all(
    (['competition', 'team', 'fixture'] as const).map((table) =>
      db.selectFrom(table).select('id').limit(1).executeTakeFirst(),
    ),
  );
  return rows.some((row) => row !== undefined);
}

async function writeCompetitions(db: Db, newId: NewId): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const leagues = new Set<string>(demoTables.map(({ competition }) => competition));
  for (const [position, [slug, { name, region }]] of Object.entries(demoCompetitions).entries()) {
    const id = newId();
    ids.set(slug, id);
    await db
      .insertInto('competition')
      .values({
        ...{ id, slug, name, region, category_slug: slug, position, version: 1 },
        kind: leagues.has(slug) ? 'league' : 'cup',
      })
      .execute();
  }
  return ids;
}

async function writeTeams(db: Db, newId: NewId): Promise<Map<string, string>> {
  const rows = Object.entries(demoTeams).map(
    ([slug, [name, short_name, primary_color, secondary_color]]) => ({
      ...{ id: newId(), slug, name, short_name, primary_color, secondary_color },
      ...{ kind: 'club' as const, grammar: null, version: 1 },
    }),
  );
  await db.insertInto('team').values(rows).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

async function writeSeason(
  db: Db,
  input: {
    table: DemoTable;
    competitions: ReadonlyMap<string, string>;
    teams: ReadonlyMap<string, string>;
    newId: NewId;
  },
): Promise<string> {
  const { table, competitions, teams, newId } = input;
  const id = newId();
  await db
    .insertInto('season')
    .values({
      ...{ id, competition_id: competitions.get(table.competition) ?? '', name: table.season, version: 1 },
      slug: table.season.replace('/', '-'),
      starts_on: Date.UTC(Number(table.season.slice(0, 4)), 6, 1),
      regulation: JSON.stringify({ ...DEFAULT_REGULATION, teams: table.rows.length, zones: zonesOf(table) }),
    })
    .execute();
  for (const [team, [won, drawn, lost], [goals_for, goals_against], form] of table.rows) {
    const team_id = teams.get(team) ?? '';
    await db.insertInto('season_team').values({ season_id: id, team_id }).execute();
    await db
      .insertInto('standing_start')
      .values({ season_id: id, team_id, won, drawn, lost, goals_for, goals_against, form })
      .execute();
  }
  return id;
}

function zonesOf({ rows }: DemoTable): Zone[] {
  return rows.flatMap(([, , , , , kind], index) =>
    kind ? [{ from: index + 1, to: index + 1, kind, label: null }] : [],
  );
}
