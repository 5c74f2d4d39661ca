import type { Db } from '#db/schema.ts';
import type { HomeLayout } from './home-layout.ts';
import { parseHomeSlot } from './home-slot.ts';

/** The pins of the front page as they stand now, expired ones included until the clock takes them away. */
export async function readPublishedLayout(db: Db): Promise<HomeLayout> {
  const rows = await db.selectFrom('home_pin').select(['slot', 'article_id', 'until', 'twice']).execute();
  return Object.fromEntries(
    rows.flatMap(({ slot, article_id, until, twice }) => {
      const known = parseHomeSlot(slot);
      return known ? [[known, { articleId: article_id, until, ...(twice === 1 && { twice: true }) }]] : [];
    }),
  );
}
