import { readAsAzerbaijaniKeyboard } from '#az/characters/keyboard.ts';
import type { Db } from '#db/schema.ts';
import { readIndex } from '../index/read-index.ts';
import { readNames } from '../names/read-names.ts';
import { type RankChoice, type Ranking, rankArticles } from '../rank/rank-articles.ts';
import { isFindable } from './query-term.ts';
import { type ReadQuery, readQuery } from './read-query.ts';

/** A query as it was understood, with the articles that answer it. */
export interface Answer {
  query: ReadQuery;
  ranking: Ranking;
}

/**
 * Ranks the articles that answer a typed query. A query of which nothing is found is read again as if it had been typed with
 * another keyboard layout.
 */
export async function answerQuery(db: Db, typed: string, choice: RankChoice): Promise<Answer> {
  const index = await readIndex(db);
  const names = await readNames(db);
  const asTyped = readQuery(index, names, typed);
  const isAnswerable = ({ terms }: ReadQuery) => terms.some((term) => isFindable(index, term));
  const query = isAnswerable(asTyped)
    ? asTyped
    : (readAsAzerbaijaniKeyboard(typed)
        .map((meant) => ({ ...readQuery(index, names, meant), meant }))
        .filter(isAnswerable)
        .map(({ meant, ...read }) => ({ ...read, corrected: read.corrected ?? meant }))[0] ?? asTyped);
  return { query, ranking: rankArticles(index, query.terms, choice) };
}
