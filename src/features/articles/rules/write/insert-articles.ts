import type { Selectable } from 'kysely';
import { slugify, slugifyOr } from '#az/characters/slug.ts';
import { resolveCategory } from '#features/categories/rules/read-categories.ts';
import { removeDeletedAddresses } from '#features/redirects/rules/remove-deleted-addresses.ts';
import { ensureTagsBySlug, insertArticleTags, pickTags } from '#features/tags/rules/article-tags.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import type { ArticleTable } from '../../tables.ts';
import { writeTitleSortKeys } from '../admin-list/write-title-sort-keys.ts';
import { listFixtureIds } from '../article-content.ts';
import { type ArticleInput, type CleanArticle, cleanArticleInput } from '../article-input.ts';
import { type ArticleState, isShownToReaders, toFieldColumns, toStateColumns } from '../article-state.ts';
import { recordRevisions } from '../revisions/revisions.ts';
import { findFreeSlugs } from './article-slugs.ts';

/** When an article was written and published, in epoch milliseconds. */
export type ArticleMoments = Pick<ArticleState, 'createdAt' | 'updatedAt' | 'publishedAt' | 'revisedAt'>;

export interface NewArticle {
  article: CleanArticle;
  id: string;
  /**
   * The moments of the other site. Such an article takes the next free address when its own is taken, and may have no
   * category.
   */
  imported?: ArticleMoments;
}

/**
 * Writes cleaned articles with their tags and first revisions, each under an address of its own. The number of statements
 * does not depend on the number of articles, of which there are a hundred at most. Call it inside a transaction. Returns
 * the articles in the same order. Null: an article with this id exists already and is left as it is.
 * @throws InvalidInput 'category.unknown', 'slug.invalid' or 'slug.taken'.
 */
export async function insertArticles(
  tx: Db,
  input: { articles: readonly NewArticle[]; by: Actor | null; now: number; newId: NewId },
): Promise<({ state: ArticleState; revisionId: string } | null)[]> {
  const { articles, by, now, newId } = input;
  const categories = await resolveCategories(tx, articles);
  // Tags before the articles: all transactions acquire locks in the same order (see `article-counts.ts`).
  const names = articles.flatMap(({ article }) => article.tags);
  const tags = await ensureTagsBySlug(tx, { names, now, newId });
  const prepared = articles.map(({ article, id, imported }) => {
    const { status, scheduledAt, ...fields } = article;
    const category = categories.get(fields.category) ?? { id: null, slug: '' };
    const own = pickTags(tags, fields.tags);
    const publishedAt = isShownToReaders(article) ? now : null;
    const state: ArticleState = {
      id,
      version: 1,
      status,
      categoryId: category.id,
      createdBy: by?.id ?? null,
      fields: { ...fields, category: category.slug, tags: own.map((tag) => tag.name) },
      ...(imported ?? { createdAt: now, updatedAt: now, publishedAt, revisedAt: null }),
      scheduledAt,
      returnedReason: null,
      hasRevision: true,
    };
    const row = { ...toStateColumns(state), ...toFieldColumns(fields) };
    return { id, state, row, tagIds: own.map((tag) => tag.id), takesNext: imported !== undefined };
  });
  const slugs = await insertUnderFreeSlugs(tx, prepared);
  const written = prepared.filter(({ id }) => slugs.has(id));
  for (const { id, state } of written) state.fields.slug = slugs.get(id) ?? '';
  await insertArticleTags(
    tx,
    written.map(({ id, tagIds }) => ({ articleId: id, tagIds })),
  );
  await insertArticleFixtures(
    tx,
    written.map(({ id, row }) => ({ articleId: id, content: row.content })),
  );
  await writeTitleSortKeys(
    tx,
    written.map(({ row }) => row),
  );
  const states = written.map(({ state }) => state);
  await removeDeletedAddresses(tx, { articleIds: states.filter(isShownToReaders).map(({ id }) => id) });
  const revisionIds = await recordRevisions(tx, { states, kind: 'create', by, now, newId });
  return prepared.map(({ id, state }) => {
    const revisionId = revisionIds.get(id);
    return revisionId === undefined ? null : { state, revisionId };
  });
}

/** The categories by the slugs that the articles name. Only an imported article may name none. */
async function resolveCategories(tx: Db, articles: readonly NewArticle[]) {
  const named = articles.filter(({ article, imported }) => !imported || article.category !== '');
  const categories = new Map<string, Awaited<ReturnType<typeof resolveCategory>>>();
  for (const slug of new Set(named.map(({ article }) => article.category)))
    categories.set(slug, await resolveCategory(tx, slug));
  return categories;
}

/**
 * Returns the slugs by the ids of the articles, without those whose id exists already. `takesNext`: a chosen slug that is
 * taken gets a number, as one that is made from the title.
 */
async function insertUnderFreeSlugs(
  db: Db,
  articles: readonly { row: Selectable<ArticleTable>; takesNext: boolean }[],
): Promise<Map<string, string>> {
  const slugs = new Map<string, string>();
  let waiting = articles.map((article) => ({ ...article, ...chooseSlug(article.row) }));
  while (waiting.length > 0) {
    const free = await findFreeSlugs(db, { bases: waiting.map(({ base }) => base) });
    for (const [at, { base, isOwn, takesNext }] of waiting.entries())
      if (isOwn && !takesNext && free[at] !== base)
        throw new InvalidInput([{ field: 'slug', code: 'slug.taken' }]);
    const inserted = await db
      .insertInto('article')
      .values(waiting.map(({ row }, at) => ({ ...row, slug: free[at] ?? row.slug })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'slug'])
      .execute();
    for (const { id, slug } of inserted) slugs.set(id, slug);
    waiting = waiting.filter(({ row }) => !slugs.has(row.id));
    if (waiting.length === 0) break;
    // The form was sent twice, or another writer has just taken the slug. Then try the next one.
    const ids = waiting.map(({ row }) => row.id);
    const same = await db.selectFrom('article').select('id').where('id', 'in', ids).execute();
    waiting = waiting.filter(({ row }) => !same.some(({ id }) => id === row.id));
  }
  return slugs;
}

/** The slug that an article asks for. `isOwn`: it is not made from the title. */
function chooseSlug({ title, slug }: Pick<Selectable<ArticleTable>, 'title' | 'slug'>) {
  const base = slugifyOr(title, 'xeber');
  const chosen = slugify(slug);
  if (slug !== '' && chosen === '') throw new InvalidInput([{ field: 'slug', code: 'slug.invalid' }]);
  const isOwn = chosen !== '' && chosen !== base;
  return { base: isOwn ? chosen : base, isOwn };
}

/** Stores which matches an article shows or links, so that the page of a match can list its articles. */
export async function writeArticleFixtures(
  tx: Db,
  article: { articleId: string; content: string },
): Promise<void> {
  await tx.deleteFrom('article_fixture').where('article_id', '=', article.articleId).execute();
  await insertArticleFixtures(tx, [article]);
}

/** As `writeArticleFixtures` for new articles. */
async function insertArticleFixtures(
  tx: Db,
  articles: readonly { articleId: string; content: string }[],
): Promise<void> {
  const named = articles.flatMap(({ articleId, content }) =>
    listFixtureIds(content).map((fixtureId) => ({ article_id: articleId, fixture_id: fixtureId })),
  );
  if (named.length === 0) return;
  const ids = [...new Set(named.map(({ fixture_id }) => fixture_id))];
  const known = await tx.selectFrom('fixture').select('id').where('id', 'in', ids).execute();
  const rows = named.filter(({ fixture_id }) => known.some(({ id }) => id === fixture_id));
  if (rows.length > 0) await tx.insertInto('article_fixture').values(rows).execute();
}

/**
 * Creates an article for seeds and imports. Staff use `createArticle`. A published or archived article gets `now` (epoch
 * milliseconds) as its publication date.
 * @throws InvalidInput with every problem of the input.
 */
export async function importArticle(
  db: Db,
  { article, now, newId }: { article: ArticleInput; now: number; newId: NewId },
): Promise<{ id: string; slug: string }> {
  const clean = cleanArticleInput(article, now);
  return inTransaction(db, async (tx) => {
    const articles = [{ article: clean, id: newId() }];
    const [inserted] = await insertArticles(tx, { articles, by: null, now, newId });
    if (!inserted) throw new Error('The new id of an article is taken');
    return { id: inserted.state.id, slug: inserted.state.fields.slug };
  });
}
