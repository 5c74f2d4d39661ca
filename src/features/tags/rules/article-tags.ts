import { sql } from 'kysely';
import { slugify } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import { listNamedTags, type NamedTag } from './read-tags.ts';

/** Gives an article these tags, in this order, and no others. */
export async function writeArticleTags(db: Db, articleId: string, tagIds: readonly string[]): Promise<void> {
  await db.deleteFrom('article_tag').where('article_id', '=', articleId).execute();
  await insertArticleTags(db, [{ articleId, tagIds }]);
}

/** Gives articles that have no tags these tags, in this order. */
export async function insertArticleTags(
  db: Db,
  articles: readonly { articleId: string; tagIds: readonly string[] }[],
): Promise<void> {
  const rows = articles.flatMap(({ articleId, tagIds }) =>
    tagIds.map((tagId, position) => ({ article_id: articleId, tag_id: tagId, position })),
  );
  if (rows.length === 0) return;
  // Sorted by id: the lock order of `article-counts.ts` in the baseline.
  rows.sort((a, b) => (a.tag_id < b.tag_id ? -1 : 1));
  await db.insertInto('article_tag').values(rows).execute();
}

/**
 * Acquires the locks that a change of a published article needs, in the order of `article-counts.ts`: categories, then
 * tags, each by id. The fixed order prevents deadlocks between two editors.
 */
export async function lockCountedRows(
  db: Db,
  input: { articleId: string; categoryIds: readonly (string | null)[]; tagIds: readonly string[] },
): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  const categoryIds = input.categoryIds.filter((id) => id !== null);
  if (categoryIds.length > 0) {
    await db
      .selectFrom('category')
      .select('id')
      .where('id', 'in', categoryIds)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  }
  await db
    .selectFrom('tag')
    .select('id')
    .where((eb) => {
      const own = eb.selectFrom('article_tag').select('tag_id').where('article_id', '=', input.articleId);
      return input.tagIds.length === 0
        ? eb('id', 'in', own)
        : eb.or([eb('id', 'in', own), eb('id', 'in', input.tagIds)]);
    })
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Returns the tags with these names, in the same order and with their current names. Creates the tags that do not exist.
 * Trims names; ignores empty names and second spellings of the same name (spec §5 'Tags'). A synonym and the old name of a
 * renamed tag find the tag. Call it inside a transaction.
 */
export async function ensureTags(
  db: Db,
  { names, now, newId }: { names: readonly string[]; now: number; newId: NewId },
): Promise<NamedTag[]> {
  return pickTags(await ensureTagsBySlug(db, { names, now, newId }), names);
}

/** The tags that these names lead to, each once and in the order of the names. */
export function pickTags(tags: ReadonlyMap<string, NamedTag>, names: readonly string[]): NamedTag[] {
  const found = names.flatMap((name) => tags.get(slugify(cleanLine(name))) ?? []);
  return [...new Map(found.map((tag) => [tag.id, tag])).values()];
}

/** As `ensureTags`, for the names of many articles: `pickTags` chooses those of one. */
export async function ensureTagsBySlug(
  db: Db,
  { names, now, newId }: { names: readonly string[]; now: number; newId: NewId },
): Promise<Map<string, NamedTag>> {
  const nameOf = new Map<string, string>();
  for (const raw of names) {
    const name = cleanLine(raw);
    const slug = slugify(name);
    if (slug !== '' && !nameOf.has(slug)) nameOf.set(slug, name);
  }
  const slugs = [...nameOf.keys()];
  if (slugs.length === 0) return new Map();

  let tags = await lockNamedTags(db, slugs);
  if (tags.size < slugs.length) {
    await waitForSynonyms(db);
    tags = await lockNamedTags(db, slugs);
  }
  // Sorted, so that two writers that create the same tags do not deadlock.
  const missing = slugs.filter((slug) => !tags.has(slug)).sort();
  if (missing.length > 0) {
    await db
      .insertInto('tag')
      .values(
        missing.map((slug) => {
          const name = nameOf.get(slug) ?? slug;
          return { id: newId(), slug, name, sort_key: sortKey(name), created_at: now, article_count: 0 };
        }),
      )
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute();
    tags = await lockNamedTags(db, slugs);
  }
  return tags;
}

/**
 * Locks the tags until the transaction ends, so that none is merged or deleted before the article has it. Reads again when
 * a tag was merged or deleted in the meantime.
 */
async function lockNamedTags(db: Db, slugs: readonly string[]): Promise<Map<string, NamedTag>> {
  for (;;) {
    const tags = await listNamedTags(db, slugs);
    const ids = new Set([...tags.values()].map((tag) => tag.id));
    if (engineOf(db) === 'sqlite' || ids.size === 0) return tags;
    const rows = await db
      .selectFrom('tag')
      .select(['id', 'slug', 'name'])
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forKeyShare()
      .execute();
    const locked = new Map(rows.map((tag) => [tag.id, tag]));
    if (locked.size === ids.size)
      return new Map([...tags].map(([slug, tag]) => [slug, locked.get(tag.id) ?? tag]));
  }
}

/** `lockTagNames` waits for this lock, so no new tag gets a name that becomes a synonym at the same time. */
async function waitForSynonyms(db: Db): Promise<void> {
  if (engineOf(db) === 'postgres') await sql`lock table tag in row exclusive mode`.execute(db);
}
