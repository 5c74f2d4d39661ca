import { slugify } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { writeTitleSortKeys } from '#features/articles/rules/admin-list/write-title-sort-keys.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { CorpusArticle } from './evaluation-set.ts';

/**
 * Writes the corpus into the tables as published articles with their tags, without a text. An article whose category the
 * site does not have gets none. An article keeps its id.
 */
export async function writeCorpus(db: Db, corpus: readonly CorpusArticle[]): Promise<void> {
  const categories = await db.selectFrom('category').select(['id', 'slug']).execute();
  const categoryIds = new Map(categories.map(({ slug, id }) => [slug, id]));
  const tags = new Map(corpus.flatMap((article) => article.tags.map((name) => [slugify(name), name])));
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('tag')
      .values(
        [...tags].map(([slug, name]) => ({
          id: slug,
          slug,
          name,
          sort_key: sortKey(name),
          created_at: 0,
          article_count: 0,
        })),
      )
      .execute();
    await tx
      .insertInto('article')
      .values(
        corpus.map((article) => {
          const moment = Date.parse(article.date);
          return {
            id: article.id,
            slug: article.id,
            title: article.title,
            excerpt: article.excerpt,
            category_id: categoryIds.get(article.category) ?? null,
            content: '',
            author: '',
            author_slug: '',
            image: null,
            featured: 0,
            status: 'published',
            version: 1,
            created_by: null,
            scheduled_at: null,
            created_at: moment,
            updated_at: moment,
            published_at: moment,
          } as const;
        }),
      )
      .execute();
    await writeTitleSortKeys(
      tx,
      corpus.map(({ id, title }) => ({ id, title })),
    );
    await tx
      .insertInto('article_tag')
      .values(
        corpus.flatMap((article) =>
          [...new Set(article.tags.map(slugify))].map((slug, position) => ({
            article_id: article.id,
            tag_id: slug,
            position,
          })),
        ),
      )
      .execute();
  });
}
