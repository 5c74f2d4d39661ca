import type { Insertable } from 'kysely';
import { slugify, slugifyOr } from '#az/characters/slug.ts';
import type { Db } from '#db/schema.ts';
import type { ArticleTable } from '#db/tables/articles.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { resolveCategory } from '#domain/categories/resolve-category.ts';
import { InvalidInput } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { ensureTags } from '#domain/tags/ensure-tags.ts';
import { writeArticleTags } from '#domain/tags/write-article-tags.ts';
import { writeDeskWords } from '../admin-list/article-search-text.ts';
import type { CleanArticle } from '../article-input.ts';
import { writeArticleSource } from '../article-source.ts';
import { recordRevision } from '../revisions/record-revision.ts';
import { findFreeSlug } from './find-free-slug.ts';

export interface InsertedArticle {
  id: string;
  slug: string;
  /** False: an article with this id was there already and has been left alone. */
  isNew: boolean;
}

/**
 * Writes a cleaned article with its tags and its first revision, under an address of its own. For `createArticle` and
 * `importArticle`; call it inside a transaction.
 * @throws InvalidInput 'category.unknown', 'slug.invalid' or 'slug.taken'.
 */
export async function insertArticle(
  tx: Db,
  the: { article: CleanArticle; id: string; by: Actor | null; now: number; newId: NewId },
): Promise<InsertedArticle> {
  const { article, id, by, now, newId } = the;
  const category = await resolveCategory(tx, article.category);
  // Tags before the article: every writer then takes its locks in the same order (see migration 0005).
  const tagIds = await ensureTags(tx, { names: article.tags, now, newId });
  const isVisible = article.status === 'published' || article.status === 'archived';
  const inserted = await insertUnderFreeSlug(tx, article.slug, {
    id,
    title: article.title,
    excerpt: article.excerpt,
    content: article.content,
    category_id: category.id,
    author: article.author,
    author_slug: slugifyOr(article.author, 'muellif'),
    image: article.image,
    featured: article.featured ? 1 : 0,
    status: article.status,
    version: 1,
    created_by: by?.id ?? null,
    created_at: now,
    updated_at: now,
    published_at: isVisible ? now : null,
    scheduled_at: article.scheduledAt,
    seo_title: article.seoTitle || null,
    seo_description: article.seoDescription || null,
  });
  if (!inserted.isNew) return inserted;
  await writeArticleTags(tx, id, tagIds);
  await writeArticleSource(tx, id, article);
  await writeDeskWords(tx, [{ id, title: article.title, author: article.author }]);
  await recordRevision(tx, { articleId: id, kind: 'create', by, now, newId });
  return inserted;
}

async function insertUnderFreeSlug(
  db: Db,
  wanted: string,
  row: Omit<Insertable<ArticleTable>, 'slug'>,
): Promise<InsertedArticle> {
  const base = slugifyOr(row.title, 'xeber');
  const chosen = slugify(wanted);
  if (wanted !== '' && chosen === '') throw new InvalidInput([{ field: 'slug', code: 'slug.invalid' }]);
  const isOwn = chosen !== '' && chosen !== base;
  for (;;) {
    const slug = await findFreeSlug(db, isOwn ? chosen : base);
    if (isOwn && slug !== chosen) throw new InvalidInput([{ field: 'slug', code: 'slug.taken' }]);
    const inserted = await db
      .insertInto('article')
      .values({ ...row, slug })
      .onConflict((conflict) => conflict.doNothing())
      .returning('slug')
      .executeTakeFirst();
    if (inserted) return { id: row.id, slug, isNew: true };
    // Nothing was inserted: the form was sent twice, or another writer took the slug since; then the next one is looked for.
    const same = await db.selectFrom('article').select('slug').where('id', '=', row.id).executeTakeFirst();
    if (same) return { id: row.id, slug: same.slug, isNew: false };
  }
}
