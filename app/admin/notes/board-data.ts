import { data } from 'react-router';
import { requireStaff } from '#app/session.server.ts';
import type { Route } from './+types/board-data.ts';
import { readNoteBoard } from './note-board.server.ts';

/** The notes on an article for the panel that stands open beside it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const actor = await requireStaff(request, context);
  const board = await readNoteBoard(context, { actor, articleId: params.id });
  return data(board, { headers: { 'Cache-Control': 'no-store' } });
}
