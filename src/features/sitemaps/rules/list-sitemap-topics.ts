import { sql } from 'kysely';
import { MIN_LISTED_TAG_ARTICLES } from '#features/tags/rules/is-listed-tag.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import { MAX_ADDRESSES, type SitemapPage } from './sitemap.ts';

/** Categories with articles, each with the date of its newest one. */
export async function listSitemapCategories(db: Db): Promise<SitemapPage[]> {
  const rows = await db
    .selectFrom('category')
    .select((eb) => [
      'slug',
      eb
        .selectFrom('article')
        .select('published_at')
        .whereRef('article.category_id', '=', 'category.id')
        .where('article.status', '=', sql.lit('published'))
        .orderBy('published_at', 'desc')
        .limit(1)
        .as('newest'),
    ])
    .where('article_count', '>', 0)
    .limit(MAX_ADDRESSES)
    .execute();
  return rows.map(({ slug, newest }) => ({
    address: href('/category/:category', { category: slug }),
    modifiedAt: newest,
  }));
}

/** The tags with the most articles that search engines may list, each with the date of its newest one. */
export async function listSitemapTags(db: Db): Promise<SitemapPage[]> {
  const rows = await db
    .selectFrom('tag')
    .select((eb) => [
      'slug',
      eb
        .selectFrom('article_tag')
        .select((of) => of.fn.max('listed_at').as('newest'))
        .whereRef('article_tag.tag_id', '=', 'tag.id')
        .as('newest'),
    ])
    .where('article_count', '>=', MIN_LISTED_TAG_ARTICLES)
    .orderBy('article_count', 'desc')
    .orderBy('id')
    .limit(MAX_ADDRESSES)
    .execute();
  return rows.map(({ slug, newest }) => ({
    address: href('/tag/:slug', { slug }),
    modifiedAt: newest === null ? null : Number(newest),
  }));
}

/**
 * Bylines, each with the date of its newest article. There is no table of them: the query jumps from one to the next in the
 * index of articles by author. SQLite has to be told to use it. It would read all published articles for each author.
 */
export async function listSitemapAuthors(db: Db): Promise<SitemapPage[]> {
  const article = sql.raw(engineOf(db) === 'sqlite' ? 'article indexed by article_by_author' : 'article');
  const { rows } = await sql<{
    slug: string;
    newest: number | string | null;
  }>`with recursive author (slug) as (
      select min(author_slug) from ${article} where status = 'published'
      union all
      select (select min(author_slug) from ${article} where status = 'published' and author_slug > author.slug)
      from author where author.slug is not null
    )
    select slug, (select max(published_at) from ${article} where status = 'published' and author_slug = author.slug) as newest
    from author where slug is not null limit ${MAX_ADDRESSES}`.execute(db);
  return rows.map(({ slug, newest }) => ({
    address: href('/author/:slug', { slug }),
    modifiedAt: newest === null ? null : Number(newest),
  }));
}
