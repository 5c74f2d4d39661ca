import { WEEK } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';

const KEPT_MS = WEEK;

/** Deletes what providers sent more than seven days ago, and their matches of that time that nobody linked. */
export async function deleteOldSnapshots(db: Db, { now }: { now: number }): Promise<void> {
  await db
    .deleteFrom('provider_snapshot')
    .where('fetched_at', '<', now - KEPT_MS)
    .execute();
  await db
    .deleteFrom('provider_fixture')
    .where('fixture_id', 'is', null)
    .where('kick_off', '<', now - KEPT_MS)
    .execute();
}
