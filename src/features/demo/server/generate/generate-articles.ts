import { slugify } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { MINUTE } from '#az/format/durations.ts';
import { writeTitleSortKeys } from '#features/articles/rules/admin-list/write-title-sort-keys.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { type GeneratedArticle, makeArticleWriter } from './make-article-writer.ts';

/** Rows of one insert. SQLite takes at most 32,766 parameters. */
const BATCH = 500;

/**
 * Writes `count` published articles with tags and stats directly into the tables, for measurements. They are spread over
 * the existing categories. The same `seed` gives the same articles. The newest is published at `now` (epoch milliseconds),
 * each other article twenty minutes before the next. Each seed can be used once.
 */
export async function generateArticles(
  db: Db,
  { count, now, seed }: { count: number; now: number; seed: number },
): Promise<void> {
  const categories = await db.selectFrom('category').select(['id', 'slug']).orderBy('slug').execute();
  if (categories.length === 0) throw new Error('generateArticles needs categories: seed them first');
  const writer = makeArticleWriter(seed);
  const tagIds = await writeTags(db, writer.tagNames, now);
  for (let from = 0; from < count; from += BATCH) {
    const articles = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) =>
      writer.write(from + at, categories.length),
    );
    // One transaction per batch: PostgreSQL keeps every version of a count row until its transaction ends.
    await inTransaction(db, (tx) =>
      writeBatch(tx, articles, {
        tagIds,
        categoryIds: categories.map((category) => category.id),
        momentOf: (number) => now - number * 20 * MINUTE,
      }),
    );
  }
}

async function writeTags(db: Db, names: readonly string[], now: number): Promise<Map<string, string>> {
  const rows = names.map((name, at) => ({
    id: `generatedTag${String(at).padStart(8, '0')}`,
    slug: slugify(name),
    name,
    sort_key: sortKey(name),
    created_at: now,
    article_count: 0,
  }));
  await db
    .insertInto('tag')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  const tags = await db
    .selectFrom('tag')
    .select(['id', 'slug'])
    .where(
      'slug',
      'in',
      rows.map((row) => row.slug),
    )
    .execute();
  const idOf = new Map(tags.map((tag) => [tag.slug, tag.id]));
  return new Map(rows.map((row) => [row.name, idOf.get(row.slug) ?? row.id]));
}

async function writeBatch(
  db: Db,
  articles: GeneratedArticle[],
  {
    tagIds,
    categoryIds,
    momentOf,
  }: { tagIds: Map<string, string>; categoryIds: string[]; momentOf: (number: number) => number },
): Promise<void> {
  await db
    .insertInto('article')
    .values(
      articles.map((article) => {
        const moment = momentOf(article.number);
        return {
          id: article.id,
          slug: article.slug,
          title: article.title,
          excerpt: article.excerpt,
          content: article.content,
          category_id: categoryIds[article.category] ?? null,
          author: article.author,
          author_slug: slugify(article.author),
          image: null,
          featured: article.featured ? 1 : 0,
          status: 'published',
          version: 1,
          created_by: null,
          created_at: moment,
          updated_at: moment,
          published_at: moment,
          scheduled_at: null,
        } as const;
      }),
    )
    .execute();
  await writeTitleSortKeys(db, articles);
  await db
    .insertInto('article_tag')
    .values(
      articles.flatMap((article) =>
        article.tags.map((tag, position) => ({
          article_id: article.id,
          tag_id: tagIds.get(tag) ?? '',
          position,
        })),
      ),
    )
    .execute();
  await db
    .insertInto('article_stats')
    .values(articles.map(({ id, views, readers }) => ({ article_id: id, views, readers })))
    .execute();
}
