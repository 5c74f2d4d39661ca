import { formatTime } from '#az/format/dates.ts';
import type { Scoreboard } from '../../rules/live/scoreboard.ts';
import { formatMatch } from '../match-view.ts';
import type { ScoreboardView } from './parse-scoreboard.ts';

/** The state of today's matches as formatted text. `now` is epoch ms. */
export function formatScoreboard({ updatedAt, matches }: Scoreboard, now: number): ScoreboardView {
  return {
    updated: updatedAt === null ? '' : formatTime(updatedAt),
    matches: matches.map((match) => formatMatch(match, now)),
  };
}
