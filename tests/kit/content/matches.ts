import type { Insertable } from 'kysely';
import { SECOND } from '#az/format/durations.ts';
import { DEFAULT_REGULATION, type Regulation } from '#features/competitions/rules/standings/regulation.ts';
import type { CompetitionRegion, StageKind, StandingTable } from '#features/competitions/tables.ts';
import { type LineUpSave, saveLineUp } from '#features/matches/rules/line-ups/save-line-up.ts';
import type { FixtureEventType, FixtureTable } from '#features/matches/tables.ts';
import type { Database, Db } from '#platform/db/schema.ts';
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
    .values({
      id,
      slug,
      name: `Liqa ${slug}`,
      region,
      kind: 'league',
      category_slug: slug,
      position,
      version: 1,
    })
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
    .values({
      id,
      slug: name.toLowerCase(),
      name,
      short_name: name,
      ...colors,
      kind: 'club',
      grammar: null,
      version: 1,
    })
    .execute();
  return id;
}

/** The id of the season `2025/26` of a competition; creates it, with one stage of the same id, if it does not exist. */
export async function writeSeason(
  db: Db,
  {
    competition = 'apl',
    name = '2025/26',
    kind = 'league',
    regulation = {},
  }: { competition?: string; name?: string; kind?: StageKind; regulation?: Partial<Regulation> } = {},
): Promise<string> {
  const competition_id = await writeCompetition(db, competition);
  const slug = name.replace('/', '-');
  const known = await db
    .selectFrom('season')
    .select('id')
    .where('competition_id', '=', competition_id)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (known) return known.id;
  const id = newId();
  await db
    .insertInto('season')
    .values({
      id,
      competition_id,
      slug,
      name,
      starts_on: Date.UTC(Number(name.slice(0, 4)), 6, 1),
      version: 1,
    })
    .execute();
  await writeStage(db, id, { id, kind, regulation });
  return id;
}

/** Writes a stage of a season, after those that it has. Returns its id. */
export async function writeStage(
  db: Db,
  seasonId: string,
  {
    id = newId(),
    kind = 'league',
    name = null,
    regulation = {},
  }: { id?: string; kind?: StageKind; name?: string | null; regulation?: Partial<Regulation> } = {},
): Promise<string> {
  const stages = await db.selectFrom('stage').select('id').where('season_id', '=', seasonId).execute();
  await db
    .insertInto('stage')
    .values({
      id,
      season_id: seasonId,
      kind,
      name,
      position: stages.length + 1,
      version: 1,
      regulation: JSON.stringify({ ...DEFAULT_REGULATION, ...regulation }),
    })
    .execute();
  return id;
}

/** The id of a round of a season; creates it if it does not exist. Its stage is the first one unless another is named. */
export async function writeRound(
  db: Db,
  seasonId: string,
  key: string,
  stageId: string = seasonId,
): Promise<string> {
  const known = await db
    .selectFrom('round')
    .select('id')
    .where('stage_id', '=', stageId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known) return known.id;
  const id = newId();
  await db
    .insertInto('round')
    .values({ id, season_id: seasonId, stage_id: stageId, key, position: Number(key) || 100 })
    .execute();
  return id;
}

/** The id of the venue with this name; creates it if it does not exist. */
export async function writeVenue(db: Db, name: string): Promise<string> {
  const known = await db.selectFrom('venue').select('id').where('name', '=', name).executeTakeFirst();
  if (known) return known.id;
  const id = newId();
  await db.insertInto('venue').values({ id, slug: id, name, city: null, version: 1 }).execute();
  return id;
}

type Columns = Partial<Omit<Insertable<FixtureTable>, 'competition_id' | 'home_id' | 'away_id'>>;

/** The columns of a live match whose clock stands in this minute, so that a slow test sees the same minute. */
export const liveColumnsAt = (minute: number) =>
  ({
    status: 'live',
    phase: minute > 45 ? 'secondHalf' : 'firstHalf',
    clock_at: NOON,
    clock_minute: minute,
    clock_rate: 0,
  }) as const satisfies Columns;

/** The columns that a live match loses at the end. */
export const finishedColumns = {
  status: 'finished',
  phase: null,
  clock_at: null,
  clock_minute: null,
  clock_rate: null,
} as const satisfies Columns;

/** The minimum columns of a match in each state, as `projectFixture` writes them. */
export const stateColumns = {
  scheduled: { status: 'scheduled' },
  live: { ...liveColumnsAt(30), home_score: 0, away_score: 0 },
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
      // The first stage of a season of the kit has the id of the season.
      stage_id: columns.season_id ?? null,
      is_neutral: 0,
      status: 'scheduled',
      sample: 0,
      broadcast: 'unknown',
      version: 1,
      last_sequence: 0,
      edited_at: NOON,
      updated_at: NOON,
      ...columns,
    })
    .execute();
  return id;
}

/** Writes new channels that show a match, in this order. */
export async function writeChannels(db: Db, fixtureId: string, names: readonly string[]): Promise<void> {
  for (const [position, name] of names.entries()) {
    const id = newId();
    await db
      .insertInto('broadcaster')
      .values({ id, slug: id, name, address: null, position, version: 1 })
      .execute();
    await db
      .insertInto('fixture_broadcaster')
      .values({ fixture_id: fixtureId, broadcaster_id: id })
      .execute();
  }
  await db.updateTable('fixture').set({ broadcast: 'listed' }).where('id', '=', fixtureId).execute();
}

/** Writes the current events of a match: `[type, side, player, minute, added]`. The ledger stays empty. */
export async function writeEvents(
  db: Db,
  fixtureId: string,
  events: readonly [FixtureEventType, 'home' | 'away', string, number, number?][],
): Promise<void> {
  const inOrder = events.toSorted((a, b) => a[3] - b[3] || (a[4] ?? 0) - (b[4] ?? 0));
  await db
    .insertInto('fixture_event')
    .values(
      inOrder.map(([type, side, player, minute, added = null], position) => ({
        id: newId(),
        fixture_id: fixtureId,
        type,
        side,
        player,
        minute,
        added,
        position,
      })),
    )
    .execute();
}

/** Writes posts of the commentary of a match, a second apart. The test overrides what matters to it. */
export async function writePosts(
  db: Db,
  fixtureId: string,
  posts: readonly Partial<Insertable<Database['commentary_post']>>[],
): Promise<void> {
  const rows = posts.map((post, at) => ({
    id: newId(),
    fixture_id: fixtureId,
    minute: null,
    added: null,
    text: 'Künc zərbəsi.',
    is_key: 0 as const,
    is_pinned: 0 as const,
    event_id: null,
    author_id: null,
    author_name: 'Aysel',
    version: 1,
    created_at: NOON + at * SECOND,
    updated_at: NOON + at * SECOND,
    deleted_at: null,
    ...post,
  }));
  // SQLite takes a limited number of parameters.
  for (let from = 0; from < rows.length; from += 50)
    await db
      .insertInto('commentary_post')
      .values(rows.slice(from, from + 50))
      .execute();
}

/** Writes a row of a league table; by default the only one of its season. */
export async function writeStanding(
  db: Db,
  {
    competition = 'apl',
    team = 'Qarabağ',
    season = '2025/26',
    ...columns
  }: Partial<Insertable<StandingTable>> & { competition?: string; team?: string; season?: string } = {},
): Promise<void> {
  const seasonId = await writeSeason(db, { competition, name: season });
  await db
    .insertInto('standing')
    .values({
      season_id: seasonId,
      stage_id: seasonId,
      team_id: await writeTeam(db, team),
      position: 1,
      played: 3,
      won: 2,
      drawn: 1,
      lost: 0,
      goals_for: 5,
      goals_against: 1,
      points: 7,
      form: 'WDW',
      change: 0,
      zone: null,
      is_live: 0,
      ...columns,
    })
    .execute();
}

/** Saves an expected line-up from a pasted sheet. None of its players becomes a player of the site. */
export function pasteLineUp(
  db: Db,
  {
    isOfficial = false,
    ...lineUp
  }: Pick<LineUpSave, 'actor' | 'fixtureId' | 'side' | 'sheet'> & Partial<Pick<LineUpSave, 'isOfficial'>>,
): Promise<void> {
  const unsaved = { isOfficial, createsPlayers: false, shownPlayers: [], version: 0 };
  return saveLineUp(db, { ...lineUp, ...unsaved, now: NOON, newId });
}
