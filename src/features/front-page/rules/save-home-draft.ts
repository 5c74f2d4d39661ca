import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { type HomeLayout, isSameLayout, removeExpiredPins } from './home-layout.ts';
import { readPublishedLayout } from './read-published-layout.ts';
import { requireValidLayout } from './require-valid-layout.ts';
import { type LayoutChange, startLayoutChange } from './start-layout-change.ts';

/**
 * Saves the draft of the front-page layout. It is not recorded in the audit log, because readers do not see it. A draft
 * that equals the published layout is deleted. Returns the new version of the draft. For editors.
 * @throws Forbidden, InvalidInput 'layout.twice' 'layout.untilPast', Conflict 'layout.conflict'.
 */
export async function saveHomeDraft(
  db: Db,
  { layout, ...change }: Omit<LayoutChange, 'newId'> & { layout: HomeLayout },
): Promise<{ version: number }> {
  requireRole(change.actor, 'editor');
  requireValidLayout(layout, change);
  return inTransaction(db, async (tx) => {
    const published = removeExpiredPins(await readPublishedLayout(tx), change.now);
    const draft = isSameLayout(layout, published) ? null : layout;
    return { version: await startLayoutChange(tx, { ...change, draft }) };
  });
}
