import { data } from 'react-router';
import { servicesOf } from '#platform/http/context.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { matchScopes } from '#platform/page-cache/shown-scopes.ts';
import { parseLeagueChoice, regionOf } from '../../rules/league-choice.ts';
import { readScoreboard } from '../../rules/live/read-scoreboard.ts';
import type { Route } from './+types/live-scores-data.ts';
import { formatScoreboard } from './format-scoreboard.ts';

/** The page cache stores the response until the site revision changes, a CDN for two seconds. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=2';

/** GET /api/live-scores: the state of today's matches, for open pages. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const choice = parseLeagueChoice(new URL(request.url).searchParams);
  if (!choice) throw data(null, { status: 404 });
  const { db, now } = servicesOf(context);
  const scoreboard = await readScoreboard(db, { now: now(), region: regionOf(choice) });
  showsScopes(context, ...matchScopes(scoreboard.matches));
  return Response.json(formatScoreboard(scoreboard, now()), { headers: { 'Cache-Control': CACHE_CONTROL } });
}
