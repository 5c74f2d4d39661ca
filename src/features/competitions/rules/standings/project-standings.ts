import { isDeepStrictEqual } from 'node:util';
import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';
import { toChunks } from '#platform/limits/to-chunks.ts';
import { hasTable } from '../stages/stage-kinds.ts';
import { type ComputedStage, computeStage, type StageStanding } from './compute-stage.ts';
import { readStageResults } from './read-stage-results.ts';

/** The state of a match, as far as a table depends on it. */
interface CountedMatch {
  status: string;
  score: unknown;
}

/** Whether a match counts differently in the table of its stage after a change. */
export function changesTable(before: CountedMatch, after: CountedMatch): boolean {
  return before.status !== after.status || !isDeepStrictEqual(before.score, after.score);
}

/**
 * Writes the tables of a season from the ledgers of its matches: of each stage that has a table. Live matches count as they
 * stand. Two matches of one season may change at once, so the season is locked first.
 */
export async function projectStandings(tx: Db, seasonId: string): Promise<void> {
  const season = tx.selectFrom('season').select('id').where('id', '=', seasonId);
  await (engineOf(tx) === 'postgres' ? season.forNoKeyUpdate() : season).executeTakeFirst();
  const stages = await tx
    .selectFrom('stage')
    .select(['id', 'kind', 'regulation'])
    .where('season_id', '=', seasonId)
    .orderBy('position')
    .execute();
  const rows = new Map<string, ReturnType<typeof toRow>>();
  const earlier: ComputedStage[] = [];
  for (const stage of stages.filter(({ kind }) => hasTable(kind))) {
    const results = await readStageResults(tx, stage);
    const computed = computeStage({ ...results, kind: stage.kind }, earlier);
    for (const line of computed.standings)
      rows.set(`${stage.id} ${line.team}`, toRow({ season_id: seasonId, stage_id: stage.id }, line));
    earlier.push(computed);
  }
  await writeRows(tx, seasonId, rows);
}

/** A line that stays the same is not written, so that a goal does not change what readers' pages depend on needlessly. */
async function writeRows(
  tx: Db,
  seasonId: string,
  rows: ReadonlyMap<string, ReturnType<typeof toRow>>,
): Promise<void> {
  const known = await tx.selectFrom('standing').selectAll().where('season_id', '=', seasonId).execute();
  const before = new Map(known.map((row) => [`${row.stage_id} ${row.team_id}`, row]));
  for (const [key, { stage_id, team_id }] of before) {
    if (rows.has(key)) continue;
    await tx.deleteFrom('standing').where('stage_id', '=', stage_id).where('team_id', '=', team_id).execute();
  }
  const isKnown = ([key, row]: [string, ReturnType<typeof toRow>]) => {
    const old = before.get(key);
    return old && Object.entries(row).every(([column, value]) => old[column as keyof typeof old] === value);
  };
  const changed = [...rows].filter((entry) => !isKnown(entry)).map(([, row]) => row);
  for (const some of toChunks(changed, ROWS_PER_QUERY))
    await tx
      .insertInto('standing')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['stage_id', 'team_id']).doUpdateSet((eb) => ({
          group_id: eb.ref('excluded.group_id'),
          position: eb.ref('excluded.position'),
          played: eb.ref('excluded.played'),
          won: eb.ref('excluded.won'),
          drawn: eb.ref('excluded.drawn'),
          lost: eb.ref('excluded.lost'),
          goals_for: eb.ref('excluded.goals_for'),
          goals_against: eb.ref('excluded.goals_against'),
          points: eb.ref('excluded.points'),
          form: eb.ref('excluded.form'),
          change: eb.ref('excluded.change'),
          zone: eb.ref('excluded.zone'),
          is_live: eb.ref('excluded.is_live'),
        })),
      )
      .execute();
}

const ROWS_PER_QUERY = 500;

function toRow(stage: { season_id: string; stage_id: string }, standing: StageStanding) {
  const { position, played, won, drawn, lost, points, group, zone } = standing;
  return {
    ...stage,
    group_id: group,
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
    zone,
    is_live: standing.isLive ? (1 as const) : (0 as const),
  };
}
