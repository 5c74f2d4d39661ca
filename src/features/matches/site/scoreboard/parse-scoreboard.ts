import type { MatchView } from '../match-view.ts';

/** The JSON of `/api/live-scores`: today's matches as formatted text. */
export interface ScoreboardView {
  /** When the newest change was made, `21:04`; empty without matches. */
  updated: string;
  matches: MatchView[];
}

/** The JSON as a scoreboard; null when it is invalid. Every page with a match loads this file, so it must stay small. */
export function parseScoreboard(json: unknown): ScoreboardView | null {
  if (typeof json !== 'object' || json === null) return null;
  const { updated, matches } = json as Partial<ScoreboardView>;
  return typeof updated === 'string' && Array.isArray(matches) ? { updated, matches } : null;
}
