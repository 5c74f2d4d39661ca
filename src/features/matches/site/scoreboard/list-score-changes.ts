import type { MatchView } from '../match-view.ts';

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
