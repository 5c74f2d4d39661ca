import type { Db } from '#db/schema.ts';
import { requireRole } from '#domain/accounts/actor.ts';
import { getHomeBoard } from './get-home-layout.ts';
import { dropExpired } from './home-layout.ts';
import { publishHomeBoard } from './publish-home-layout.ts';
import type { BoardStep } from './take-home-editing.ts';

/**
 * Puts a board of the history on the front page again, without the pins whose time is over. For editors.
 * @throws Forbidden, NotFound, Conflict 'board.conflict'.
 */
export async function revertHomeBoard(db: Db, { id, ...step }: BoardStep & { id: string }): Promise<void> {
  requireRole(step.actor, 'editor');
  const { board } = await getHomeBoard(db, { id });
  await publishHomeBoard(db, { ...step, board: dropExpired(board, step.now), kind: 'revert' });
}
