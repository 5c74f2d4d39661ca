import type { Db } from '#platform/db/schema.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { getHomeLayout } from './get-home-layout.ts';
import { removeExpiredPins } from './home-layout.ts';
import { publishHomeLayout } from './publish-home-layout.ts';
import type { LayoutChange } from './start-layout-change.ts';

/**
 * Publishes a layout of the history again, without its expired pins. For editors.
 * @throws Forbidden, NotFound, Conflict 'layout.conflict'.
 */
export async function revertHomeLayout(
  db: Db,
  { id, ...change }: LayoutChange & { id: string },
): Promise<void> {
  requireRole(change.actor, 'editor');
  const { layout } = await getHomeLayout(db, { id });
  await publishHomeLayout(db, { ...change, layout: removeExpiredPins(layout, change.now), kind: 'revert' });
}
