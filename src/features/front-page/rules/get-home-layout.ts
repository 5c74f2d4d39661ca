import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { type HomeLayout, parseStoredLayout } from './home-layout.ts';

/**
 * A layout of the history or a scheduled one. `dueAt` is epoch milliseconds; null when it was not scheduled.
 * @throws NotFound.
 */
export async function getHomeLayout(
  db: Db,
  { id }: { id: string },
): Promise<{ layout: HomeLayout; dueAt: number | null }> {
  const row = await db
    .selectFrom('home_layout')
    .select(['pins', 'scheduled_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new NotFound(`No layout ${id}`);
  return { layout: parseStoredLayout(row.pins), dueAt: row.scheduled_at };
}
