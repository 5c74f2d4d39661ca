import type { LeagueChoice } from './league-choice.ts';
import type { MatchView } from './match-view.ts';

/** The ids of the matches that have begun since the page was rendered and that the reader's choice lets in. */
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
 * The matches whose score is another than before, as `Qarabağ – Neftçi 4:3, 78'`: what a screen reader is told.
 * `before` has the score, `4:2`, by the match's id.
 */
export function listScoreNews(before: ReadonlyMap<string, string>, fresh: readonly MatchView[]): string[] {
  return fresh
    .map((match) => ({ ...match, score: `${match.homeScore}:${match.awayScore}` }))
    .filter(({ id, score }) => before.has(id) && before.get(id) !== score)
    .map(({ home, away, score, mark, word }) => `${home.name} – ${away.name} ${score}, ${mark || word}`);
}
