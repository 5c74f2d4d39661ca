import type { CompetitionKind, StageKind } from '../../tables.ts';
import { DEFAULT_REGULATION, type Regulation } from '../standings/regulation.ts';

/** A stage that a new season gets. */
export interface StageDraft {
  kind: StageKind;
  name: string | null;
  regulation: Regulation;
}

/** A stage with the usual rules, and these. */
export function draftStage(kind: StageKind, rules: Partial<Regulation> = {}): StageDraft {
  return { kind, name: null, regulation: { ...DEFAULT_REGULATION, ...rules } };
}

const twoLegs = { ...DEFAULT_REGULATION.ties, legs: 2 };

/** The stages of a new season of each kind of competition. Editors change them afterwards. */
export const seasonTemplates: Readonly<Record<CompetitionKind, readonly StageDraft[]>> = {
  league: [draftStage('league')],
  split: [draftStage('league'), draftStage('split', { legs: 1, carry: 'all' })],
  cup: [draftStage('knockout')],
  tournament: [
    draftStage('groups', { legs: 1, zones: [{ from: 1, to: 2, kind: 'advance', label: null }] }),
    draftStage('knockout'),
  ],
  europe: [
    draftStage('qualifying', { ties: twoLegs, counts: false }),
    // The league phase of UEFA since 2024: every team meets eight others.
    draftStage('league', {
      legs: 1,
      teams: 36,
      zones: [
        { from: 1, to: 8, kind: 'advance', label: null },
        { from: 9, to: 24, kind: 'playoff', label: null },
      ],
      tieBreaks: [
        'goalDifference',
        'goalsFor',
        'awayGoals',
        'wins',
        'awayWins',
        'opponentPoints',
        'opponentGoalDifference',
        'opponentGoalsFor',
        'fairPlay',
      ],
    }),
    draftStage('playoff', { ties: twoLegs }),
    draftStage('knockout', { ties: twoLegs }),
  ],
  friendly: [draftStage('friendly')],
};

/** The kinds of competitions in the order of the forms. */
export const competitionKinds = Object.keys(seasonTemplates) as CompetitionKind[];
