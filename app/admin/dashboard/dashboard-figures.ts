import { data } from 'react-router';
import { actorOf } from '#app/require-staff-role.server.ts';
import type { Route } from './+types/dashboard-figures.ts';
import { readDashboard } from './read-dashboard.server.ts';

/** The dashboard's figures alone, for the screen that asks again and again. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  return data(await readDashboard(context, actor), { headers: { 'Cache-Control': 'private, no-store' } });
}
