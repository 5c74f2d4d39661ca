import type { Db } from '#db/schema.ts';
import { NotFound } from '#domain/errors.ts';
import { type HomeBoard, parseStoredBoard } from './home-layout.ts';

/**
 * A board of the history, or a planned one, with the moment (epoch milliseconds) it is for.
 * @throws NotFound
 */
export async function getHomeBoard(
  db: Db,
  { id }: { id: string },
): Promise<{ board: HomeBoard; dueAt: number | null }> {
  const row = await db
    .selectFrom('home_board')
    .select(['pins', 'due_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFound(`No board ${id}`);
  return { board: parseStoredBoard(row.pins), dueAt: row.due_at };
}
