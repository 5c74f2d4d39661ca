import { data } from 'react-router';
import { actorOf } from '#platform/sessions/session.server.ts';
import type { Route } from './+types/dashboard-figures.ts';
import { readDashboard } from './read-dashboard.server.ts';

/** The figures of the dashboard as JSON. The screen requests them repeatedly. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  return data(await readDashboard(context, actor), { headers: { 'Cache-Control': 'private, no-store' } });
}
