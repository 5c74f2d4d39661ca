import type { Db } from '#db/schema.ts';
import type { ArticlePage } from './article-page.ts';
import { selectCards, toCard } from './select-cards.ts';

/** Articles of any status with all that their own page shows but the tags, as rows for `readArticlePage`. */
export function selectArticlePages(db: Db) {
  return selectCards(db)
    .leftJoin('article_stats', 'article_stats.article_id', 'article.id')
    .select([
      'article.content',
      'article.status',
      'article.created_at',
      'article.seo_title',
      'article.seo_description',
      'article_source.url as source_url',
      'article_stats.views',
    ]);
}

export type ArticlePageRow = Awaited<ReturnType<ReturnType<typeof selectArticlePages>['execute']>>[number];

/** The row with its tags, in the order the author gave them. */
export async function readArticlePage(db: Db, row: ArticlePageRow): Promise<ArticlePage> {
  const tags = await db
    .selectFrom('article_tag')
    .innerJoin('tag', 'tag.id', 'article_tag.tag_id')
    .select(['tag.slug', 'tag.name'])
    .where('article_tag.article_id', '=', row.id)
    .orderBy('article_tag.position')
    .execute();
  return {
    ...toCard(row),
    content: row.content,
    tags,
    status: row.status === 'archived' ? 'archived' : 'published',
    views: row.views ?? 0,
    createdAt: row.created_at,
    seoTitle: row.seo_title ?? '',
    seoDescription: row.seo_description ?? '',
    sourceUrl: row.source_url ?? '',
  };
}
