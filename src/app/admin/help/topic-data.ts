import { actorOf } from '#platform/sessions/session.server.ts';
import type { Route } from './+types/topic-data.ts';
import { listTopics } from './list-topics.server.ts';

/** A help topic as JSON, for the dialog. 404 for a topic whose screens the role may not open. */
export function loader({ context, params }: Route.LoaderArgs): Response {
  const topic = listTopics(actorOf(context).role).find(({ name }) => name === params.topic);
  if (!topic) throw new Response(null, { status: 404 });
  return Response.json(topic, { headers: { 'Cache-Control': 'private, no-store' } });
}
