import type { Db } from '#db/schema.ts';

const BATCH_SIZE = 1000;

/** All old addresses that lead to a page, by path. Addresses of deleted pages are not among them. */
export async function* listRedirects(db: Db): AsyncGenerator<{ path: string; target: string }> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('old_address')
      .select(['path', 'target'])
      .where('path', '>', after)
      .orderBy('path')
      .limit(BATCH_SIZE)
      .execute();
    for (const { path, target } of rows) if (target !== null) yield { path, target };
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.path;
  }
}
