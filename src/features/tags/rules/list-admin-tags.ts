import { sql } from 'kysely';
import { slugify } from '#az/characters/slug.ts';
import { listFilterWords } from '#az/filter-words.ts';
import { containsWord } from '#platform/db/contains-text.ts';
import type { Db } from '#platform/db/schema.ts';

/** A tag as the back-office lists it. */
export interface AdminTag {
  id: string;
  slug: string;
  name: string;
  /** Published articles. */
  articleCount: number;
}

/**
 * A page of the tags in the order of the Azerbaijani alphabet, or the most used first. `query` has words of the name or of
 * synonyms, in any spelling and with any ending. `page` begins at 1.
 */
export async function listAdminTags(
  db: Db,
  input: { query?: string; sort?: 'name' | 'used'; page?: number; limit?: number } = {},
): Promise<{ tags: AdminTag[]; total: number; page: number; pages: number }> {
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
