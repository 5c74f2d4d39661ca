import { data } from 'react-router';
import { listTeamFixtures } from '#features/matches/rules/read/list-fixtures.ts';
import { findTeamBySlug } from '#features/teams/rules/team.ts';
import { servicesOf } from '#platform/http/context.ts';
import { matchScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { redirectToSlug } from '#platform/site/typed-slug.ts';
import { calendarText } from '../text.ts';
import type { Route } from './+types/team-calendar.ts';
import { calendarResponse } from './calendar.ts';
import { findTypedTeam } from './read-addressed.ts';

const MAX_PAST = 20;
const MAX_NEXT = 100;

/** GET /komanda/:slug/calendar.ics: the matches of a team. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const team = await findTeamBySlug(db, { slug: params.slug });
  if (!team) {
    const current = await findTypedTeam(db, params.slug);
    throw current === null ? data(null, { status: 404 }) : redirectToSlug(request, current);
  }
  const at = { teamId: team.id, now: now() };
  const [last, next] = await Promise.all([
    listTeamFixtures(db, { ...at, which: 'last', limit: MAX_PAST }),
    listTeamFixtures(db, { ...at, which: 'next', limit: MAX_NEXT }),
  ]);
  const matches = [...last.toReversed(), ...next];
  showsScopes(context, ...matchScopes(matches));
  const name = calendarText.name(team.name, config.siteName);
  return calendarResponse({ name, matches, now: now(), siteUrl: config.siteUrl });
}
