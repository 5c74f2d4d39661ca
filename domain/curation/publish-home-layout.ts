import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { requireRole } from '#domain/accounts/actor.ts';
import { addPinTitles } from './add-pin-titles.ts';
import type { HomeLayout } from './home-layout.ts';
import { putOnFrontPage } from './put-on-front-page.ts';
import { requireValidLayout } from './require-valid-layout.ts';
import { type LayoutChange, startLayoutChange } from './start-layout-change.ts';

/**
 * Puts the layout on the front page at once; the draft is done with. For editors.
 * @throws Forbidden, InvalidInput 'layout.twice' 'layout.untilPast', Conflict 'layout.conflict'.
 */
export async function publishHomeLayout(
  db: Db,
  { layout, kind = 'publish', ...step }: LayoutChange & { layout: HomeLayout; kind?: 'publish' | 'revert' },
): Promise<void> {
  requireRole(step.actor, 'editor');
  requireValidLayout(layout, step);
  const { actor, now, newId } = step;
  await inTransaction(db, async (tx) => {
    await startLayoutChange(tx, { ...step, draft: null });
    const named = await addPinTitles(tx, layout);
    const number = await putOnFrontPage(tx, { layout: named, actor, kind, now, newId });
    await tx
      .insertInto('home_layout')
      .values({
        ...{ id: newId(), status: 'published', kind, pins: JSON.stringify(named), number },
        ...{ scheduled_at: null, published_at: now, cancelled_at: null, cancelled_by: null, created_at: now },
        ...{ staff_id: actor.id, staff_name: actor.name },
      })
      .execute();
  });
}
