import { tokenise } from '#az/characters/tokens.ts';
import type { Db } from '#platform/db/schema.ts';
import { readIndex } from './index/read-index.ts';
import type { SearchIndex } from './index/search-index.ts';
import { readNames } from './names/list-names.ts';
import type { NamedEntity } from './names/name-index.ts';
import { selectNamed } from './names/select-named.ts';
import { answerQuery } from './query/answer-query.ts';
import { parseSearchQuery, type QueryWord } from './search-query.ts';

const MAX_NAMED = 3;
const MAX_WORDS = 3;
/** Longer words that begin like the last typed one. The most frequent of them are suggested. */
const MAX_LONGER = 60;

/** Suggestions for a query that is being typed. */
export interface Suggestions {
  named: NamedEntity[];
  /** Players whose surname is being typed, when nothing else begins like that. */
  surnamed: NamedEntity[];
  /** The query with its last word completed, the most frequent words first. */
  words: string[];
  articles: { slug: string; title: string }[];
}

/** Suggests names, completed queries and at most `limit` published articles for a query that is being typed. */
export async function suggestSearches(
  db: Db,
  { typed, limit }: { typed: string; limit: number },
): Promise<Suggestions> {
  const words = parseSearchQuery(typed);
  if (words.length === 0) return { named: [], surnamed: [], words: [], articles: [] };
  const { query, ranking } = await answerQuery(db, typed, { statuses: ['published'], limit });
  const names = await readNames(db);
  const folded = words.map(({ word }) => word);
  const beginning = names.listBeginning(folded);
  const begun = [...new Set([...query.named, ...beginning])];
  const surnamed = begun.length > 0 ? [] : names.listSurnamesBeginning(folded);
  const isFound = begun.length > 0 || surnamed.length > 0;
  const groups = isFound ? begun : names.listSimilarGroups(folded.join(' '));
  const articles = await readHeadlines(db, ranking.articleIds);
  return {
    named: (await selectNamed(db, groups)).slice(0, MAX_NAMED),
    surnamed: (await selectNamed(db, surnamed)).slice(0, MAX_NAMED),
    words: completeLastWord(await readIndex(db), words, articles),
    articles,
  };
}

/** With words before it, the last one is completed only by words of a suggested headline: others may fit no article. */
function completeLastWord(
  index: SearchIndex,
  words: readonly QueryWord[],
  articles: Suggestions['articles'],
): string[] {
  const last = words.at(-1)?.word ?? '';
  const before = words.slice(0, -1);
  const longer =
    before.length === 0
      ? index.listLonger('forms', last, MAX_LONGER)
      : listHeadlineWords(articles).filter((word) => word.startsWith(last) && word !== last);
  return longer
    .filter((word) => !before.some((other) => other.word === word))
    .flatMap((word) => index.listSpellings(word).slice(0, 1))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_WORDS)
    .map(({ spelling }) => [...before.map(({ typed }) => typed), spelling].join(' '));
}

function listHeadlineWords(articles: Suggestions['articles']): string[] {
  return [...new Set(articles.flatMap(({ title }) => tokenise(title).map(({ word }) => word)))];
}

async function readHeadlines(db: Db, ids: readonly string[]): Promise<Suggestions['articles']> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('article')
    .select(['id', 'slug', 'title'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map(({ id, slug, title }) => [id, { slug, title }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
