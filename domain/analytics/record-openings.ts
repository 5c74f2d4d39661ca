import { sql } from 'kysely';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';

/** The same reader counts again after this long without opening the article. */
export const READER_WINDOW_MS = 30 * 60_000;
const HOUR_MS = 3_600_000;

/** One opening of an article page, or one click on it on the home page (spec §2.1). */
export interface Opening {
  slug: string;
  /** A hash of who opened it; null when it must not count as a reader. */
  reader: string | null;
}

/**
 * Adds openings to `views` and, once per reader in 30 minutes, to `readers`; all in one transaction, so that
 * an answer given afterwards is never lost. Returns the views of every slug that exists and is published.
 */
export function recordOpenings(
  db: Db,
  { openings, now }: { openings: readonly Opening[]; now: number },
): Promise<Map<string, number>> {
  return inTransaction(db, async (tx) => {
    const articles = await findPublished(tx, [...new Set(openings.map((opening) => opening.slug))]);
    const totals = new Map<string, number>();
    // In the order of ids: two batches that touch the same articles never wait for each other in a circle.
    for (const { id, slug } of articles) {
      const own = openings.filter((opening) => opening.slug === slug);
      const readers = await countNewReaders(tx, id, own, now);
      totals.set(slug, await add(tx, { id, views: own.length, readers, now }));
    }
    return totals;
  });
}

function findPublished(db: Db, slugs: string[]): Promise<{ id: string; slug: string }[]> {
  return db
    .selectFrom('article')
    .select(['id', 'slug'])
    .where('slug', 'in', slugs)
    .where('status', 'in', ['published', 'archived'])
    .orderBy('id')
    .execute();
}

async function countNewReaders(db: Db, id: string, openings: Opening[], now: number): Promise<number> {
  const readers = [...new Set(openings.flatMap((opening) => opening.reader ?? []))].sort();
  if (readers.length === 0) return 0;
  const seen = await db
    .selectFrom('reader_visit')
    .select('reader')
    .where('article_id', '=', id)
    .where('reader', 'in', readers)
    .where('seen_at', '>', now - READER_WINDOW_MS)
    .execute();
  await db
    .insertInto('reader_visit')
    .values(readers.map((reader) => ({ article_id: id, reader, seen_at: now })))
    .onConflict((oc) => oc.columns(['article_id', 'reader']).doUpdateSet({ seen_at: now }))
    .execute();
  return readers.length - seen.length;
}

interface Addition {
  id: string;
  views: number;
  readers: number;
  now: number;
}

async function add(db: Db, { id, views, readers, now }: Addition): Promise<number> {
  const more = (column: 'views' | 'readers', table: 'article_stats' | 'article_hour') =>
    sql<number>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`;
  await db
    .insertInto('article_hour')
    .values({ article_id: id, hour: Math.floor(now / HOUR_MS) * HOUR_MS, views, readers })
    .onConflict((oc) =>
      oc
        .columns(['hour', 'article_id'])
        .doUpdateSet({ views: more('views', 'article_hour'), readers: more('readers', 'article_hour') }),
    )
    .execute();
  const row = await db
    .insertInto('article_stats')
    .values({ article_id: id, views, readers })
    .onConflict((oc) =>
      oc
        .column('article_id')
        .doUpdateSet({ views: more('views', 'article_stats'), readers: more('readers', 'article_stats') }),
    )
    .returning('views')
    .executeTakeFirstOrThrow();
  return row.views;
}
