import type { Db } from '#db/schema.ts';
import { type HomeLayout, parseStoredLayout, removeExpiredPins } from './home-layout.ts';
import { readPublishedLayout } from './read-published-layout.ts';

/** The front-page layout as the editing screen needs it. */
export interface HomeEditing {
  /** Every change sends this version back, so that a conflict is found. */
  version: number;
  /** The draft, or the published layout when there is no draft. Without expired pins. */
  layout: HomeLayout;
  isDraft: boolean;
  /** The last change, epoch milliseconds. `by` is null when a scheduled layout was published. */
  lastChange: { by: string | null; at: number } | null;
}

/** Reads the draft or the published layout at `now` (epoch milliseconds). */
export async function getHomeEditing(db: Db, { now }: { now: number }): Promise<HomeEditing> {
  const [editing, published] = await Promise.all([
    db.selectFrom('home_draft').selectAll().where('id', '=', 1).executeTakeFirst(),
    readPublishedLayout(db),
  ]);
  const draft = editing?.draft ? parseStoredLayout(editing.draft) : null;
  return {
    version: editing?.version ?? 0,
    layout: removeExpiredPins(draft ?? published, now),
    isDraft: draft !== null,
    lastChange: editing ? { by: editing.staff_name, at: editing.updated_at } : null,
  };
}
