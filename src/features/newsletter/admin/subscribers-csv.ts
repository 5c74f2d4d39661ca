import { servicesOf } from '#platform/http/context.ts';
import { csvResponse } from '#platform/http/csv-response.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { exportSubscribers } from '../rules/subscribers/subscribers.ts';
import type { Route } from './+types/subscribers-csv.ts';

/** All subscribers as a CSV file. For admins. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  return csvResponse('subscribers', await exportSubscribers(db, { actor, now: now(), newId }));
}
