import type { Db } from '#platform/db/schema.ts';
import type { ArticleFields } from '../article-fields.ts';
import { fieldColumns, readFieldColumns } from '../article-state.ts';
import type { ArticleSummary } from '../article-summary.ts';
import { selectCards, toCard } from './select-cards.ts';

export interface ArticleTag {
  slug: string;
  name: string;
}

/** Reads an optional part of an article, such as its tags. The caller may return the `fallback` when the read fails. */
export type ReadPart = <Value>(name: string, read: () => Promise<Value>, fallback: Value) => Promise<Value>;

/** The fields that a page shows as stored. */
type ShownFields = Omit<ArticleFields, 'slug' | 'category' | 'image' | 'tags'>;

/** An article as its page shows it: the summary and all other fields. */
export interface ArticlePage extends ArticleSummary, ShownFields {
  /** In the order of the form. */
  tags: ArticleTag[];
  /** Archived pages keep their address and say that they are archived. */
  status: 'published' | 'archived';
  /** Null when they could not be read. */
  views: number | null;
  createdAt: number;
}

/** The fields without those that a page shows in another form: address, link or picture. */
export function listShownFields<Fields extends Partial<ArticleFields>>(fields: Fields) {
  const { slug: _slug, category: _category, image: _image, tags: _tags, ...shown } = fields;
  return shown;
}

/** A query of articles of any status as rows for `readArticlePage`, which adds the tags and the views. */
export function selectArticlePages(db: Db) {
  return selectCards(db).select([
    ...fieldColumns.map((column) => `article.${column}` as const),
    'article.status',
    'article.created_at',
  ]);
}

type ArticlePageRow = Awaited<ReturnType<ReturnType<typeof selectArticlePages>['execute']>>[number];

/** Adds tags and views to a row. Throws when they cannot be read, unless `readPart` returns a fallback. */
export async function readArticlePage(
  db: Db,
  row: ArticlePageRow,
  readPart: ReadPart = (_name, read) => read(),
): Promise<ArticlePage> {
  const [tags, views] = await Promise.all([
    readPart('tags of an article', () => listTags(db, row.id), []),
    readPart('views of an article', () => countViews(db, row.id), null),
  ]);
  return {
    ...toCard(row),
    ...listShownFields(readFieldColumns(row)),
    tags,
    status: row.status === 'archived' ? 'archived' : 'published',
    views,
    createdAt: row.created_at,
  };
}

/** In the order of the form. */
function listTags(db: Db, articleId: string): Promise<ArticleTag[]> {
  return db
    .selectFrom('article_tag')
    .innerJoin('tag', 'tag.id', 'article_tag.tag_id')
    .select(['tag.slug', 'tag.name'])
    .where('article_tag.article_id', '=', articleId)
    .orderBy('article_tag.position')
    .execute();
}

async function countViews(db: Db, articleId: string): Promise<number | null> {
  const row = await db
    .selectFrom('article_stats')
    .select('views')
    .where('article_id', '=', articleId)
    .executeTakeFirst();
  return row?.views ?? 0;
}
