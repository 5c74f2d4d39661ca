import { engineOf } from '#db/engine-of.ts';
import type { Db } from '#db/schema.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';
import { NotFound } from '#domain/errors.ts';
import type { ArticleFields } from './article-fields.ts';
import { findArticleSource } from './article-source.ts';

/** An article as the newsroom knows it, of any status. Moments are epoch milliseconds. */
export interface ArticleState {
  id: string;
  version: number;
  status: ArticleStatus;
  fields: ArticleFields;
  categoryId: string | null;
  createdBy: string | null;
  createdAt: number;
  updatedAt: number;
  /** The first publication; it never changes. */
  publishedAt: number | null;
  scheduledAt: number | null;
  /** Why an editor gave it back; null when it was not. */
  returnedReason: string | null;
}

/**
 * The article, locked until the transaction ends when `lock` is set: two writers then take turns.
 * @throws NotFound
 */
export async function getArticleState(
  db: Db,
  { id, lock = false }: { id: string; lock?: boolean },
): Promise<ArticleState> {
  const state = await findArticleState(db, { id, lock });
  if (!state) throw new NotFound(`No article has the id ${id}`);
  return state;
}

/** As `getArticleState`, but null when there is no such article. */
export async function findArticleState(
  db: Db,
  { id, lock = false }: { id: string; lock?: boolean },
): Promise<ArticleState | null> {
  const query = db.selectFrom('article').selectAll().where('id', '=', id);
  // SQLite has one writer, and a transaction takes its place at the beginning.
  const locked = lock && engineOf(db) === 'postgres' ? query.forNoKeyUpdate() : query;
  const row = await locked.executeTakeFirst();
  if (!row) return null;
  const category = await db
    .selectFrom('category')
    .select('slug')
    .where('id', '=', row.category_id)
    .executeTakeFirst();
  const tags = await db
    .selectFrom('article_tag')
    .innerJoin('tag', 'tag.id', 'article_tag.tag_id')
    .select('tag.name')
    .where('article_tag.article_id', '=', id)
    .orderBy('article_tag.position')
    .execute();
  const source = await findArticleSource(db, id);
  return {
    id,
    version: row.version,
    status: row.status,
    fields: {
      title: row.title,
      slug: row.slug,
      excerpt: row.excerpt,
      content: row.content,
      category: category?.slug ?? '',
      author: row.author,
      image: row.image,
      tags: tags.map((tag) => tag.name),
      featured: row.featured === 1,
      ...source,
      seoTitle: row.seo_title ?? '',
      seoDescription: row.seo_description ?? '',
    },
    categoryId: row.category_id,
    createdBy: row.created_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
    scheduledAt: row.scheduled_at,
    returnedReason: row.returned_reason,
  };
}
