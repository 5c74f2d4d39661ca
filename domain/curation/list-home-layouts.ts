import type { Db } from '#db/schema.ts';
import type { HomeBoardKind } from '#db/tables/front-page.ts';
import { type HomeBoard, parseStoredBoard } from './home-layout.ts';
import { boardChanges } from './layout-rows.ts';

/** A line of the history: a board that was published, or a plan that was taken back. Moments are epoch milliseconds. */
export interface PastBoard {
  id: string;
  /** Null: it was never published. */
  number: number | null;
  kind: HomeBoardKind | 'cancel';
  /** When it was published or taken back. */
  at: number;
  /** For when it was planned. */
  dueAt: number | null;
  by: string | null;
  /** What was different from the board before it, in words. */
  changes: string[];
}

export interface PlannedBoard {
  id: string;
  dueAt: number;
  by: string | null;
  /** What would change on the board in force now, in words. */
  changes: string[];
}

/** What became of the boards, newest first. */
export async function listPastBoards(db: Db, { limit = 20 }: { limit?: number } = {}): Promise<PastBoard[]> {
  const past = db
    .selectFrom('home_board')
    .select(['id', 'number', 'kind', 'pins', 'published_at', 'cancelled_at', 'due_at', 'staff_name'])
    .select('cancelled_by');
  const [published, cancelled] = await Promise.all([
    // One more, for what the oldest one shown has changed.
    past
      .where('number', 'is not', null)
      .orderBy('number', 'desc')
      .limit(limit + 1)
      .execute(),
    past.where('status', '=', 'cancelled').orderBy('cancelled_at', 'desc').limit(limit).execute(),
  ]);
  const boards = published.map((row) => ({ at: row.published_at ?? 0, board: parseStoredBoard(row.pins) }));
  const lines = [
    ...published.slice(0, limit).map((row, index) => ({
      ...{ id: row.id, number: row.number, kind: row.kind, at: row.published_at ?? 0, dueAt: row.due_at },
      by: row.staff_name,
      changes: boardChanges(boards[index + 1]?.board ?? {}, boards[index]?.board ?? {}),
    })),
    ...cancelled.map((row) => {
      const at = row.cancelled_at ?? 0;
      const inForce = boards.find((one) => one.at <= at)?.board ?? {};
      return {
        ...{ id: row.id, number: null, kind: 'cancel' as const, at, dueAt: row.due_at, by: row.cancelled_by },
        changes: boardChanges(inForce, parseStoredBoard(row.pins)),
      };
    }),
  ];
  return lines.sort((a, b) => b.at - a.at || (b.number ?? 0) - (a.number ?? 0)).slice(0, limit);
}

/** The boards that the clock will publish, the next one first. `live`: the board in force, with titles. */
export async function listPlannedBoards(db: Db, { live }: { live: HomeBoard }): Promise<PlannedBoard[]> {
  const rows = await db
    .selectFrom('home_board')
    .select(['id', 'pins', 'due_at', 'staff_name'])
    .where('status', '=', 'planned')
    .orderBy('due_at')
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, dueAt: row.due_at ?? 0, by: row.staff_name },
    changes: boardChanges(live, parseStoredBoard(row.pins)),
  }));
}
