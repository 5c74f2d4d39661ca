import { servicesOf } from '#platform/http/context.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { exportSubscribers } from '../rules/subscribers/subscribers.ts';
import type { Route } from './+types/subscribers-csv.ts';

/** All subscribers as a CSV file. For admins. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const chunks = await exportSubscribers(db, { actor, now: now(), newId });
  return new Response(toStream(chunks), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="subscribers.csv"',
      'Cache-Control': 'private, no-store',
    },
  });
}

/** Reads the next chunk only when the client is ready for it. */
function toStream(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
