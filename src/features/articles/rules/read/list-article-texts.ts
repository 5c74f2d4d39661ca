import type { Db } from '#platform/db/schema.ts';
import type { ArticleTag } from './article-page.ts';

interface ArticleText {
  /** Sanitised HTML. */
  content: string;
  /** In the order of the form. */
  tags: ArticleTag[];
}

/** The texts and tags of the published articles with these ids, by id. */
export async function listArticleTexts(
  db: Db,
  { ids }: { ids: readonly string[] },
): Promise<Map<string, ArticleText>> {
  if (ids.length === 0) return new Map();
  const [articles, tags] = await Promise.all([
    db.selectFrom('article').select(['id', 'status', 'content']).where('id', 'in', ids).execute(),
    db
      .selectFrom('article_tag')
      .innerJoin('tag', 'tag.id', 'article_tag.tag_id')
      .select(['article_tag.article_id', 'tag.slug', 'tag.name'])
      .where('article_tag.article_id', 'in', ids)
      .orderBy('article_tag.position')
      .execute(),
  ]);
  // Checked here and not in SQL: SQLite would scan all published rows to find twenty ids.
  const published = articles.filter(({ status }) => status === 'published');
  return new Map(
    published.map(({ id, content }) => {
      const own = tags.filter(({ article_id }) => article_id === id);
      return [id, { content, tags: own.map(({ slug, name }) => ({ slug, name })) }];
    }),
  );
}
