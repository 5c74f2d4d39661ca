import { data } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { matchScopes } from '#app/shown-scopes.ts';
import { calendarText } from '#az/text/site/competition.ts';
import { findCompetitionBySlug } from '#domain/matches/read/find-competition-by-slug.ts';
import { listCalendarFixtures } from '#domain/matches/read/list-calendar-fixtures.ts';
import type { Route } from './+types/competition-calendar.ts';
import { calendarResponse } from './calendar.ts';

/** GET /turnir/:slug/calendar.ics: the matches of a competition. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const competition = await findCompetitionBySlug(db, { slug: params.slug });
  if (!competition) throw data(null, { status: 404 });
  const matches = await listCalendarFixtures(db, { competition: competition.slug, now: now() });
  showsScopes(context, ...matchScopes(matches));
  const name = calendarText.name(competition.name, config.siteName);
  return calendarResponse({ name, matches, now: now(), siteUrl: config.siteUrl });
}
