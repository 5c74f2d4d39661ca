import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';
import { demoCompetitions } from './demo-competitions.ts';
import { type DemoEvent, type DemoFixture, demoFixtures } from './demo-fixtures.ts';
import { demoTables } from './demo-tables.ts';
import { demoTeams } from './demo-teams.ts';

const POINTS_FOR_WIN = 3;
const GOALS: readonly DemoEvent[0][] = ['goal', 'ownGoal', 'penaltyGoal'];

/**
 * Writes demo competitions, teams, fixtures around `now` (epoch ms) and league tables, marked as a sample. Does nothing
 * when there is a competition, team or fixture. Returns the number of fixtures written.
 */
export async function seedDemoMatches(
  db: Db,
  { now, newId }: { now: number; newId: NewId },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (await hasMatches(tx)) return 0;
    const ids = { competitions: new Map<string, string>(), teams: new Map<string, string>() };
    for (const [position, [slug, { name, region }]] of Object.entries(demoCompetitions).entries()) {
      ids.competitions.set(slug, newId());
      await tx
        .insertInto('competition')
        .values({ id: idOf(ids.competitions, slug), slug, name, region, category_slug: slug, position })
        .execute();
    }
    for (const slug of Object.keys(demoTeams)) ids.teams.set(slug, newId());
    await tx
      .insertInto('team')
      .values(
        Object.entries(demoTeams).map(([slug, [name, short_name, primary_color, secondary_color]]) => ({
          ...{ id: idOf(ids.teams, slug), slug, name, short_name, primary_color, secondary_color },
        })),
      )
      .execute();
    const fixtures = demoFixtures(now);
    for (const fixture of fixtures) await writeFixture(tx, fixture, { ...ids, now, newId });
    await writeTables(tx, ids);
    return fixtures.length;
  });
}

interface Ids {
  competitions: Map<string, string>;
  teams: Map<string, string>;
}

function idOf(ids: Map<string, string>, slug: string): string {
  const id = ids.get(slug);
  if (!id) throw new Error(`The sample names ${slug} and does not have it`);
  return id;
}

async function hasMatches(db: Db): Promise<boolean> {
  const rows = await Promise.all(
    (['competition', 'team', 'fixture'] as const).map((table) =>
      db.selectFrom(table).select('id').limit(1).executeTakeFirst(),
    ),
  );
  return rows.some((row) => row !== undefined);
}

async function writeFixture(
  db: Db,
  demo: DemoFixture,
  { competitions, teams, now, newId }: Ids & { now: number; newId: NewId },
): Promise<void> {
  const { state, events } = demo;
  const id = newId();
  const hasBegun = state.status === 'live' || state.status === 'finished';
  const goalsOf = (side: 'home' | 'away') =>
    hasBegun ? events.filter((event) => GOALS.includes(event[0]) && event[1] === side).length : null;
  await db
    .insertInto('fixture')
    .values({
      id,
      competition_id: idOf(competitions, demo.competition),
      home_id: idOf(teams, demo.home),
      away_id: idOf(teams, demo.away),
      kick_off: demo.kickOff,
      venue: demo.venue,
      round: demo.round,
      status: state.status,
      phase: state.status === 'live' ? state.phase : null,
      minute: state.status === 'live' ? state.minute : null,
      added: state.status === 'live' ? state.added : null,
      home_score: goalsOf('home'),
      away_score: goalsOf('away'),
      sample: 1,
      updated_at: now,
    })
    .execute();
  if (events.length === 0) return;
  await db
    .insertInto('fixture_event')
    .values(
      events.map(([type, side, shirt, minute], sequence) => ({
        ...{ id: newId(), fixture_id: id, type, side, player: `№ ${shirt}`, minute, added: null, sequence },
      })),
    )
    .execute();
}

async function writeTables(db: Db, { competitions, teams }: Ids): Promise<void> {
  for (const { competition, season, rows } of demoTables) {
    await db
      .insertInto('standing')
      .values(
        rows.map(([team, [won, drawn, lost], [goals_for, goals_against], form, change, zone], index) => ({
          competition_id: idOf(competitions, competition),
          season,
          team_id: idOf(teams, team),
          position: index + 1,
          played: won + drawn + lost,
          ...{ won, drawn, lost, goals_for, goals_against, form, change },
          points: won * POINTS_FOR_WIN + drawn,
          zone: zone ?? null,
          sample: 1 as const,
        })),
      )
      .execute();
  }
}
