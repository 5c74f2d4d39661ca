import { readAsAzerbaijaniKeyboard } from '#az/characters/keyboard.ts';
import type { Db } from '#db/schema.ts';
import { readIndex } from '../index/read-index.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { NameIndex } from '../names/name-index.ts';
import { readNames } from '../names/read-names.ts';
import { type RankChoice, type Ranking, rankArticles } from '../rank/rank-articles.ts';
import { countAtMost } from './query-term.ts';
import { type ReadQuery, readQuery } from './read-query.ts';

/** A query as it was understood, with the articles that answer it. */
export interface Answer {
  query: ReadQuery;
  ranking: Ranking;
}

/** Answers that are kept until an article or a name changes: on the night of a match many readers ask the same. */
const MAX_KEPT = 200;

interface KeptAnswers {
  changes: number;
  names: NameIndex;
  answers: Map<string, Answer>;
}

const keptAnswers = new WeakMap<SearchIndex, KeptAnswers>();

/** Ranks the articles that answer a typed query. */
export async function answerQuery(db: Db, typed: string, choice: RankChoice): Promise<Answer> {
  const index = await readIndex(db);
  const names = await readNames(db);
  let kept = keptAnswers.get(index);
  if (kept?.changes !== index.changes || kept.names !== names) {
    kept = { changes: index.changes, names, answers: new Map() };
    keptAnswers.set(index, kept);
  }
  const key = JSON.stringify([typed, choice]);
  const known = kept.answers.get(key);
  if (known) return known;
  const query = understand(index, names, typed);
  const answer = { query, ranking: rankArticles(index, query.terms, choice) };
  if (kept.answers.size >= MAX_KEPT) kept.answers.clear();
  kept.answers.set(key, answer);
  return answer;
}

/** Reads a query. When nothing can be found, it is read again as if it had been typed with another keyboard layout. */
function understand(index: SearchIndex, names: NameIndex, typed: string): ReadQuery {
  const isAnswerable = ({ terms }: ReadQuery) => terms.some((term) => countAtMost(index, term) > 0);
  const asTyped = readQuery(index, names, typed);
  if (isAnswerable(asTyped)) return asTyped;
  for (const meant of readAsAzerbaijaniKeyboard(typed)) {
    const read = readQuery(index, names, meant);
    if (isAnswerable(read)) return { ...read, corrected: read.corrected ?? meant };
  }
  return asTyped;
}
