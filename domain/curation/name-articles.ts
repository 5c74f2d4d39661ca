import type { Db } from '#db/schema.ts';
import { type HomeBoard, listPins } from './home-layout.ts';

/** The board with the titles of its articles as they are now; one that is gone keeps the title it had. */
export async function nameStories(db: Db, board: HomeBoard): Promise<HomeBoard> {
  const pins = listPins(board);
  if (pins.length === 0) return board;
  const ids = pins.map(({ articleId }) => articleId);
  const rows = await db.selectFrom('article').select(['id', 'title']).where('id', 'in', ids).execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return Object.fromEntries(
    pins.map(({ slot, ...pin }) => [slot, { ...pin, title: titles.get(pin.articleId) ?? pin.title }]),
  );
}
