import type { Selectable } from 'kysely';
import { slugify, slugifyOr } from '#az/characters/slug.ts';
import type { Db } from '#db/schema.ts';
import type { ArticleTable } from '#db/tables/articles.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { resolveCategory } from '#domain/categories/resolve-category.ts';
import { InvalidInput } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import { ensureTags } from '#domain/tags/ensure-tags.ts';
import { writeArticleTags } from '#domain/tags/write-article-tags.ts';
import { writeTitleSortKeys } from '../admin-list/write-title-sort-keys.ts';
import type { CleanArticle } from '../article-input.ts';
import { type ArticleState, toStateColumns } from '../article-state.ts';
import { toFieldColumns } from '../fields/article-columns.ts';
import { recordRevision } from '../revisions/record-revision.ts';
import { findFreeSlug } from './find-free-slug.ts';
import { writeArticleFixtures } from './write-article-fixtures.ts';

/** When an article was written and published, in epoch milliseconds. */
export type ArticleMoments = Pick<ArticleState, 'createdAt' | 'updatedAt' | 'publishedAt' | 'revisedAt'>;

/**
 * Writes a cleaned article with its tags and its first revision, under an address of its own. For `createArticle` and
 * imports; call it inside a transaction. Null: an article with this id exists already and is left as it is. Imports give the
 * moments of the other site, and take the next free address when theirs is taken. Their articles may have no category.
 * @throws InvalidInput 'category.unknown', 'slug.invalid' or 'slug.taken'.
 */
export async function insertArticle(
  tx: Db,
  input: {
    article: CleanArticle;
    id: string;
    by: Actor | null;
    imported?: ArticleMoments;
    now: number;
    newId: NewId;
  },
): Promise<{ state: ArticleState; revisionId: string } | null> {
  const { id, by, imported, now, newId } = input;
  const { status, scheduledAt, ...fields } = input.article;
  const category =
    imported && fields.category === '' ? { id: null, slug: '' } : await resolveCategory(tx, fields.category);
  // Tags before the article: all transactions acquire locks in the same order (see `article-counts.ts`).
  const tags = await ensureTags(tx, { names: fields.tags, now, newId });
  const publishedAt = status === 'published' || status === 'archived' ? now : null;
  const state: ArticleState = {
    ...{ id, version: 1, status, categoryId: category.id, createdBy: by?.id ?? null },
    fields: { ...fields, category: category.slug, tags: tags.map((tag) => tag.name) },
    ...(imported ?? { createdAt: now, updatedAt: now, publishedAt, revisedAt: null }),
    ...{ scheduledAt, returnedReason: null, hasRevision: true },
  };
  const row = { ...toStateColumns(state), ...toFieldColumns(fields) };
  const slug = await insertUnderFreeSlug(tx, row, { takesNext: imported !== undefined });
  if (slug === null) return null;
  state.fields.slug = slug;
  const tagIds = tags.map((tag) => tag.id);
  await writeArticleTags(tx, id, tagIds, { isNew: true });
  await writeArticleFixtures(tx, { articleId: id, content: fields.content, isNew: true });
  await writeTitleSortKeys(tx, [{ id, ...fields }]);
  const revisionId = await recordRevision(tx, { state, kind: 'create', by, now, newId });
  return { state, revisionId };
}

/**
 * Returns the slug of the article, or null when an article with this id exists already. `takesNext`: a chosen slug that is
 * taken gets a number, as one that is made from the title.
 */
async function insertUnderFreeSlug(
  db: Db,
  { slug: wanted, ...row }: Selectable<ArticleTable>,
  { takesNext }: { takesNext: boolean },
): Promise<string | null> {
  const base = slugifyOr(row.title, 'xeber');
  const chosen = slugify(wanted);
  if (wanted !== '' && chosen === '') throw new InvalidInput([{ field: 'slug', code: 'slug.invalid' }]);
  const isOwn = chosen !== '' && chosen !== base;
  for (;;) {
    const slug = await findFreeSlug(db, isOwn ? chosen : base);
    if (isOwn && !takesNext && slug !== chosen)
      throw new InvalidInput([{ field: 'slug', code: 'slug.taken' }]);
    const inserted = await db
      .insertInto('article')
      .values({ ...row, slug })
      .onConflict((conflict) => conflict.doNothing())
      .returning('slug')
      .executeTakeFirst();
    if (inserted) return slug;
    // Nothing was inserted: the form was sent twice, or another writer has just taken the slug. Then try the next one.
    const same = await db.selectFrom('article').select('id').where('id', '=', row.id).executeTakeFirst();
    if (same) return null;
  }
}
