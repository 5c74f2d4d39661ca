import type { FormResult } from '#features/competitions/rules/standings/league-table.ts';
import type { TextLineUp } from '#features/matches/rules/text/format-line-ups.ts';
import type { MatchFacts } from '#features/matches/rules/text/match-facts.ts';

interface TablePlace {
  place: number;
  points: number;
}

/** A match with what an article about it can tell. Null means that it is not known, and the article leaves it out. */
export interface ArticleFacts extends MatchFacts {
  competition: string;
  /** The number of the round, or a stage such as `quarter`. */
  round: string | null;
  table: { home: TablePlace | null; away: TablePlace | null };
  /** The results of the last matches of each team. */
  form: { home: readonly FormResult[]; away: readonly FormResult[] };
  /** The results of the last matches between the two. */
  headToHead: { homeWins: number; draws: number; awayWins: number } | null;
  lineUps: { home: TextLineUp | null; away: TextLineUp | null };
}

export interface ArticleText {
  title: string;
  /** Plain text. */
  excerpt: string;
  html: string;
}
