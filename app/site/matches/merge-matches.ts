import type { LeagueChoice } from './league-choice.ts';
import type { MatchView } from './match-view.ts';

/**
 * What a reader sees after a refresh: the matches already shown stay where they are, with their newest numbers, also
 * when they have ended; matches that have begun meanwhile come below.
 */
export function mergeMatches(
  shown: readonly MatchView[],
  { fresh, choice }: { fresh: readonly MatchView[]; choice: LeagueChoice },
): MatchView[] {
  const news = new Map(fresh.map((match) => [match.id, match]));
  const known = new Set(shown.map((match) => match.id));
  const begun = fresh.filter(
    (match) =>
      match.status === 'live' &&
      !known.has(match.id) &&
      (choice === 'all' || match.competition.region === choice),
  );
  return [...shown.map((match) => news.get(match.id) ?? match), ...begun];
}

/** The matches whose score is another than before, as `Qarabağ – Neftçi 4:3, 78'`: what a screen reader is told. */
export function listScoreNews(before: readonly MatchView[], after: readonly MatchView[]): string[] {
  const scores = new Map(before.map((match) => [match.id, scoreOf(match)]));
  return after
    .filter((match) => scores.has(match.id) && scores.get(match.id) !== scoreOf(match))
    .map((match) => {
      const when = match.mark || match.word;
      return `${match.home.name} – ${match.away.name} ${scoreOf(match)}, ${when}`;
    });
}

function scoreOf({ homeScore, awayScore }: MatchView): string {
  return `${homeScore}:${awayScore}`;
}
