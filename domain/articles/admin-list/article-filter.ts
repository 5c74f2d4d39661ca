import { type SelectQueryBuilder, sql } from 'kysely';
import { foldText } from '#az/characters/characters.ts';
import { engineOf } from '#db/engine-of.ts';
import type { Database, Db } from '#db/schema.ts';
import type { ArticleAdminListTable } from '#db/tables/admin-list.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';

/** Which articles the newsroom's list shows. What is absent does not narrow it. */
export interface ArticleFilter {
  /** Pieces of the title or the byline, in any spelling; each has to be there. */
  query?: string;
  status?: ArticleStatus;
  /** A category's slug; empty: articles without one. */
  category?: string;
  /** The beginning of a word of the byline, or more of it, as a slug: `quliyev` finds what `Rəşad Quliyev` wrote. */
  author?: string;
  /** The account that wrote it. */
  createdBy?: string;
  /** Published, or else last changed, from then on and before then (epoch milliseconds). */
  from?: number;
  before?: number;
  featured?: boolean;
  /** Only those without a picture. */
  noImage?: boolean;
}

/** More pieces than anybody types. */
const MOST_WORDS = 8;
/** Shorter pieces are in no index. */
const INDEXED_LENGTH = 3;

type AdminArticleQuery = SelectQueryBuilder<Database & { desk: ArticleAdminListTable }, 'desk', object>;

/** The rows of `article_admin_list` that a filter lets through; the caller selects, orders and limits. */
export function selectAdminArticles(db: Db, filter: ArticleFilter): AdminArticleQuery {
  return filterAdminArticles(
    db,
    db.selectFrom('article_admin_list as desk') as unknown as AdminArticleQuery,
    filter,
    'index',
  );
}

/** Narrows a query on rows named `desk`; with `words` 'each' every row is looked at, with 'index' the few that have the words. */
export function filterAdminArticles(
  db: Db,
  desk: AdminArticleQuery,
  filter: ArticleFilter,
  words: 'each' | 'index',
): AdminArticleQuery {
  const { status, category, author, createdBy, from, before, featured, noImage } = filter;
  let rows = desk;
  if (status !== undefined) rows = rows.where('desk.status', '=', status);
  if (category === '') rows = rows.where('desk.category_id', 'is', null);
  else if (category !== undefined)
    rows = rows.where('desk.category_id', '=', (eb) =>
      eb.selectFrom('category').select('category.id').where('category.slug', '=', category),
    );
  if (author !== undefined) rows = rows.where('desk.author_slug', 'in', selectBylines(author));
  if (createdBy !== undefined) rows = rows.where('desk.created_by', '=', createdBy);
  if (featured !== undefined) rows = rows.where('desk.featured', '=', featured ? 1 : 0);
  if (noImage) rows = rows.where('desk.has_image', '=', 0);
  const moment = sql<number>`case when desk.published_at > 0 then desk.published_at else desk.updated_at end`;
  if (from !== undefined) rows = rows.where(moment, '>=', from);
  if (before !== undefined) rows = rows.where(moment, '<', before);
  for (const word of listWords(filter.query ?? '')) rows = rows.where(hasWord(db, word, words));
  return rows;
}

/** The bylines that are meant, each read from the index once: there are few, however many articles they have. */
function selectBylines(author: string) {
  if (author === '') return sql<string>`('')`;
  return sql<string>`(
    with recursive byline (slug) as (
      select min(author_slug) from article_admin_list
      union all
      select (select min(author_slug) from article_admin_list where author_slug > byline.slug)
      from byline where byline.slug is not null)
    select slug from byline where '-' || slug like ${`%-${author}%`})`;
}

function listWords(query: string): string[] {
  return foldText(query.replaceAll('\u0000', ''))
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

function hasWord(db: Db, word: string, how: 'each' | 'index') {
  if (engineOf(db) === 'postgres')
    return sql<boolean>`desk.search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`;
  if (how === 'each' || [...word].length < INDEXED_LENGTH)
    return sql<boolean>`instr(desk.search_text, ${word}) > 0`;
  return sql<boolean>`desk.fts_rowid in (
    select rowid from article_admin_list_fts where article_admin_list_fts match ${`"${word.replaceAll('"', '""')}"`})`;
}
