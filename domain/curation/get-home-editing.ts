import type { Db } from '#db/schema.ts';
import { dropExpired, type HomeBoard, parseStoredBoard } from './home-layout.ts';
import { readLiveBoard } from './read-published-layout.ts';

/** The board as editors work on it. */
export interface HomeDesk {
  /** What every change wants to hear again. */
  version: number;
  /** The draft, or what stands on the page when there is none. Without expired pins. */
  board: HomeBoard;
  isDraft: boolean;
  /** Who changed the desk last, and when (epoch milliseconds); null as name: the clock. */
  lastChange: { by: string | null; at: number } | null;
}

/** The newsroom's board at `now`. */
export async function getHomeDesk(db: Db, { now }: { now: number }): Promise<HomeDesk> {
  const [desk, live] = await Promise.all([
    db.selectFrom('home_desk').selectAll().where('id', '=', 1).executeTakeFirst(),
    readLiveBoard(db),
  ]);
  const draft = desk?.draft ? parseStoredBoard(desk.draft) : null;
  return {
    version: desk?.version ?? 0,
    board: dropExpired(draft ?? live, now),
    isDraft: draft !== null,
    lastChange: desk ? { by: desk.staff_name, at: desk.changed_at } : null,
  };
}
