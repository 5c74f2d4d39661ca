import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { matchScopes } from '#app/shown-scopes.ts';
import { footballDay, formatDay, parseFootballDay } from '#az/format/dates.ts';
import { matchText } from '#az/text/site/match.ts';
import { listGamesOfDay } from '#domain/matches/list-games-of-day.ts';
import { todaysGamesAddress } from '../matches/match-addresses.ts';
import type { Route } from './+types/lite-todays-games.ts';
import { LiteMatches } from './lite-matches.tsx';
import { readLiteSite } from './read-lite-site.ts';
import { renderLite } from './render-lite.tsx';

/** The light version of the games of a football day: at most 15 KB. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { db } = services;
  const now = services.now();
  const site = await readLiteSite(context);
  const date = new URL(request.url).searchParams.get('date');
  const today = footballDay(now);
  const day = (date && parseFootballDay(date)) || today;
  const fixtures = await listGamesOfDay(db, { day, now });
  showsScopes(context, ...matchScopes(fixtures));
  const body = (
    <>
      <h1>{matchText.todaysTitle}</h1>
      <p>{formatDay(day.start)}</p>
      {fixtures.length === 0 && <p>{matchText.noGamesOn}</p>}
      <LiteMatches fixtures={fixtures} now={now} />
    </>
  );
  const address = todaysGamesAddress(day.day === today.day ? undefined : day.day);
  return renderLite({ title: matchText.todaysTitle, address, site, body, showsMatches: true });
}
