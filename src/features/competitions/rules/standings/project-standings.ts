import { isDeepStrictEqual } from 'node:util';
import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';
import { type ComputedStanding, computeStandings } from './compute-standings.ts';
import { readSeasonResults } from './read-season-results.ts';
import type { Regulation } from './regulation.ts';

/** The state of a match, as far as a table depends on it. */
interface CountedMatch {
  status: string;
  score: unknown;
}

/** Whether a match counts differently in the table of its season after a change. */
export function changesTable(before: CountedMatch, after: CountedMatch): boolean {
  return before.status !== after.status || !isDeepStrictEqual(before.score, after.score);
}

/**
 * Writes the table of a season from the ledgers of its matches. Live matches count as they stand. Does nothing for a
 * season of a cup. Two matches of one season may change at once, so the season is locked first.
 */
export async function projectStandings(tx: Db, seasonId: string): Promise<void> {
  const season = tx
    .selectFrom('season')
    .innerJoin('competition', 'competition.id', 'season.competition_id')
    .select('competition.kind')
    .where('season.id', '=', seasonId);
  const found = await (engineOf(tx) === 'postgres'
    ? season.forNoKeyUpdate(['season'])
    : season
  ).executeTakeFirst();
  if (found?.kind !== 'league') return;
  const results = await readSeasonResults(tx, seasonId);
  const rows = computeStandings(results).map((standing) => toRow(seasonId, standing, results.regulation));
  const known = await tx.selectFrom('standing').selectAll().where('season_id', '=', seasonId).execute();
  const before = new Map(known.map((row) => [row.team_id, row]));
  const teams = new Set(rows.map((row) => row.team_id));
  for (const { team_id } of known) {
    if (teams.has(team_id)) continue;
    await tx
      .deleteFrom('standing')
      .where('season_id', '=', seasonId)
      .where('team_id', '=', team_id)
      .execute();
  }
  // A line that stays the same is not written, so that a goal does not change what readers' pages depend on needlessly.
  for (const row of rows) {
    const old = before.get(row.team_id);
    if (old && Object.entries(row).every(([column, value]) => old[column as keyof typeof old] === value))
      continue;
    await tx
      .insertInto('standing')
      .values(row)
      .onConflict((conflict) => conflict.columns(['season_id', 'team_id']).doUpdateSet(row))
      .execute();
  }
}

function toRow(seasonId: string, standing: ComputedStanding, { zones }: Regulation) {
  const { position, played, won, drawn, lost, points } = standing;
  return {
    season_id: seasonId,
    team_id: standing.team,
    position,
    played,
    won,
    drawn,
    lost,
    goals_for: standing.goalsFor,
    goals_against: standing.goalsAgainst,
    points,
    form: standing.form.join(''),
    change: standing.change,
    zone: zones.find(({ from, to }) => position >= from && position <= to)?.kind ?? null,
    is_live: standing.isLive ? (1 as const) : (0 as const),
  };
}
