import { parseRegulation } from '#features/competitions/rules/standings/regulation.ts';
import { countLegs } from '#features/competitions/rules/ties/derive-bracket.ts';
import { CALLED_OFF } from '#features/competitions/rules/ties/read-bracket.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Tie } from './list-next-marks.ts';

/** The ties of matches, by the ids of the matches. A match without a tie is missing, as in a league. */
export async function listTies(
  db: Db,
  matches: readonly { id: string; tieId: string | null }[],
): Promise<Map<string, Tie>> {
  const ids = [...new Set(matches.flatMap(({ tieId }) => tieId ?? []))];
  if (ids.length === 0) return new Map();
  const ties = await db
    .selectFrom('tie')
    .innerJoin('stage', 'stage.id', 'tie.stage_id')
    .innerJoin('round', 'round.id', 'tie.round_id')
    .select(['tie.id', 'stage.regulation', 'round.key'])
    .where('tie.id', 'in', ids)
    .execute();
  const rows = await db
    .selectFrom('fixture')
    .select(['id', 'tie_id', 'home_id', 'home_score', 'away_score'])
    .where('tie_id', 'in', ids)
    .where('status', 'not in', CALLED_OFF)
    .orderBy('tie_id')
    .orderBy('leg')
    .execute();
  const legs = Map.groupBy(rows, ({ tie_id }) => tie_id);
  return new Map(
    matches.flatMap(({ id, tieId }): [string, Tie][] => {
      const tie = ties.find((one) => one.id === tieId);
      return tie ? [[id, toTie(id, { ...tie, legs: legs.get(tie.id) ?? [] })]] : [];
    }),
  );
}

interface TieRow {
  key: string;
  regulation: string;
  /** In their order. */
  legs: readonly { id: string; home_id: string; home_score: number | null; away_score: number | null }[];
}

/** The tie of one of its matches. */
function toTie(fixtureId: string, { key, regulation, legs }: TieRow): Tie {
  const rules = parseRegulation(regulation).ties;
  const index = legs.findIndex(({ id }) => id === fixtureId);
  const own = legs[index];
  const { extraTime, shootOut, awayGoals, replay } = rules;
  const open = { extraTime, shootOut, awayGoals, firstLeg: null, isDecider: false };
  const legCount = countLegs({ key, rules }, legs.length);
  // A replay decides alone.
  if (legCount === 1) return { ...open, isDecider: !(replay && index === 0) };
  const first = legs[index - 1];
  if (!own || !first || index + 1 < legCount) return open;
  const { home_score, away_score, home_id } = first;
  if (home_score === null || away_score === null) return open;
  const isTurned = home_id !== own.home_id;
  const firstLeg = isTurned ? { home: away_score, away: home_score } : { home: home_score, away: away_score };
  return { ...open, isDecider: true, firstLeg };
}
