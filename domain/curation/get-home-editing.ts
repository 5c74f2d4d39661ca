import type { Db } from '#db/schema.ts';
import { dropExpired, type HomeLayout, parseStoredLayout } from './home-layout.ts';
import { readPublishedLayout } from './read-published-layout.ts';

/** The layout as editors work on it. */
export interface HomeEditing {
  /** What every change wants to hear again. */
  version: number;
  /** The draft, or what stands on the page when there is none. Without expired pins. */
  layout: HomeLayout;
  isDraft: boolean;
  /** Who changed the editing last, and when (epoch milliseconds); null as name: the clock. */
  lastChange: { by: string | null; at: number } | null;
}

/** The newsroom's layout at `now`. */
export async function getHomeEditing(db: Db, { now }: { now: number }): Promise<HomeEditing> {
  const [editing, live] = await Promise.all([
    db.selectFrom('home_draft').selectAll().where('id', '=', 1).executeTakeFirst(),
    readPublishedLayout(db),
  ]);
  const draft = editing?.draft ? parseStoredLayout(editing.draft) : null;
  return {
    version: editing?.version ?? 0,
    layout: dropExpired(draft ?? live, now),
    isDraft: draft !== null,
    lastChange: editing ? { by: editing.staff_name, at: editing.updated_at } : null,
  };
}
