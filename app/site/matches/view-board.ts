import { formatTime } from '#az/format/dates.ts';
import type { LiveBoard } from '#domain/matches/live/scoreboard.ts';
import { viewMatch } from './match-view.ts';
import type { BoardView } from './parse-board.ts';

/** The state of today's matches in words. */
export function viewBoard({ updatedAt, matches }: LiveBoard): BoardView {
  return { updated: updatedAt === null ? '' : formatTime(updatedAt), matches: matches.map(viewMatch) };
}
