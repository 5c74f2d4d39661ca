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

/**
 * The matches whose score changed, for screen readers: `Qarabağ – Neftçi 4:3, 78'`.
 * @param before the score by match id, e.g. `4:2`
 */
export function listScoreChanges(before: ReadonlyMap<string, string>, fresh: readonly MatchView[]): string[] {
  return fresh
    .map((match) => ({ ...match, score: `${match.homeScore}:${match.awayScore}` }))
    .filter(({ id, score }) => before.has(id) && before.get(id) !== score)
    .map(
      ({ home, away, score, time, statusText }) =>
        `${home.name} – ${away.name} ${score}, ${time || statusText}`,
    );
}
