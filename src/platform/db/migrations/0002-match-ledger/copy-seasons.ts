import type { MigrationDb } from '../migration.ts';
import type { OldFixture, OldStanding } from './old-tables.ts';

/** A season begins in July. */
const FIRST_MONTH = 6;
const LEAGUE_REGULATION = {
  points: { win: 3, draw: 1 },
  legs: 2,
  tieBreaks: ['goalDifference', 'goalsFor', 'wins'],
};

/** The season that a moment (epoch ms) belongs to: `2026/27` from July 2026 on. */
function seasonOf(ms: number): string {
  const date = new Date(ms);
  const year = date.getUTCFullYear() - (date.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  return `${year}/${String(year + 1).slice(-2)}`;
}

export function seasonId(competitionId: string, name: string): string {
  return `${competitionId}-${name.replace('/', '-')}`;
}

export function seasonOfFixture({
  competition_id,
  kick_off,
}: Pick<OldFixture, 'competition_id' | 'kick_off'>) {
  return seasonId(competition_id, seasonOf(Number(kick_off)));
}

/** Creates the seasons of the old tables and fixtures, their rounds, the venues, and the kind of each competition. */
export async function copySeasons(db: MigrationDb): Promise<void> {
  const standings = await db
    .selectFrom('standing')
    .selectAll()
    .orderBy('position')
    .$castTo<OldStanding>()
    .execute();
  const fixtures = await db
    .selectFrom('fixture')
    .selectAll()
    .orderBy('kick_off')
    .$castTo<OldFixture>()
    .execute();
  const seasons = new Map<string, { competition: string; name: string; rows: OldStanding[] }>();
  const add = (competition: string, name: string) => {
    const id = seasonId(competition, name);
    const season = seasons.get(id) ?? { competition, name, rows: [] };
    seasons.set(id, season);
    return season;
  };
  for (const row of standings) add(row.competition_id, row.season).rows.push(row);
  for (const row of fixtures) add(row.competition_id, seasonOf(Number(row.kick_off)));
  for (const [id, { competition, name, rows }] of seasons) {
    const year = Number(name.slice(0, 4));
    await db
      .insertInto('season')
      .values({
        ...{ id, competition_id: competition, slug: name.replace('/', '-'), name },
        starts_on: Date.UTC(Number.isFinite(year) ? year : 2000, FIRST_MONTH, 1),
        regulation: JSON.stringify({ ...LEAGUE_REGULATION, teams: rows.length, zones: zonesOf(rows) }),
      })
      .execute();
    for (const { team_id } of rows)
      await db.insertInto('season_team').values({ season_id: id, team_id }).execute();
  }
  const leagues = [...new Set(standings.map((row) => row.competition_id))];
  if (leagues.length > 0)
    await db.updateTable('competition').set({ kind: 'cup' }).where('id', 'not in', leagues).execute();
  await copyRounds(db, fixtures);
  const venues = new Set(fixtures.flatMap(({ venue }) => (venue === null ? [] : [venue])));
  for (const [index, name] of [...venues].entries()) {
    const id = `stadion-${index + 1}`;
    await db.insertInto('venue').values({ id, slug: id, name }).execute();
  }
}

/** Neighbouring lines of one zone become one range of positions. */
function zonesOf(rows: readonly OldStanding[]) {
  const zones: { from: number; to: number; kind: string; label: null }[] = [];
  for (const { position, zone } of rows) {
    const last = zones.at(-1);
    if (zone === null) continue;
    if (last?.kind === zone && last.to === position - 1) last.to = position;
    else zones.push({ from: position, to: position, kind: zone, label: null });
  }
  return zones;
}

async function copyRounds(db: MigrationDb, fixtures: readonly OldFixture[]): Promise<void> {
  const seen = new Set<string>();
  for (const row of fixtures) {
    const season = seasonOfFixture(row);
    const id = roundId(season, row.round);
    if (id === null || row.round === null || seen.has(id)) continue;
    seen.add(id);
    const position = /^\d+$/.test(row.round) ? Number(row.round) : 100 + seen.size;
    await db.insertInto('round').values({ id, season_id: season, key: row.round, position }).execute();
  }
}

export function roundId(season: string, key: string | null): string | null {
  return key === null ? null : `${season}-${key}`;
}
