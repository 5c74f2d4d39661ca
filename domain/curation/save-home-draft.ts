import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { requireRole } from '#domain/accounts/actor.ts';
import { dropExpired, type HomeLayout, isSameLayout } from './home-layout.ts';
import { readPublishedLayout } from './read-published-layout.ts';
import { requireValidLayout } from './require-valid-layout.ts';
import { type LayoutChange, startLayoutChange } from './start-layout-change.ts';

/**
 * Keeps the newsroom's draft of the layout; readers see nothing of it, so the journal says nothing either. A draft that
 * is what stands on the page is none. Returns the editing's new version. For editors.
 * @throws Forbidden, InvalidInput 'layout.twice' 'layout.untilPast', Conflict 'layout.conflict'.
 */
export async function saveHomeDraft(
  db: Db,
  { layout, ...step }: Omit<LayoutChange, 'newId'> & { layout: HomeLayout },
): Promise<{ version: number }> {
  requireRole(step.actor, 'editor');
  requireValidLayout(layout, step);
  return inTransaction(db, async (tx) => {
    const live = dropExpired(await readPublishedLayout(tx), step.now);
    const draft = isSameLayout(layout, live) ? null : layout;
    return { version: await startLayoutChange(tx, { ...step, draft }) };
  });
}
