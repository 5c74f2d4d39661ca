import { foldText } from '#az/characters/characters.ts';
import { isKnockOutRound, type RoundName } from '#features/competitions/rules/stages/round-name.ts';
import type { StageKind } from '#features/competitions/tables.ts';

/** A stage of the season, as far as the place of a match depends on it. */
export interface StageOfSeason {
  id: string;
  kind: StageKind;
  name: string | null;
  groups: readonly { id: string; name: string }[];
  /** The groups of the two teams in the stage, by their ids; null without one. */
  teamGroups: readonly (string | null)[];
  /** The kick-off of its first match, epoch ms. Null when it has none yet. */
  startsOn: number | null;
}

/** Where a match belongs in its season. */
export interface RoundPlace {
  stageId: string;
  groupId: string | null;
  /** The number of the round, or a key of `roundText`. Null when the provider names none. */
  round: string | null;
}

const QUALIFYING_ROUNDS: readonly string[] = ['q1', 'q2', 'q3'];

/**
 * Finds the place of a match in the stages of its season from the words of a provider: `Group A - 1`, `League Stage - 3`,
 * `Semi-finals`. Null when no stage fits. Pure.
 */
export function placeRound(
  name: RoundName,
  { stages, kickOff }: { stages: readonly StageOfSeason[]; kickOff: number },
): RoundPlace | null {
  const stage = findStage(name, stages, kickOff);
  if (!stage) return null;
  const named = stage.groups.find((group) => isSameName(group.name, name.group));
  const [first = null, second = null] = stage.teamGroups;
  const groupId = named?.id ?? (first === second ? first : null);
  return { stageId: stage.id, groupId, round: roundIn(stage, name) };
}

function findStage(
  name: RoundName,
  stages: readonly StageOfSeason[],
  kickOff: number,
): StageOfSeason | undefined {
  const { stage: kind, stageName, round } = name;
  if (stageName !== null) {
    const named = stages.find((one) => isSameName(one.name, stageName));
    // `Conference League Play-offs` of a season that has one stage of play-offs.
    return named ?? (kind === null ? undefined : onlyOf(stages, kind));
  }
  const ofKind = (wanted: StageKind) =>
    stages.find((one) => one.kind === wanted && one.name === null) ?? onlyOf(stages, wanted);
  switch (kind) {
    case 'playoff':
      return isBeforeLeague(stages, kickOff)
        ? ofKind('qualifying')
        : (ofKind('playoff') ?? ofKind('knockout'));
    case null:
      break;
    default:
      return ofKind(kind) ?? (kind === 'knockout' ? ofKind('playoff') : undefined);
  }
  if (isKnockOutRound(round)) return ofKind('knockout') ?? ofKind('playoff');
  if (round === null) return undefined;
  // `12. Spieltag`, `2nd Round`: the rounds of the only stage, of a league or of a cup.
  const [only] = stages;
  if (stages.length === 1) return only;
  return ofKind('league') ?? ofKind('groups') ?? ofKind('knockout');
}

/** The only stage of a kind. Of several, nothing says which one is meant. */
function onlyOf(stages: readonly StageOfSeason[], kind: StageKind): StageOfSeason | undefined {
  const found = stages.filter((one) => one.kind === kind);
  return found.length === 1 ? found[0] : undefined;
}

/** Providers call two rounds `Play-offs`: the last one of a qualification, and one behind the league. */
function isBeforeLeague(stages: readonly StageOfSeason[], kickOff: number): boolean {
  const hasQualification = stages.some(({ kind }) => kind === 'qualifying');
  const starts = stages.flatMap(({ kind, startsOn }) =>
    (kind === 'league' || kind === 'groups') && startsOn !== null ? [startsOn] : [],
  );
  return hasQualification && (starts.length === 0 || kickOff < Math.min(...starts));
}

function roundIn({ kind }: StageOfSeason, { round, stage }: RoundName): string | null {
  if (kind !== 'qualifying') return round;
  if (round === 'playoff') return 'qPlayoff';
  const isNumber = round !== null && /^\d+$/.test(round) && stage !== 'qualifying';
  return isNumber ? (QUALIFYING_ROUNDS[Number(round) - 1] ?? 'qualifying') : round;
}

const isSameName = (one: string | null, other: string | null) =>
  one !== null && other !== null && foldText(one).trim() === foldText(other).trim();
