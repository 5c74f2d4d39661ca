import type { Db } from '#db/schema.ts';
import type { ArticlePage } from './article-page.ts';
import { selectCards, toCard } from './select-cards.ts';

/** The article that readers find at an address: published or archived, otherwise null. */
export async function findArticleBySlug(db: Db, { slug }: { slug: string }): Promise<ArticlePage | null> {
  const row = await selectCards(db)
    .leftJoin('article_stats', 'article_stats.article_id', 'article.id')
    .select(['article.content', 'article.status', 'article.created_at', 'article_stats.views'])
    .where('article.slug', '=', slug)
    .where('article.status', 'in', ['published', 'archived'])
    .executeTakeFirst();
  if (!row) return null;
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
  };
}
