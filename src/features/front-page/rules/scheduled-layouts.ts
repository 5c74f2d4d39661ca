import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { incrementLayoutVersion, type LayoutChange, startLayoutChange } from './home-draft.ts';
import { describeLayout, type HomeLayout, parseStoredLayout, requireValidLayout } from './home-layout.ts';
import { addPinTitles } from './pinned-articles.ts';
import { applyHomeLayout } from './publish-home-layout.ts';

/**
 * Schedules a front-page layout for `dueAt` (epoch milliseconds) and deletes the draft. Pins must expire after `dueAt`.
 * For editors.
 * @throws Forbidden, InvalidInput 'scheduledAt.past' 'layout.twice' 'layout.untilPast', Conflict 'layout.conflict'.
 */
export async function scheduleHomeLayout(
  db: Db,
  { layout, dueAt, ...change }: LayoutChange & { layout: HomeLayout; dueAt: number },
): Promise<{ id: string }> {
  requireRole(change.actor, 'editor');
  const { actor, now, newId } = change;
  if (dueAt <= now) throw new InvalidInput([{ field: 'dueAt', code: 'scheduledAt.past' }]);
  requireValidLayout(layout, { now: dueAt });
  return inTransaction(db, async (tx) => {
    await startLayoutChange(tx, { ...change, draft: null });
    const layoutWithTitles = await addPinTitles(tx, layout);
    const id = newId();
    await tx
      .insertInto('home_layout')
      .values({
        id,
        status: 'scheduled',
        kind: 'plan',
        pins: JSON.stringify(layoutWithTitles),
        number: null,
        scheduled_at: dueAt,
        published_at: null,
        cancelled_at: null,
        cancelled_by: null,
        created_at: now,
        staff_id: actor.id,
        staff_name: actor.name,
      })
      .execute();
    const after = { scheduledAt: dueAt, layout: describeLayout(layoutWithTitles) };
    await recordAudit(tx, { actor, now, newId }, 'layout.schedule', id, { after });
    return { id };
  });
}

/**
 * Cancels a scheduled layout. It stays in the history. For editors.
 * @throws Forbidden, Conflict 'layout.notPlanned' when it is already published or cancelled, or does not exist.
 */
export async function cancelScheduledLayout(db: Db, { id, ...change }: SubjectChange): Promise<void> {
  const { actor, now } = change;
  requireRole(actor, 'editor');
  await inTransaction(db, async (tx) => {
    const before = await tx
      .updateTable('home_layout')
      .set({ status: 'cancelled', cancelled_at: now, cancelled_by: actor.name })
      .where('id', '=', id)
      .where('status', '=', 'scheduled')
      .returning('scheduled_at as scheduledAt')
      .executeTakeFirstOrThrow(() => new Conflict('layout.notPlanned', 'The layout is not planned'));
    await recordAudit(tx, change, 'layout.cancel', id, { before });
  });
}

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
