import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { requireRole } from '#domain/accounts/actor.ts';
import type { HomeBoard } from './home-layout.ts';
import { nameStories } from './name-articles.ts';
import { checkBoard } from './parse-home-layout.ts';
import { putOnFrontPage } from './put-on-front-page.ts';
import { type BoardStep, takeHomeDesk } from './take-home-editing.ts';

/**
 * Puts the board on the front page at once; the draft is done with. For editors.
 * @throws Forbidden, InvalidInput 'board.twice' 'board.untilPast', Conflict 'board.conflict'.
 */
export async function publishHomeBoard(
  db: Db,
  { board, kind = 'publish', ...step }: BoardStep & { board: HomeBoard; kind?: 'publish' | 'revert' },
): Promise<void> {
  requireRole(step.actor, 'editor');
  checkBoard(board, step);
  const { actor, now, newId } = step;
  await inTransaction(db, async (tx) => {
    await takeHomeDesk(tx, { ...step, draft: null });
    const named = await nameStories(tx, board);
    const number = await putOnFrontPage(tx, { board: named, actor, kind, now, newId });
    await tx
      .insertInto('home_board')
      .values({
        ...{ id: newId(), status: 'published', kind, pins: JSON.stringify(named), number },
        ...{ due_at: null, published_at: now, cancelled_at: null, cancelled_by: null, created_at: now },
        ...{ staff_id: actor.id, staff_name: actor.name },
      })
      .execute();
  });
}
