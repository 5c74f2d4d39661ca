import { sql } from 'kysely';
import { engineOf } from '#db/engine-of.ts';
import type { Db } from '#db/schema.ts';
import { toCategoryWord, toSearchDocId } from './search-doc.ts';
import type { QueryWord, SearchQuery } from './search-query.ts';

/** An article that the index found, with the words that its rank depends on. */
export interface Hit {
  articleId: string;
  categoryId: string | null;
  titleWords: string;
  leadWords: string;
}

export interface HitFilter {
  categoryId: string | null;
  /** The earliest publication, epoch milliseconds; null for all. */
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
 * The newest articles that contain the words, at most `limit`. Both engines read the index from the newest article, so a
 * word in every article costs no more than a rare one.
 */
export async function findHits(db: Db, query: SearchQuery, filter: HitFilter): Promise<Hit[]> {
  if (query.words.length === 0) return [];
  const statement =
    engineOf(db) === 'postgres' ? buildPostgresQuery(query, filter) : buildSqliteQuery(query, filter);
  const { rows } = await statement.execute(db);
  return rows.map((row) => ({
    articleId: row.article_id,
    categoryId: row.category_id,
    titleWords: row.title_words,
    leadWords: row.lead_words,
  }));
}

// Words contain only letters and digits, so neither query language needs escaping.

function buildSqliteQuery(query: SearchQuery, { categoryId, since, limit }: HitFilter) {
  const toTerm = ({ word, beginning }: QueryWord) => `"${word}"${beginning ? '*' : ''}`;
  const words = query.words.map(toTerm).join(query.match === 'all' ? ' AND ' : ' OR ');
  const match = categoryId === null ? words : `(${words}) AND "${toCategoryWord(categoryId)}"`;
  return sql<HitRow>`
    select s.article_id, s.category_id, s.title_words, s.lead_words
    from article_search_fts cross join article_search as s on s.doc = article_search_fts.rowid
    where article_search_fts match ${match} ${since === null ? sql`` : sql`and article_search_fts.rowid >= cast(${toSearchDocId(since)} as integer)`}
    order by article_search_fts.rowid desc limit ${limit}`;
}

function buildPostgresQuery(query: SearchQuery, { categoryId, since, limit }: HitFilter) {
  const toTerm = ({ word, beginning }: QueryWord) => `'${word}'${beginning ? ':*' : ''}`;
  const match = query.words.map(toTerm).join(query.match === 'all' ? ' & ' : ' | ');
  return sql<HitRow>`
    select article_id, category_id, title_words, lead_words from article_search
    where words @@ ${match}::tsquery
      ${categoryId === null ? sql`` : sql`and category_id = ${categoryId}`}
      ${since === null ? sql`` : sql`and doc >= ${toSearchDocId(since)}`}
    order by doc desc limit ${limit}`;
}
