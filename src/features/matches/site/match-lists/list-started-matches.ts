import type { LeagueChoice } from '../../rules/match-addresses.ts';
import type { MatchView } from '../match-view.ts';

/** The ids of the matches in the chosen region that started since the page was rendered. */
export function listStartedMatches(
  shown: ReadonlySet<string>,
  { fresh, choice }: { fresh: readonly MatchView[]; choice: LeagueChoice },
): string[] {
  return fresh
    .filter(({ id, status }) => status === 'live' && !shown.has(id))
    .filter(({ competition }) => choice === 'all' || competition.region === choice)
    .map(({ id }) => id);
}
