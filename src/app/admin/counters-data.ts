import { data } from 'react-router';
import { actorOf } from '#platform/sessions/session.server.ts';
import type { Route } from './+types/counters-data.ts';
import { readCounters } from './read-counters.server.ts';

/** The numbers of the header and the menu as JSON. The layout requests them repeatedly. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  return data(await readCounters(context, actor), { headers: { 'Cache-Control': 'no-store' } });
}
