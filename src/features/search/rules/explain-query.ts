import type { Db } from '#platform/db/schema.ts';
import type { NameGroup } from './names/group-names.ts';
import { answerQuery } from './query/answer-query.ts';
import type { SearchCorrection } from './query/read-query.ts';
import { SEARCH_WINDOW } from './search-articles.ts';
import { parseSearchQuery } from './search-query.ts';

/** How the search of readers understands a query. */
export interface ExplainedQuery {
  /** The words that count, as typed. */
  words: string[];
  correction: SearchCorrection | null;
  /** The names in the query with their spellings, also synonyms of words. */
  named: NameGroup[];
  /** How many articles readers get, and how many of them have all words. At most `SEARCH_WINDOW`. */
  total: number;
  completeTotal: number;
  /** There are more than `SEARCH_WINDOW`. */
  isCapped: boolean;
}

/** How the search understands a query as readers type it. Null when it has no words. */
export async function explainQuery(db: Db, { query }: { query: string }): Promise<ExplainedQuery | null> {
  const words = parseSearchQuery(query).map((word) => word.typed);
  if (words.length === 0) return null;
  const answer = await answerQuery(db, query, { statuses: ['published'], limit: SEARCH_WINDOW });
  const { named, correction } = answer.query;
  const { articleIds, complete, matched } = answer.ranking;
  return {
    words,
    correction,
    named,
    total: articleIds.length,
    completeTotal: Math.min(articleIds.length, complete),
    isCapped: matched > SEARCH_WINDOW,
  };
}
