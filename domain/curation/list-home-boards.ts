import type { Db } from '#db/schema.ts';
import type { HomeBoardKind } from '#db/tables/curation.ts';
import { boardChanges } from './board-lines.ts';
import { type HomeBoard, parseStoredBoard } from './home-board.ts';

/** A line of the history. Moments are epoch milliseconds. */
export interface PublishedBoard {
  id: string;
  number: number;
  kind: HomeBoardKind;
  publishedAt: number;
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

/** The boards that were published, newest first. */
export async function listPublishedBoards(
  db: Db,
  { limit = 20 }: { limit?: number } = {},
): Promise<PublishedBoard[]> {
  const rows = await db
    .selectFrom('home_board')
    .select(['id', 'number', 'kind', 'pins', 'published_at', 'staff_name'])
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    // One more, for what the oldest one shown has changed.
    .limit(limit + 1)
    .execute();
  const boards = rows.map((row) => parseStoredBoard(row.pins));
  return rows.slice(0, limit).map((row, at) => ({
    ...{ id: row.id, number: row.number ?? 0, kind: row.kind, publishedAt: row.published_at ?? 0 },
    by: row.staff_name,
    changes: boardChanges(boards[at + 1] ?? {}, boards[at] ?? {}),
  }));
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
