import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { addPinTitles } from './add-pin-titles.ts';
import { describeLayout } from './describe-layout.ts';
import type { HomeLayout } from './home-layout.ts';
import { requireValidLayout } from './require-valid-layout.ts';
import { type LayoutChange, startLayoutChange } from './start-layout-change.ts';

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
        ...{ id, status: 'scheduled', kind: 'plan', pins: JSON.stringify(layoutWithTitles), number: null },
        ...{
          scheduled_at: dueAt,
          published_at: null,
          cancelled_at: null,
          cancelled_by: null,
          created_at: now,
        },
        ...{ staff_id: actor.id, staff_name: actor.name },
      })
      .execute();
    await recordAudit(tx, {
      ...{ actor, action: 'layout.schedule', subjectType: 'layout', subjectId: id, now, newId },
      before: null,
      after: { scheduledAt: dueAt, layout: describeLayout(layoutWithTitles) },
    });
    return { id };
  });
}
