import { data } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { readScoreboard } from '#domain/matches/live/read-scoreboard.ts';
import type { Route } from './+types/live-scores-data.ts';
import { parseLeagueChoice, regionOf } from './league-choice.ts';
import { viewScoreboard } from './view-scoreboard.ts';

/** Kept by the page cache until the content revision moves; a CDN may repeat it for two seconds. */
const BRIEF = 'public, max-age=0, s-maxage=2';

/** The small resource that open pages ask for the state of today's matches. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const choice = parseLeagueChoice(new URL(request.url).searchParams);
  if (!choice) throw data(null, { status: 404 });
  const { db, now } = servicesOf(context);
  const scoreboard = await readScoreboard(db, { now: now(), region: regionOf(choice) });
  return Response.json(viewScoreboard(scoreboard), { headers: { 'Cache-Control': BRIEF } });
}
