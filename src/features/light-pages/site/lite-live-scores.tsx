import { formatTime } from '#az/format/dates.ts';
import { isLive } from '#features/matches/rules/fixture.ts';
import { readScoreboard } from '#features/matches/rules/live/list-current-matches.ts';
import { liveScoresAddress, parseLeagueChoice, regionOf } from '#features/matches/rules/match-addresses.ts';
import { matchText } from '#features/matches/text.ts';
import { servicesOf } from '#platform/http/context.ts';
import { matchScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { liteAddress } from '../rules/lite-address.ts';
import type { Route } from './+types/lite-live-scores.ts';
import { LiteMatches } from './lite-lists.tsx';
import { readLiteSite } from './read-lite-site.ts';
import { renderLite } from './render-lite.tsx';

/** The light version of the live scores: at most 15 KB. A link reloads it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const site = await readLiteSite(context);
  const choice = parseLeagueChoice(new URL(request.url).searchParams) ?? 'all';
  const scoreboard = await readScoreboard(db, { now: now(), region: regionOf(choice) });
  const live = scoreboard.matches.filter(isLive);
  showsScopes(context, ...matchScopes(scoreboard.matches));
  const address = liveScoresAddress(choice);
  const body = (
    <>
      <h1>{matchText.liveTitle}</h1>
      {scoreboard.updatedAt !== null && (
        <p>{`${matchText.lastUpdated} ${formatTime(scoreboard.updatedAt)}`}</p>
      )}
      <p>
        <a href={liteAddress(address)}>{matchText.refresh}</a>
      </p>
      {live.length === 0 && <p>{matchText.noLive}</p>}
      <LiteMatches fixtures={live} now={now()} />
    </>
  );
  return renderLite({ title: matchText.liveTitle, address, site, body, showsMatches: true });
}
