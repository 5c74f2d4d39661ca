import { data } from 'react-router';
import { listCalendarFixtures } from '#features/matches/rules/read/list-fixtures.ts';
import { servicesOf } from '#platform/http/context.ts';
import { matchScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { calendarText } from '../text.ts';
import type { Route } from './+types/competition-calendar.ts';
import { calendarResponse } from './calendar.ts';
import { readAddressedCompetition } from './read-addressed.ts';

/** GET /turnir/:slug/calendar.ics: the matches of a competition. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const competition = await readAddressedCompetition(db, request, params.slug);
  if (!competition) throw data(null, { status: 404 });
  const matches = await listCalendarFixtures(db, { competition: competition.slug, now: now() });
  showsScopes(context, ...matchScopes(matches));
  const name = calendarText.name(competition.name, config.siteName);
  return calendarResponse({ name, matches, now: now(), siteUrl: config.siteUrl });
}
