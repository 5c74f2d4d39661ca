import type { Db } from '#db/schema.ts';
import type { HomeBoardKind } from '#db/tables/front-page.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import type { NewId } from '#domain/new-id.ts';
import { dropExpired, type HomeBoard, isSameBoard, listPins } from './home-layout.ts';
import { boardLines } from './layout-rows.ts';
import { nameStories } from './name-articles.ts';
import { readLiveBoard } from './read-published-layout.ts';

/**
 * Makes the board the one in force, inside the transaction that holds the desk. Pins whose time is over are left out.
 * Returns its number in the history.
 */
export async function putOnFrontPage(
  tx: Db,
  the: {
    board: HomeBoard;
    actor: Pick<Actor, 'id' | 'name'> | null;
    kind: HomeBoardKind;
    now: number;
    newId: NewId;
  },
): Promise<number> {
  const { actor, kind, now, newId } = the;
  const before = await readLiveBoard(tx);
  const board = dropExpired(the.board, now);
  if (!isSameBoard(before, board)) {
    await tx.deleteFrom('home_pin').execute();
    const pins = listPins(board).map(({ slot, articleId, until, twice }) => ({
      slot,
      article_id: articleId,
      until,
      twice: twice ? (1 as const) : (0 as const),
    }));
    if (pins.length > 0) await tx.insertInto('home_pin').values(pins).execute();
  }
  await recordAudit(tx, {
    ...{ actor, action: `board.${kind}`, subjectType: 'board', subjectId: 'home', now, newId },
    before: { board: boardLines(await nameStories(tx, before)) },
    after: { board: boardLines(board) },
  });
  const last = await tx
    .selectFrom('home_board')
    .select('number')
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.number ?? 0) + 1;
}
