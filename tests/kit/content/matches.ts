import type { Insertable } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { CompetitionRegion, FixtureEventType, FixtureTable, StandingTable } from '#db/tables/matches.ts';
import { NOON, newId } from './articles.ts';

/** The id of the competition with this slug; creates it if it does not exist. `position` orders it. */
export async function writeCompetition(
  db: Db,
  slug: string,
  { region = 'azerbaijan', position = 0 }: { region?: CompetitionRegion; position?: number } = {},
): Promise<string> {
  const known = await db.selectFrom('competition').select('id').where('slug', '=', slug).executeTakeFirst();
  if (known) return known.id;
  const id = newId();
  await db
    .insertInto('competition')
    .values({ id, slug, name: `Liqa ${slug}`, region, category_slug: slug, position })
    .execute();
  return id;
}

/** The id of the team with this name; creates it if it does not exist. */
export async function writeTeam(db: Db, name: string): Promise<string> {
  const known = await db.selectFrom('team').select('id').where('name', '=', name).executeTakeFirst();
  if (known) return known.id;
  const id = newId();
  const colors = { primary_color: '#111827', secondary_color: '#ffffff' };
  await db
    .insertInto('team')
    .values({ id, slug: name.toLowerCase(), name, short_name: name, ...colors })
    .execute();
  return id;
}

type Columns = Partial<Omit<Insertable<FixtureTable>, 'competition_id' | 'home_id' | 'away_id'>>;

/** The minimum columns of a match in each state. */
export const states = {
  scheduled: { status: 'scheduled' },
  live: { status: 'live', phase: 'playing', minute: 30, home_score: 0, away_score: 0 },
  finished: { status: 'finished', home_score: 2, away_score: 1 },
  postponed: { status: 'postponed' },
} as const satisfies Record<string, Columns>;

/** Writes a scheduled match `Qarabağ – Neftçi` at 18:00. The test overrides what matters to it. Returns its id. */
export async function writeFixture(
  db: Db,
  {
    competition = 'apl',
    teams: [home, away] = ['Qarabağ', 'Neftçi'],
    ...columns
  }: Columns & { competition?: string; teams?: [home: string, away: string] } = {},
): Promise<string> {
  const id = newId();
  await db
    .insertInto('fixture')
    .values({
      id,
      competition_id: await writeCompetition(db, competition),
      home_id: await writeTeam(db, home),
      away_id: await writeTeam(db, away),
      kick_off: NOON,
      status: 'scheduled',
      sample: 0,
      updated_at: NOON,
      ...columns,
    })
    .execute();
  return id;
}

/** Writes the events of a match: `[type, side, player, minute, added]`. */
export async function writeEvents(
  db: Db,
  fixtureId: string,
  events: [FixtureEventType, 'home' | 'away', string, number, number?][],
): Promise<void> {
  await db
    .insertInto('fixture_event')
    .values(
      events.map(([type, side, player, minute, added = null], sequence) => ({
        ...{ id: newId(), fixture_id: fixtureId, type, side, player, minute, added, sequence },
      })),
    )
    .execute();
}

/** Writes a row of a league table; by default the only one of its season. */
export async function writeStanding(
  db: Db,
  {
    competition = 'apl',
    team = 'Qarabağ',
    ...columns
  }: Partial<Insertable<StandingTable>> & { competition?: string; team?: string } = {},
): Promise<void> {
  await db
    .insertInto('standing')
    .values({
      competition_id: await writeCompetition(db, competition),
      team_id: await writeTeam(db, team),
      season: '2025/26',
      position: 1,
      ...{ played: 3, won: 2, drawn: 1, lost: 0, goals_for: 5, goals_against: 1, points: 7 },
      ...{ form: 'WDW', change: 0, zone: null, sample: 0 },
      ...columns,
    })
    .execute();
}
