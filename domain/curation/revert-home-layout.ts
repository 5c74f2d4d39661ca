import type { Db } from '#db/schema.ts';
import { requireRole } from '#domain/accounts/actor.ts';
import { getHomeLayout } from './get-home-layout.ts';
import { dropExpired } from './home-layout.ts';
import { publishHomeLayout } from './publish-home-layout.ts';
import type { LayoutChange } from './start-layout-change.ts';

/**
 * Puts a layout of the history on the front page again, without the pins whose time is over. For editors.
 * @throws Forbidden, NotFound, Conflict 'layout.conflict'.
 */
export async function revertHomeLayout(
  db: Db,
  { id, ...step }: LayoutChange & { id: string },
): Promise<void> {
  requireRole(step.actor, 'editor');
  const { layout } = await getHomeLayout(db, { id });
  await publishHomeLayout(db, { ...step, layout: dropExpired(layout, step.now), kind: 'revert' });
}
