import { footballDay, formatDay, parseFootballDay } from '#az/format/dates.ts';
import { todaysMatchesAddress } from '#features/matches/rules/match-addresses.ts';
import { listFixturesOfDayPage } from '#features/matches/rules/match-days.ts';
import { matchText } from '#features/matches/text.ts';
import { servicesOf } from '#platform/http/context.ts';
import { matchScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import type { Route } from './+types/lite-todays-matches.ts';
import { LiteMatches } from './lite-lists.tsx';
import { readLiteSite } from './read-lite-site.ts';
import { renderLite } from './render-lite.tsx';

/** The light version of the matches of a football day: at most 15 KB. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { db } = services;
  const now = services.now();
  const site = await readLiteSite(context);
  const date = new URL(request.url).searchParams.get('date');
  const today = footballDay(now);
  const day = (date && parseFootballDay(date)) || today;
  const fixtures = await listFixturesOfDayPage(db, { day, now });
  showsScopes(context, ...matchScopes(fixtures));
  const body = (
    <>
      <h1>{matchText.todaysTitle}</h1>
      <p>{formatDay(day.start)}</p>
      {fixtures.length === 0 && <p>{matchText.noMatchesOn}</p>}
      <LiteMatches fixtures={fixtures} now={now} />
    </>
  );
  const address = todaysMatchesAddress(day.day === today.day ? undefined : day.day);
  return renderLite({ title: matchText.todaysTitle, address, site, body, showsMatches: true });
}
