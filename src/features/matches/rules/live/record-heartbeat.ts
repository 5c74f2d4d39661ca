import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';

/** Each write renders the pages of the match anew, so there is one a minute. It must be well below `SILENT_AFTER_MS`. */
const EVERY_MS = MINUTE;

/** Notes that a match is being followed: its provider has answered, or its console is open. `now` is epoch ms. */
export async function recordHeartbeat(
  db: Db,
  { fixtureId, now }: { fixtureId: string; now: number },
): Promise<void> {
  await db
    .insertInto('match_heartbeat')
    .values({ fixture_id: fixtureId, heard_at: now })
    .onConflict((conflict) =>
      conflict
        .column('fixture_id')
        .doUpdateSet({ heard_at: now })
        .where('match_heartbeat.heard_at', '<=', now - EVERY_MS),
    )
    .execute();
}
