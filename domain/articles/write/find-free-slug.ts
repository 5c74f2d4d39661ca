import type { Db } from '#db/schema.ts';

/** The number of suffixes in the first query. Each further query has four times as many. */
const FIRST_ROUND = 12;

/**
 * The first of `base`, `base-1`, `base-2` … that no article has or had (spec §5 step 5). Another writer may take it
 * in the meantime: insert with `on conflict do nothing`, and ask again when nothing was inserted.
 */
export async function findFreeSlug(db: Db, base: string): Promise<string> {
  for (let first = 0, count = FIRST_ROUND; ; first += count, count *= 4) {
    const wanted = Array.from({ length: count }, (_, at) =>
      first + at === 0 ? base : `${base}-${first + at}`,
    );
    const taken = await db
      .selectFrom('article')
      .select('slug')
      .where('slug', 'in', wanted)
      .unionAll((eb) => eb.selectFrom('article_redirect').select('slug').where('slug', 'in', wanted))
      .execute();
    const known = new Set(taken.map((row) => row.slug));
    const free = wanted.find((slug) => !known.has(slug));
    if (free) return free;
  }
}
