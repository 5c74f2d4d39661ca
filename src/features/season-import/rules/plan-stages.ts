import { draftStage, seasonTemplates } from '#features/competitions/rules/stages/season-templates.ts';
import { hasTable } from '#features/competitions/rules/stages/stage-kinds.ts';
import type { Stage } from '#features/competitions/rules/stages/stages.ts';
import type { Regulation } from '#features/competitions/rules/standings/regulation.ts';
import type { CompetitionKind } from '#features/competitions/tables.ts';
import type { ImportedStage } from './parse/imported-season.ts';
import type { KnownStage } from './read-season-state.ts';

/** A stage of the file and the stage of the season that it is. */
export interface PlannedStage {
  file: ImportedStage;
  /** Null: the import creates it. */
  known: KnownStage | null;
}

/**
 * Finds the stage of the season for each stage of the file: by kind and name, or the only one. An editor may have renamed a stage: it
 * is the only one of its kind, or it has the matches of the file (`shared`, see `listSharedStages`). Pure.
 */
export function planStages(
  stages: readonly ImportedStage[],
  known: readonly KnownStage[],
  shared: ReadonlyMap<number, string[]>,
): PlannedStage[] {
  const only = stages.length === 1 && known.length === 1 ? known[0] : undefined;
  const named = stages.map((file) =>
    known.find((stage) => stage.kind === file.kind && stage.name === file.name),
  );
  return stages.map((file, index) => {
    const sameKind = known.filter(({ kind }) => kind === file.kind);
    const isOnly = sameKind.length === 1 && stages.filter(({ kind }) => kind === file.kind).length === 1;
    const free = sameKind.filter((stage) => !named.includes(stage));
    const renamed =
      isOnly && file.name === null
        ? free[0]
        : shared.get(index)?.flatMap((id) => free.find((stage) => stage.id === id) ?? [])[0];
    const found = named[index] ?? renamed ?? (only && isSameStage(file, only) ? only : undefined);
    return { file, known: found ?? null };
  });
}

/** Whether a stage of the file can be the only one of the season: rounds without a name of their stage are those of any. */
function isSameStage(file: ImportedStage, only: KnownStage): boolean {
  const isPlain = file.kind === 'league' && file.name === null;
  return isPlain || (file.kind === only.kind && (file.name === null || only.name === null));
}

/**
 * The rules of a new stage: those of the same stage of the newest season, or of the kind of the competition, with the numbers of
 * the file. Zones fit only as many teams. `next` is the number of teams that go on to the stage behind it; null when it is not known.
 * Pure.
 */
export function chooseRegulation(
  { kind, name, groups, legs, hasReplays, singleRounds }: ImportedStage,
  {
    teams,
    next,
    before,
    competitionKind,
  }: { teams: number; next: number | null; before: readonly Stage[]; competitionKind: CompetitionKind },
): Regulation {
  const last = before.find((stage) => stage.kind === kind && stage.name === name);
  const template = seasonTemplates[competitionKind].find((stage) => stage.kind === kind);
  const inherited = last?.regulation ?? template?.regulation ?? defaultRegulation(kind);
  if (!hasTable(kind)) {
    const replay = hasReplays || inherited.ties.replay;
    return { ...inherited, ties: { ...inherited.ties, legs: legs > 1 ? 2 : 1, replay, singleRounds } };
  }
  // In a league of another size, relegation would stand at the wrong places. A template has the places of its own size.
  const isSameSize = inherited.teams === 0 ? last === undefined : inherited.teams === teams;
  const advance =
    kind === 'groups' && !last && next !== null ? chooseAdvance(groups.length, teams, next) : null;
  return {
    ...inherited,
    zones: kind === 'groups' || isSameSize ? inherited.zones : [],
    ...advance,
    teams: Math.min(teams, 60),
    legs: Math.min(legs, 6),
  };
}

/**
 * Who goes on from groups when `next` teams do: of six groups and 16 teams the first two of each, and the best four that are third. Null
 * when the numbers say nothing, as for a part of the season.
 */
function chooseAdvance(
  groups: number,
  teams: number,
  next: number,
): Pick<Regulation, 'zones' | 'best'> | null {
  const places = Math.floor(next / groups);
  const rest = next - places * groups;
  if (groups === 0 || places < 1 || next >= teams) return null;
  return {
    zones: [{ from: 1, to: places, kind: 'advance', label: null }],
    best: rest === 0 ? null : { place: places + 1, count: rest },
  };
}

function defaultRegulation(kind: ImportedStage['kind']): Regulation {
  const { regulation } = draftStage(kind);
  if (kind === 'split') return { ...regulation, carry: 'all' };
  return kind === 'qualifying' ? { ...regulation, counts: false } : regulation;
}
