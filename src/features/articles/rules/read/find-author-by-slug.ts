import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';

/** A byline with published articles. */
export interface Author {
  slug: string;
  /** The spelling of the newest article. */
  name: string;
}

export async function findAuthorBySlug(db: Db, { slug }: { slug: string }): Promise<Author | null> {
  const row = await db
    .selectFrom('article')
    .select('author')
    .where('author_slug', '=', slug)
    .where('status', '=', sql.lit('published'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { slug, name: row.author } : null;
}
