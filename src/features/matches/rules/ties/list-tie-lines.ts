import { listStages } from '#features/competitions/rules/stages/stages.ts';
import { listTablesOfSeason } from '#features/competitions/rules/standings/find-league-table.ts';
import type { TieOutcome, TieSide } from '#features/competitions/rules/ties/decide-tie.ts';
import { readBracket } from '#features/competitions/rules/ties/read-bracket.ts';
import type { Db } from '#platform/db/schema.ts';
import { formatUnknownSide } from '../tie-words.ts';

/** A tie as a line of a list, with names. */
export interface TieLine extends TieOutcome {
  id: string;
  /** The number of its round, or the key of one such as `quarter`. */
  round: string;
  /** The place in its round, from 1. */
  position: number;
  /** The teams, or what is known of them: `1/4 final 2-nin qalibi`. Null when nothing is. */
  sides: Record<TieSide, string | null>;
  isBye: boolean;
  note: string | null;
  /** The ids of its matches. */
  matches: string[];
}

/** The ties of a stage, round by round. Empty when there is no such stage. */
export async function listTieLines(db: Db, { stageId }: { stageId: string }): Promise<TieLine[]> {
  const stage = await db.selectFrom('stage').select('season_id').where('id', '=', stageId).executeTakeFirst();
  if (!stage) return [];
  const season = { seasonId: stage.season_id };
  const [stages, tables] = [await listStages(db, season), await listTablesOfSeason(db, season)];
  const { rounds, ties, teams } = await readBracket(db, { ...season, tables });
  return ties
    .filter((tie) => tie.stage === stageId)
    .map(({ id, round, position, isBye, note, legs, ...tie }) => {
      const nameOf = (side: TieSide) => {
        const unknown = tie.unknown[side];
        const team = teams.get(tie.teams[side] ?? '');
        return team?.name ?? (unknown && formatUnknownSide(unknown, { rounds, stages }));
      };
      const { aggregate, winner, decidedBy } = tie;
      return {
        id,
        round: rounds.find((one) => one.id === round)?.key ?? '',
        position,
        sides: { home: nameOf('home'), away: nameOf('away') },
        isBye,
        note,
        aggregate,
        winner,
        decidedBy,
        matches: legs.map(({ fixture }) => fixture),
      };
    });
}

/** The id of the stage that a tie belongs to; null when there is no such tie. */
export async function findStageOfTie(db: Db, { id }: { id: string }): Promise<string | null> {
  const row = await db.selectFrom('tie').select('stage_id').where('id', '=', id).executeTakeFirst();
  return row?.stage_id ?? null;
}
