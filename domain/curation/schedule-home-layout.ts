import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { requireRole } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import { InvalidInput } from '#domain/errors.ts';
import type { HomeBoard } from './home-layout.ts';
import { boardLines } from './layout-rows.ts';
import { nameStories } from './name-articles.ts';
import { checkBoard } from './parse-home-layout.ts';
import { type BoardStep, takeHomeDesk } from './take-home-editing.ts';

/**
 * Has the clock put the board on the front page at `dueAt` (epoch milliseconds); the draft is done with. A pin has to
 * last beyond that moment. For editors.
 * @throws Forbidden, InvalidInput 'scheduledAt.past' 'board.twice' 'board.untilPast', Conflict 'board.conflict'.
 */
export async function planHomeBoard(
  db: Db,
  { board, dueAt, ...step }: BoardStep & { board: HomeBoard; dueAt: number },
): Promise<{ id: string }> {
  requireRole(step.actor, 'editor');
  const { actor, now, newId } = step;
  if (dueAt <= now) throw new InvalidInput([{ field: 'dueAt', code: 'scheduledAt.past' }]);
  checkBoard(board, { now: dueAt });
  return inTransaction(db, async (tx) => {
    await takeHomeDesk(tx, { ...step, draft: null });
    const named = await nameStories(tx, board);
    const id = newId();
    await tx
      .insertInto('home_board')
      .values({
        ...{ id, status: 'planned', kind: 'plan', pins: JSON.stringify(named), number: null },
        ...{ due_at: dueAt, published_at: null, cancelled_at: null, cancelled_by: null, created_at: now },
        ...{ staff_id: actor.id, staff_name: actor.name },
      })
      .execute();
    await recordAudit(tx, {
      ...{ actor, action: 'board.schedule', subjectType: 'board', subjectId: id, now, newId },
      before: null,
      after: { scheduledAt: dueAt, board: boardLines(named) },
    });
    return { id };
  });
}
