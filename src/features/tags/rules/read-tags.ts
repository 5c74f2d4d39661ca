import { sql } from 'kysely';
import { slugify } from '#az/characters/slug.ts';
import { listFilterWords } from '#az/filter-words.ts';
import { containsWord } from '#platform/db/query-conditions.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';

/** A tag that a name leads to. */
export interface NamedTag {
  id: string;
  slug: string;
  name: string;
}

interface Tag extends NamedTag {
  /** Published articles. */
  articleCount: number;
}

/** A query of all tags. The caller adds conditions and the order. */
function selectTags(db: Db) {
  return db.selectFrom('tag').select(['id', 'slug', 'name', 'article_count as articleCount']);
}

export async function findTagBySlug(db: Db, { slug }: { slug: string }): Promise<Tag | null> {
  return (await selectTags(db).where('slug', '=', slug).executeTakeFirst()) ?? null;
}

/** @throws NotFound */
export async function getTag(db: Db, { id }: { id: string }): Promise<Tag> {
  const row = await selectTags(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`No tag has the id ${id}`);
  return row;
}

/** A tag with fewer published articles repeats what the pages of the articles show. Search engines do not list it. */
export const MIN_LISTED_TAG_ARTICLES = 3;

/** Whether search engines may list the page of a tag with this many published articles. */
export function isListedTag(articleCount: number): boolean {
  return articleCount >= MIN_LISTED_TAG_ARTICLES;
}

/**
 * A page of the tags in the order of the Azerbaijani alphabet, or the most used first. `query` has words of the name or of
 * synonyms, in any spelling and with any ending. `page` begins at 1.
 */
export async function listAdminTags(
  db: Db,
  input: { query?: string; sort?: 'name' | 'used'; page?: number; limit?: number } = {},
): Promise<{ tags: Tag[]; total: number; page: number; pages: number }> {
  const { query = '', sort = 'name', limit = 100 } = input;
  let tags = db.selectFrom('tag');
  for (const { part, beginning } of listFilterWords(query)) {
    const word = { part: slugify(part), beginning };
    tags = tags.where((eb) =>
      eb.or([
        containsWord('slug', word),
        eb('id', 'in', eb.selectFrom('tag_synonym').select('tag_id').where(containsWord('folded', word))),
      ]),
    );
  }
  const { total } = await tags.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(Number(total) / limit));
  const requestedPage = Number.isSafeInteger(input.page) ? Number(input.page) : 1;
  const page = Math.min(Math.max(1, requestedPage), pages);
  const rows = await tags
    .select(['id', 'slug', 'name', 'article_count as articleCount'])
    .$if(sort === 'used', (found) => found.orderBy('article_count', 'desc'))
    .$if(sort === 'name', (found) => found.orderBy('sort_key'))
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { tags: rows, total: Number(total), page, pages };
}

/**
 * The tags that these slugs lead to, by the given slug. A slug is that of the tag itself, of one of its synonyms, or the old one
 * of a renamed tag.
 */
export async function listNamedTags(db: Db, slugs: readonly string[]): Promise<Map<string, NamedTag>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('tag')
    .select(['slug as asked', 'id', 'slug', 'name'])
    .where('slug', 'in', slugs)
    .unionAll(
      db
        .selectFrom('tag_synonym')
        .innerJoin('tag', 'tag.id', 'tag_synonym.tag_id')
        .select(['tag_synonym.folded as asked', 'tag.id', 'tag.slug', 'tag.name'])
        .where('tag_synonym.folded', 'in', slugs),
    )
    .unionAll(
      db
        .selectFrom('tag_redirect')
        .innerJoin('tag', 'tag.id', 'tag_redirect.tag_id')
        .select(['tag_redirect.slug as asked', 'tag.id', 'tag.slug', 'tag.name'])
        .where('tag_redirect.slug', 'in', slugs),
    )
    .execute();
  const tags = new Map<string, NamedTag>();
  for (const { asked, ...tag } of rows) if (tag.slug === asked || !tags.has(asked)) tags.set(asked, tag);
  return tags;
}

/** The tag that a slug leads to: its own, that of a synonym, or the old one of a renamed tag. */
export async function findNamedTag(db: Db, { slug }: { slug: string }): Promise<NamedTag | null> {
  return (await listNamedTags(db, [slug])).get(slug) ?? null;
}
