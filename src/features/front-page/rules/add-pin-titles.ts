import type { Db } from '#platform/db/schema.ts';
import { type HomeLayout, listPins } from './home-layout.ts';

/** Adds the current titles of the articles to the pins. The pin of a deleted article keeps its stored title. */
export async function addPinTitles(db: Db, layout: HomeLayout): Promise<HomeLayout> {
  const pins = listPins(layout);
  if (pins.length === 0) return layout;
  const ids = pins.map(({ articleId }) => articleId);
  const rows = await db.selectFrom('article').select(['id', 'title']).where('id', 'in', ids).execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return Object.fromEntries(
    pins.map(({ slot, ...pin }) => [slot, { ...pin, title: titles.get(pin.articleId) ?? pin.title }]),
  );
}
