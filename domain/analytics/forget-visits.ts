import type { Db } from '#db/schema.ts';
import { READER_WINDOW_MS } from './opening.ts';

/** Forgets visits that no longer decide anything. */
export async function forgetVisits(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('reader_visit')
    .where('seen_at', '<=', now - READER_WINDOW_MS)
    .execute();
}
