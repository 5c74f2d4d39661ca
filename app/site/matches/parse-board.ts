import type { MatchView } from './match-view.ts';

/** The state of today's matches in words, as the resource answers it. */
export interface BoardView {
  /** The clock of the newest change, `21:04`; empty without matches. */
  updated: string;
  matches: MatchView[];
}

/** The answer of the resource as a board; null for anything else. Runs in every page with a match: keep it small. */
export function parseBoard(answer: unknown): BoardView | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { updated, matches } = answer as Partial<BoardView>;
  return typeof updated === 'string' && Array.isArray(matches) ? { updated, matches } : null;
}
