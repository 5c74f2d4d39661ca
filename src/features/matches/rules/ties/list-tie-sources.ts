import { hasTable, hasTies } from '#features/competitions/rules/stages/stage-kinds.ts';
import { formatStage } from '#features/competitions/rules/stages/stage-words.ts';
import { listStages, type Stage } from '#features/competitions/rules/stages/stages.ts';
import type { UnknownSide } from '#features/competitions/rules/ties/derive-bracket.ts';
import type { TieSource } from '#features/competitions/rules/ties/tie-source.ts';
import { stageText } from '#features/competitions/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { formatUnknownSide } from '../tie-words.ts';

/** Where a side of a tie may come from, in the words of the form: `1/4 final 2-nin qalibi`. */
export interface TieSourceChoice {
  label: string;
  source: TieSource;
}

/** No table has more places. */
const MAX_PLACE = 60;

/**
 * Everything that a side of a tie of this season may come from, besides the tie itself: the winners and losers of its other ties, and the
 * places of its tables. With several stages of a kind each is named.
 */
export async function listTieSources(
  db: Db,
  { seasonId, tieId }: { seasonId: string; tieId: string },
): Promise<TieSourceChoice[]> {
  const stages = await listStages(db, { seasonId });
  const [ofTies, ofPlaces] = [await listTies(db, { stages, tieId }), await listPlaces(db, stages)];
  return [...ofTies, ...ofPlaces];
}

/** The label of a source; empty when its tie or its stage is gone. */
export function nameTieSource(source: TieSource | null, choices: readonly TieSourceChoice[]): string {
  if (!source) return '';
  return choices.find((choice) => isSameSource(choice.source, source))?.label ?? '';
}

function isSameSource(one: TieSource, other: TieSource): boolean {
  if (one.from === 'place')
    return (
      other.from === 'place' &&
      one.stage === other.stage &&
      one.group === other.group &&
      one.place === other.place
    );
  return one.from === other.from && one.tie === other.tie;
}

async function listTies(
  db: Db,
  { stages, tieId }: { stages: readonly Stage[]; tieId: string },
): Promise<TieSourceChoice[]> {
  const own = stages.filter(({ kind }) => hasTies(kind));
  if (own.length === 0) return [];
  const rows = await db
    .selectFrom('tie')
    .innerJoin('round', 'round.id', 'tie.round_id')
    .select(['tie.id', 'tie.stage_id', 'tie.position', 'round.id as round', 'round.key'])
    .select('round.position as round_position')
    .where(
      'tie.stage_id',
      'in',
      own.map(({ id }) => id),
    )
    .where('tie.id', '<>', tieId)
    .execute();
  const place = (stage: string) => own.findIndex(({ id }) => id === stage);
  const inOrder = rows.toSorted(
    (a, b) =>
      place(a.stage_id) - place(b.stage_id) || a.round_position - b.round_position || a.position - b.position,
  );
  const rounds = rows.map(({ round, key }) => ({ id: round, key }));
  return (['winner', 'loser'] as const).flatMap((from) =>
    inOrder.map(({ id, stage_id, round, position }) => {
      const words = formatUnknownSide({ from, round, position }, { rounds, stages });
      return {
        label: withStage(words, { stages: own, id: stage_id }),
        source: { from, tie: id },
      };
    }),
  );
}

async function listPlaces(db: Db, stages: readonly Stage[]): Promise<TieSourceChoice[]> {
  const own = stages.filter(({ kind }) => hasTable(kind));
  if (own.length === 0) return [];
  const teams = await db
    .selectFrom('stage_team')
    .leftJoin('stage_group', 'stage_group.id', 'stage_team.group_id')
    .select(['stage_team.stage_id', 'stage_group.name as group', 'stage_group.position'])
    .where(
      'stage_team.stage_id',
      'in',
      own.map(({ id }) => id),
    )
    .execute();
  return own.flatMap(({ id, kind, regulation }) => {
    const ofStage = teams.filter(({ stage_id }) => stage_id === id);
    const groups = Map.groupBy(
      ofStage.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)),
      ({ group }) => group,
    );
    // Before the draw nobody knows the groups, but a league has its one table.
    const tables: (readonly [string | null, number])[] =
      groups.size > 0
        ? [...groups].map(([group, members]) => [group, members.length] as const)
        : kind === 'groups'
          ? []
          : [[null, regulation.teams] as const];
    return tables.flatMap(([group, size]) =>
      Array.from({ length: Math.min(size, MAX_PLACE) }, (_, index) => {
        const side: UnknownSide = { from: 'place', stage: id, group, place: index + 1 };
        const words = formatUnknownSide(side, { rounds: [], stages });
        const label = group === null ? words : withStage(words, { stages: own, id });
        return { label, source: { from: 'place', stage: id, group, place: index + 1 } as const };
      }),
    );
  });
}

/** The words, after the name of the stage when there are several. */
function withStage(words: string, { stages, id }: { stages: readonly Stage[]; id: string }): string {
  const stage = stages.find((one) => one.id === id);
  return stage && stages.length > 1 ? stageText.title(formatStage(stage), words) : words;
}
