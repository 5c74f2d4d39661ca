import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { applyHomeLayout } from './apply-home-layout.ts';
import { parseStoredLayout } from './home-layout.ts';
import { incrementLayoutVersion } from './start-layout-change.ts';

/**
 * Publishes the scheduled layouts that are due, the earliest first. Called by a job; several processes may call it at
 * once, and each layout is published once. Returns how many this call published.
 */
export async function publishDueLayouts(
  db: Db,
  { now, newId }: { now: number; newId: NewId },
): Promise<number> {
  const due = await db
    .selectFrom('home_layout')
    .select('id')
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '<=', now)
    .orderBy('scheduled_at')
    .execute();
  let published = 0;
  for (const { id } of due) if (await publishOne(db, { id, now, newId })) published += 1;
  return published;
}

async function publishOne(
  db: Db,
  { id, now, newId }: { id: string; now: number; newId: NewId },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Locks the row. Another process may have published the layout, or an editor may have cancelled it.
    const scheduled = await tx
      .updateTable('home_layout')
      .set({ status: 'scheduled' })
      .where('id', '=', id)
      .where('status', '=', 'scheduled')
      .returning('pins')
      .executeTakeFirst();
    if (!scheduled) return false;
    await incrementLayoutVersion(tx, { staffName: null, now });
    const layout = parseStoredLayout(scheduled.pins);
    const number = await applyHomeLayout(tx, { layout, actor: null, kind: 'plan', now, newId });
    await tx
      .updateTable('home_layout')
      .set({ status: 'published', number, published_at: now })
      .where('id', '=', id)
      .execute();
    return true;
  });
}
