import { formatTime } from '#az/dates.ts';
import type { LiveBoard } from '#domain/matches/live-board.ts';
import { type MatchView, viewMatch } from './match-view.ts';

/** Where pages that are open ask for the state of today's matches. */
export const BOARD_ADDRESS = '/api/live-scores';

/** The state of today's matches in words, as the resource answers it. */
export interface BoardView {
  /** The clock of the newest change, `21:04`; empty without matches. */
  updated: string;
  matches: MatchView[];
}

export function viewBoard({ updatedAt, matches }: LiveBoard): BoardView {
  return { updated: updatedAt === null ? '' : formatTime(updatedAt), matches: matches.map(viewMatch) };
}

/** The answer of the resource as a board; null for anything else. */
export function parseBoard(answer: unknown): BoardView | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { updated, matches } = answer as Partial<BoardView>;
  return typeof updated === 'string' && Array.isArray(matches) ? { updated, matches } : null;
}
