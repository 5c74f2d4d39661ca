import { readAsAzerbaijaniKeyboard } from '#az/characters/keyboard.ts';
import type { ArticleStatus } from '#features/articles/tables.ts';
import type { Db } from '#platform/db/schema.ts';
import { readIndex } from '../index/read-index.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { readNames } from '../names/list-names.ts';
import type { NameIndex } from '../names/name-index.ts';
import { type RankChoice, type Ranking, rankArticles } from '../rank/rank-articles.ts';
import { FREQUENT } from './correct-word.ts';
import { type ReadQuery, readQuery } from './read-query.ts';

/** A query as it was understood, with the articles that answer it. */
export interface SearchAnswer {
  query: ReadQuery;
  ranking: Ranking;
}

/** Ranks the articles that answer a typed query. */
export async function answerQuery(db: Db, typed: string, choice: RankChoice): Promise<SearchAnswer> {
  const [index, names] = await Promise.all([readIndex(db), readNames(db)]);
  return findAnswer(index, names, typed, choice);
}

/**
 * The answer to a query as it was typed. When no article has all its words, the query may be mistyped: with a rare word for a
 * frequent one, or with another keyboard layout. The first such reading with an article that has all words is the answer.
 */
function findAnswer(index: SearchIndex, names: NameIndex, typed: string, choice: RankChoice): SearchAnswer {
  const answerTo = (text: string): SearchAnswer => {
    const query = readQuery(index, names, text);
    return { query, ranking: rankArticles(index, query.terms, choice) };
  };
  // A category or a period must not change what the query means.
  const { categoryId, since, ...unfiltered } = choice;
  const countComplete = ({ query, ranking }: SearchAnswer) =>
    categoryId || since ? rankArticles(index, query.terms, unfiltered).complete : ranking.complete;

  const answer = answerTo(typed);
  const { replacement } = answer.query;
  if (countComplete(answer) > 0) {
    // Words that are frequent one by one may be rare together.
    const isUseful = replacement === null || countComplete(answerTo(replacement)) >= FREQUENT;
    return isUseful ? answer : { ...answer, query: { ...answer.query, correction: null } };
  }
  for (const meant of [...(replacement ? [replacement] : []), ...readAsAzerbaijaniKeyboard(typed)]) {
    const { query, ranking } = answerTo(meant);
    if (countComplete({ query, ranking }) === 0) continue;
    return { query: { ...query, correction: { query: query.spelled, isApplied: true } }, ranking };
  }
  return answer;
}

/**
 * The ids of the articles that have all words of a query, or any of them when none has all, the best first: for lists and
 * pickers of the back-office. `statuses`: only these; all when it is missing.
 */
export async function findArticleIds(
  db: Db,
  {
    query,
    limit,
    statuses = null,
  }: { query: string; limit: number; statuses?: readonly ArticleStatus[] | null },
): Promise<string[]> {
  const { ranking } = await answerQuery(db, query, { statuses, limit });
  const { articleIds, complete } = ranking;
  return complete > 0 ? articleIds.slice(0, complete) : articleIds;
}
