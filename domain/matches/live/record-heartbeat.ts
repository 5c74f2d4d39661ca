import type { Db } from '#db/schema.ts';

/** Notes that a match is being followed: its provider has answered, or its console is open. `now` is epoch ms. */
export async function recordHeartbeat(
  db: Db,
  { fixtureId, now }: { fixtureId: string; now: number },
): Promise<void> {
  await db
    .insertInto('match_heartbeat')
    .values({ fixture_id: fixtureId, heard_at: now })
    .onConflict((conflict) => conflict.column('fixture_id').doUpdateSet({ heard_at: now }))
    .execute();
}
