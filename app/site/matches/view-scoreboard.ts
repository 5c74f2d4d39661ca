import { formatTime } from '#az/format/dates.ts';
import type { Scoreboard } from '#domain/matches/live/scoreboard.ts';
import { viewMatch } from './match-view.ts';
import type { ScoreboardView } from './parse-scoreboard.ts';

/** The state of today's matches in words. */
export function viewScoreboard({ updatedAt, matches }: Scoreboard): ScoreboardView {
  return { updated: updatedAt === null ? '' : formatTime(updatedAt), matches: matches.map(viewMatch) };
}
