import { DAY } from '#az/format/durations.ts';
import type { KnownTeam } from '#features/teams/rules/names/resolve-team-names.ts';
import type { ImportedMatch } from './parse/imported-season.ts';
import type { PlannedStage } from './plan-stages.ts';
import type { KnownFixture } from './read-season-state.ts';

/** A match of the file whose teams are known. */
export interface WantedMatch {
  read: ImportedMatch;
  home: KnownTeam;
  away: KnownTeam;
  /** As the file has it, epoch ms. */
  kickOff: number;
}

/** An editor has put the match into another stage or round. After so long it is the next match of the two teams. */
const EDITED_NEAR = 60 * DAY;

const pairOf = ({ home, away }: WantedMatch) => `${home.id} ${away.id}`;
const groupFixtures = (fixtures: readonly KnownFixture[]) =>
  Map.groupBy(fixtures, ({ homeId, awayId }) => `${homeId} ${awayId}`);
const distanceOf = (wanted: WantedMatch, fixture: KnownFixture) => Math.abs(wanted.kickOff - fixture.kickOff);

/**
 * Finds the row of each match: of the same teams, in their order, in the same stage and round. Of several the nearest date counts.
 * `stages`: one for each stage of the file. Pure.
 */
export function findFixtures(
  matches: readonly WantedMatch[],
  fixtures: readonly KnownFixture[],
  stages: readonly PlannedStage[],
): Map<ImportedMatch, KnownFixture> {
  const known = groupFixtures(fixtures);
  const found = new Map<ImportedMatch, KnownFixture>();
  for (const [pair, list] of Map.groupBy(matches, pairOf)) {
    const candidates = list.flatMap((wanted) =>
      (known.get(pair) ?? []).flatMap((fixture) => {
        const rank = rankFixture(wanted, fixture, stages[wanted.read.stage]);
        return rank === null ? [] : [{ wanted, fixture, rank, distance: distanceOf(wanted, fixture) }];
      }),
    );
    const taken = new Set<KnownFixture>();
    for (const { wanted, fixture } of candidates.sort((a, b) => a.rank - b.rank || a.distance - b.distance)) {
      if (found.has(wanted.read) || taken.has(fixture)) continue;
      found.set(wanted.read, fixture);
      taken.add(fixture);
    }
  }
  return found;
}

/** How well a row of the same teams fits, from 0. Null: it is another match. */
function rankFixture(
  wanted: WantedMatch,
  fixture: KnownFixture,
  stage: PlannedStage | undefined,
): number | null {
  const { round } = wanted.read;
  const distance = distanceOf(wanted, fixture);
  const isEdited = (field: string) => fixture.locks.has(field) && distance < EDITED_NEAR;
  // The rounds of groups are counted from the dates, which change.
  const isSameRound = round === null || stage?.file.kind === 'groups' || fixture.round === round;
  const isSameStage = fixture.stageId === (stage?.known?.id ?? null);
  const isOtherStage = !isSameStage && fixture.stageId !== null && distance >= DAY && !isEdited('stage');
  const isOtherRound = !isSameRound && fixture.round !== null && !isEdited('round');
  if (isOtherStage || isOtherRound) return null;
  return (isSameStage ? 0 : 1) + (isSameRound ? 0 : 2);
}

/** The stages of the site that have matches of each stage of the file, most first: an editor may have renamed them. Pure. */
export function listSharedStages(
  matches: readonly WantedMatch[],
  fixtures: readonly KnownFixture[],
): ReadonlyMap<number, string[]> {
  const known = groupFixtures(fixtures);
  return new Map(
    [...Map.groupBy(matches, ({ read }) => read.stage)].map(([stage, list]) => {
      const ids = list.flatMap((wanted) =>
        (known.get(pairOf(wanted)) ?? []).flatMap((fixture) =>
          distanceOf(wanted, fixture) < DAY && !fixture.locks.has('stage') ? (fixture.stageId ?? []) : [],
        ),
      );
      const counted = [...Map.groupBy(ids, (id) => id)].sort(([, a], [, b]) => b.length - a.length);
      return [stage, counted.map(([id]) => id)];
    }),
  );
}
