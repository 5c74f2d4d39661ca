import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import type { NewId } from '#domain/new-id.ts';
import { parseStoredLayout } from './home-layout.ts';
import { putOnFrontPage } from './put-on-front-page.ts';
import { nextVersion } from './start-layout-change.ts';

/**
 * Puts every planned layout on the front page whose moment has come, the earliest first. For the program's clock; any
 * number of processes may call it at once: each layout is published by one of them, once. Returns how many this one did.
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
    // Holds the row until the end: another process, or an editor who cancels, may have been quicker.
    const plan = await tx
      .updateTable('home_layout')
      .set({ status: 'scheduled' })
      .where('id', '=', id)
      .where('status', '=', 'scheduled')
      .returning('pins')
      .executeTakeFirst();
    if (!plan) return false;
    await nextVersion(tx, { staffName: null, now });
    const layout = parseStoredLayout(plan.pins);
    const number = await putOnFrontPage(tx, { layout, actor: null, kind: 'plan', now, newId });
    const done = { status: 'published', number, published_at: now } as const;
    await tx.updateTable('home_layout').set(done).where('id', '=', id).execute();
    return true;
  });
}
