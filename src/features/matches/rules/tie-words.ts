import { inCase, ordinal } from '#az/characters/endings.ts';
import { formatGroup, formatStage } from '#features/competitions/rules/stages/stage-words.ts';
import type { StageName } from '#features/competitions/rules/standings/league-table.ts';
import type { TieDecision } from '#features/competitions/rules/ties/decide-tie.ts';
import type { UnknownSide } from '#features/competitions/rules/ties/derive-bracket.ts';
import { tieText } from '#features/competitions/text.ts';
import { formatRound } from './match-words.ts';

/** A side that is not known yet: `1/4 final 2-nin qalibi`, `A qrupu, 1-ci yer`. The season has these rounds and stages. */
export function formatUnknownSide(
  side: UnknownSide,
  { rounds, stages }: { rounds: readonly { id: string; key: string }[]; stages: readonly StageName[] },
): string {
  if (side.from === 'place') {
    const stage = stages.find(({ id }) => id === side.stage);
    const table = side.group === null ? stage && formatStage(stage) : formatGroup(side.group);
    return tieText.place(table ?? '', ordinal(side.place));
  }
  const round = rounds.find(({ id }) => id === side.round);
  return tieText[side.from](inCase(`${formatRound(round?.key ?? '')} ${side.position}`, 'genitive'));
}

/** What decided a tie, beside its score: `əlavə vaxtda`. Empty when the score says it. */
export function formatDecision(decision: TieDecision | null): string {
  const words: Partial<Record<TieDecision, string>> = tieText.decidedBy;
  return (decision && words[decision]) ?? '';
}
