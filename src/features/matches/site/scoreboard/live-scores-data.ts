import { data } from 'react-router';
import { formatTime } from '#az/format/dates.ts';
import { servicesOf } from '#platform/http/context.ts';
import { matchScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { readScoreboard, type Scoreboard } from '../../rules/live/list-current-matches.ts';
import { parseLeagueChoice, regionOf } from '../../rules/match-addresses.ts';
import { formatMatch } from '../match-view.ts';
import type { Route } from './+types/live-scores-data.ts';
import { keepMatchTogether } from './keep-match-together.ts';
import type { ScoreboardView } from './parse-scoreboard.ts';

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

/** The state of today's matches as formatted text. `now` is epoch ms. */
function formatScoreboard({ updatedAt, matches }: Scoreboard, now: number): ScoreboardView {
  return {
    updated: updatedAt === null ? '' : formatTime(updatedAt),
    matches: matches.map((match) => keepMatchTogether(formatMatch(match, now))),
  };
}
