import type { MatchView } from './match-view.ts';

/** The state of today's matches in words, as the resource answers it. */
export interface ScoreboardView {
  /** The clock of the newest change, `21:04`; empty without matches. */
  updated: string;
  matches: MatchView[];
}

/** The answer of the resource as a scoreboard; null for anything else. Runs in every page with a match: keep it small. */
export function parseScoreboard(answer: unknown): ScoreboardView | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { updated, matches } = answer as Partial<ScoreboardView>;
  return typeof updated === 'string' && Array.isArray(matches) ? { updated, matches } : null;
}
