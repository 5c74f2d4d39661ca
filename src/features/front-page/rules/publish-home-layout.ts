import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { addPinTitles } from './add-pin-titles.ts';
import { applyHomeLayout } from './apply-home-layout.ts';
import type { HomeLayout } from './home-layout.ts';
import { requireValidLayout } from './require-valid-layout.ts';
import { type LayoutChange, startLayoutChange } from './start-layout-change.ts';

/**
 * Publishes a front-page layout now and deletes the draft. For editors.
 * @throws Forbidden, InvalidInput 'layout.twice' 'layout.untilPast', Conflict 'layout.conflict'.
 */
export async function publishHomeLayout(
  db: Db,
  { layout, kind = 'publish', ...change }: LayoutChange & { layout: HomeLayout; kind?: 'publish' | 'revert' },
): Promise<void> {
  requireRole(change.actor, 'editor');
  requireValidLayout(layout, change);
  const { actor, now, newId } = change;
  await inTransaction(db, async (tx) => {
    await startLayoutChange(tx, { ...change, draft: null });
    const layoutWithTitles = await addPinTitles(tx, layout);
    const number = await applyHomeLayout(tx, { layout: layoutWithTitles, actor, kind, now, newId });
    await tx
      .insertInto('home_layout')
      .values({
        ...{ id: newId(), status: 'published', kind, pins: JSON.stringify(layoutWithTitles), number },
        ...{ scheduled_at: null, published_at: now, cancelled_at: null, cancelled_by: null, created_at: now },
        ...{ staff_id: actor.id, staff_name: actor.name },
      })
      .execute();
  });
}
