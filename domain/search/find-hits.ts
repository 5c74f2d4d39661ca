import { sql } from 'kysely';
import { engineOf } from '#db/engine-of.ts';
import type { Db } from '#db/schema.ts';
import { categoryWord, searchDocId } from './search-doc.ts';
import type { QueryWord, SearchQuery } from './search-query.ts';

/** An article that the index found, with the words that decide its rank. */
export interface Hit {
  articleId: string;
  categoryId: string | null;
  titleWords: string;
  leadWords: string;
}

export interface HitFilter {
  categoryId: string | null;
  /** Published from then on, epoch milliseconds. */
  since: number | null;
  limit: number;
}

interface HitRow {
  article_id: string;
  category_id: string | null;
  title_words: string;
  lead_words: string;
}

/**
 * The newest articles that hold the words, at most `limit`. Both engines walk the index from its newest end, so that a
 * word in every article costs no more than a rare one.
 */
export async function findHits(db: Db, query: SearchQuery, filter: HitFilter): Promise<Hit[]> {
  if (query.words.length === 0) return [];
  const statement = engineOf(db) === 'postgres' ? onPostgres(query, filter) : onSqlite(query, filter);
  const { rows } = await statement.execute(db);
  return rows.map((row) => ({
    articleId: row.article_id,
    categoryId: row.category_id,
    titleWords: row.title_words,
    leadWords: row.lead_words,
  }));
}

// Words hold letters and digits only, so they need no escaping in either of the two query languages.

function onSqlite(query: SearchQuery, { categoryId, since, limit }: HitFilter) {
  const one = ({ word, beginning }: QueryWord) => `"${word}"${beginning ? '*' : ''}`;
  const words = query.words.map(one).join(query.match === 'all' ? ' AND ' : ' OR ');
  const match = categoryId === null ? words : `(${words}) AND "${categoryWord(categoryId)}"`;
  return sql<HitRow>`
    select s.article_id, s.category_id, s.title_words, s.lead_words
    from article_search_fts cross join article_search as s on s.doc = article_search_fts.rowid
    where article_search_fts match ${match} ${since === null ? sql`` : sql`and article_search_fts.rowid >= cast(${searchDocId(since)} as integer)`}
    order by article_search_fts.rowid desc limit ${limit}`;
}

function onPostgres(query: SearchQuery, { categoryId, since, limit }: HitFilter) {
  const one = ({ word, beginning }: QueryWord) => `'${word}'${beginning ? ':*' : ''}`;
  const match = query.words.map(one).join(query.match === 'all' ? ' & ' : ' | ');
  return sql<HitRow>`
    select article_id, category_id, title_words, lead_words from article_search
    where words @@ ${match}::tsquery
      ${categoryId === null ? sql`` : sql`and category_id = ${categoryId}`}
      ${since === null ? sql`` : sql`and doc >= ${searchDocId(since)}`}
    order by doc desc limit ${limit}`;
}
