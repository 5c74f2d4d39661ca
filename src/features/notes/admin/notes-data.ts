import { data } from 'react-router';
import { actorOf } from '#platform/sessions/session.server.ts';
import type { Route } from './+types/notes-data.ts';
import { readNotesPanel } from './read-notes-panel.server.ts';

/** The notes on an article as JSON, for the refresh of the notes panel. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const panel = await readNotesPanel(context, { actor, articleId: params.id });
  return data(panel, { headers: { 'Cache-Control': 'no-store' } });
}
