import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';

/** The published articles that search engines may show: without those that an editor hides or that are copies. */
export function selectIndexedArticles(db: Db) {
  return db
    .selectFrom('article')
    .where('status', '=', sql.lit('published'))
    .where('id', 'not in', (eb) =>
      eb.selectFrom('article as hidden').select('hidden.id').where('hidden.noindex', '=', sql.lit(1)),
    )
    .where('id', 'not in', (eb) =>
      eb.selectFrom('article as copy').select('copy.id').where('copy.canonical_url', '<>', sql.lit('')),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc');
}
