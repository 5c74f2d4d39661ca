import type { Db } from '#platform/db/schema.ts';
import type { HomeLayout } from './home-layout.ts';
import { parseHomeSlot } from './home-slot.ts';

/** The published layout. It includes expired pins until the job deletes them. */
export async function readPublishedLayout(db: Db): Promise<HomeLayout> {
  const rows = await db
    .selectFrom('home_pin')
    .select(['slot', 'article_id', 'expires_at', 'allow_duplicate'])
    .execute();
  return Object.fromEntries(
    rows.flatMap((row) => {
      const slot = parseHomeSlot(row.slot);
      const twice = row.allow_duplicate === 1 && { twice: true };
      return slot ? [[slot, { articleId: row.article_id, until: row.expires_at, ...twice }]] : [];
    }),
  );
}
