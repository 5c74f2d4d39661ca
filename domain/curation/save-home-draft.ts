import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { requireRole } from '#domain/accounts/actor.ts';
import { dropExpired, type HomeBoard, isSameBoard } from './home-layout.ts';
import { checkBoard } from './parse-home-layout.ts';
import { readLiveBoard } from './read-published-layout.ts';
import { type BoardStep, takeHomeDesk } from './take-home-editing.ts';

/**
 * Keeps the newsroom's draft of the board; readers see nothing of it, so the journal says nothing either. A draft that
 * is what stands on the page is none. Returns the desk's new version. For editors.
 * @throws Forbidden, InvalidInput 'board.twice' 'board.untilPast', Conflict 'board.conflict'.
 */
export async function saveHomeDraft(
  db: Db,
  { board, ...step }: Omit<BoardStep, 'newId'> & { board: HomeBoard },
): Promise<{ version: number }> {
  requireRole(step.actor, 'editor');
  checkBoard(board, step);
  return inTransaction(db, async (tx) => {
    const live = dropExpired(await readLiveBoard(tx), step.now);
    const draft = isSameBoard(board, live) ? null : board;
    return { version: await takeHomeDesk(tx, { ...step, draft }) };
  });
}
