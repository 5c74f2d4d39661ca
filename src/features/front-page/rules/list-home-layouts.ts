import type { Db } from '#platform/db/schema.ts';
import type { HomeLayoutKind } from '../tables.ts';
import { describeLayoutChanges, type HomeLayout, parseStoredLayout } from './home-layout.ts';

/** A line of the history: a published layout or a cancelled one. Times are epoch milliseconds. */
export interface PastLayout {
  id: string;
  /** Null when it was never published. */
  number: number | null;
  kind: HomeLayoutKind | 'cancel';
  /** When it was published or cancelled. */
  at: number;
  /** When it was due; null when it was not scheduled. */
  dueAt: number | null;
  by: string | null;
  /** The changes from the layout before, one line each. */
  changes: string[];
}

export interface ScheduledLayout {
  id: string;
  dueAt: number;
  by: string | null;
  /** The changes to the published layout, one line each. */
  changes: string[];
}

/** The published and cancelled layouts, newest first. */
export async function listPastLayouts(
  db: Db,
  { limit = 20 }: { limit?: number } = {},
): Promise<PastLayout[]> {
  const past = db
    .selectFrom('home_layout')
    .select(['id', 'number', 'kind', 'pins', 'published_at', 'cancelled_at', 'scheduled_at', 'staff_name'])
    .select('cancelled_by');
  const [published, cancelled] = await Promise.all([
    // One more, to describe the changes of the oldest one.
    past
      .where('number', 'is not', null)
      .orderBy('number', 'desc')
      .limit(limit + 1)
      .execute(),
    past.where('status', '=', 'cancelled').orderBy('cancelled_at', 'desc').limit(limit).execute(),
  ]);
  const layouts = published.map((row) => ({
    at: row.published_at ?? 0,
    layout: parseStoredLayout(row.pins),
  }));
  const lines = [
    ...published.slice(0, limit).map((row, index) => ({
      id: row.id,
      number: row.number,
      kind: row.kind,
      at: row.published_at ?? 0,
      dueAt: row.scheduled_at,
      by: row.staff_name,
      changes: describeLayoutChanges(layouts[index + 1]?.layout ?? {}, layouts[index]?.layout ?? {}),
    })),
    ...cancelled.map((row) => {
      const at = row.cancelled_at ?? 0;
      const publishedThen = layouts.find((layout) => layout.at <= at)?.layout ?? {};
      return {
        id: row.id,
        number: null,
        kind: 'cancel' as const,
        at,
        dueAt: row.scheduled_at,
        by: row.cancelled_by,
        changes: describeLayoutChanges(publishedThen, parseStoredLayout(row.pins)),
      };
    }),
  ];
  return lines.sort((a, b) => b.at - a.at || (b.number ?? 0) - (a.number ?? 0)).slice(0, limit);
}

/** The scheduled layouts, the next one first. `live` is the published layout with titles. */
export async function listScheduledLayouts(
  db: Db,
  { live }: { live: HomeLayout },
): Promise<ScheduledLayout[]> {
  const rows = await db
    .selectFrom('home_layout')
    .select(['id', 'pins', 'scheduled_at', 'staff_name'])
    .where('status', '=', 'scheduled')
    .orderBy('scheduled_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    dueAt: row.scheduled_at ?? 0,
    by: row.staff_name,
    changes: describeLayoutChanges(live, parseStoredLayout(row.pins)),
  }));
}
