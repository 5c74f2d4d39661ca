import type { Db } from '#platform/db/schema.ts';
import { type HomeLayout, parseStoredLayout, removeExpiredPins } from './home-layout.ts';
import { readPublishedLayout } from './read-published-layout.ts';

/** The front-page layout as the editing screen needs it. */
export interface HomeDraft {
  /** Every change sends this version back, so that a conflict is found. */
  version: number;
  /** The draft, or the published layout when there is no draft. Without expired pins. */
  layout: HomeLayout;
  isDraft: boolean;
  /** The last change, epoch milliseconds. `by` is null when a scheduled layout was published. */
  lastChange: { by: string | null; at: number } | null;
}

/** Reads the draft or the published layout at `now` (epoch milliseconds). */
export async function getHomeDraft(db: Db, { now }: { now: number }): Promise<HomeDraft> {
  const [row, published] = await Promise.all([
    db.selectFrom('home_draft').selectAll().where('id', '=', 1).executeTakeFirst(),
    readPublishedLayout(db),
  ]);
  const draft = row?.draft ? parseStoredLayout(row.draft) : null;
  return {
    version: row?.version ?? 0,
    layout: removeExpiredPins(draft ?? published, now),
    isDraft: draft !== null,
    lastChange: row ? { by: row.staff_name, at: row.updated_at } : null,
  };
}
