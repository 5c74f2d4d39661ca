import type { Insertable } from 'kysely';
import { slugifyOr } from '#az/slug.ts';
import { inTransaction } from '#db/in-transaction.ts';
import type { ArticleTable, Db } from '#db/schema.ts';
import { InvalidInput } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { type ArticleInput, cleanArticleInput } from './article-input.ts';
import { ensureTags } from './ensure-tags.ts';
import { findFreeSlug } from './find-free-slug.ts';

/**
 * Writes a new article (spec §5, §7): cleaned, under an address of its own, with its tags. A published one gets
 * `now` (epoch milliseconds) as its publication.
 * @throws InvalidInput with every problem of the input.
 */
export async function createArticle(
  db: Db,
  { article, now, newId }: { article: ArticleInput; now: number; newId: NewId },
): Promise<{ id: string; slug: string }> {
  const clean = cleanArticleInput(article, now);
  return inTransaction(db, async (tx) => {
    const category = await tx
      .selectFrom('category')
      .select('id')
      .where('slug', '=', clean.category)
      .executeTakeFirst();
    if (!category) throw new InvalidInput([{ field: 'category', code: 'category.unknown' }]);

    // Tags before the article: every writer then takes its locks in the same order (see migration 0005).
    const tagIds = await ensureTags(tx, { names: clean.tags, now, newId });
    const id = newId();
    const slug = await insertUnderFreeSlug(tx, {
      id,
      title: clean.title,
      excerpt: clean.excerpt,
      content: clean.content,
      category_id: category.id,
      author: clean.author,
      author_slug: slugifyOr(clean.author, 'muellif'),
      image: clean.image,
      featured: clean.featured ? 1 : 0,
      status: clean.status,
      version: 1,
      created_by: clean.createdBy ?? null,
      created_at: now,
      updated_at: now,
      published_at: clean.status === 'published' ? now : null,
      scheduled_at: clean.scheduledAt ?? null,
    });
    await insertArticleTags(tx, id, tagIds);
    return { id, slug };
  });
}

async function insertUnderFreeSlug(db: Db, row: Omit<Insertable<ArticleTable>, 'slug'>): Promise<string> {
  const base = slugifyOr(row.title, 'xeber');
  for (;;) {
    const slug = await findFreeSlug(db, base);
    // No row comes back when another writer took the slug since: then the next one is looked for.
    const inserted = await db
      .insertInto('article')
      .values({ ...row, slug })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('slug')
      .executeTakeFirst();
    if (inserted) return slug;
  }
}

async function insertArticleTags(db: Db, articleId: string, tagIds: string[]): Promise<void> {
  if (tagIds.length === 0) return;
  const rows = tagIds.map((tagId, position) => ({ article_id: articleId, tag_id: tagId, position }));
  // By id: see migration 0005 on the order of locks.
  rows.sort((a, b) => (a.tag_id < b.tag_id ? -1 : 1));
  await db.insertInto('article_tag').values(rows).execute();
}
