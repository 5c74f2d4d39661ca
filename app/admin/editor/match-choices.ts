import { servicesOf } from '#app/context.ts';
import { findStaff } from '#app/session.server.ts';
import { DAY_MS } from '#az/baku-time.ts';
import { formatDayMonth, formatTime } from '#az/dates.ts';
import { type Fixture, hasScore } from '#domain/matches/fixture.ts';
import { listFixturesBetween } from '#domain/matches/list-fixtures-between.ts';
import type { Route } from './+types/match-choices.ts';

export interface MatchChoice {
  id: string;
  /** `7 mart, 18:00 · Qarabağ 2:1 Zirə`. */
  label: string;
}

/** GET /admin/articles/matches: the matches that somebody may be writing about now. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  if (!(await findStaff(request, context))) return new Response(null, { status: 401 });
  const { db, now } = servicesOf(context);
  const from = now() - 7 * DAY_MS;
  const fixtures = await listFixturesBetween(db, { from, to: now() + 10 * DAY_MS });
  const choices: MatchChoice[] = fixtures
    .map((fixture) => ({ id: fixture.id, label: labelOf(fixture), away: Math.abs(fixture.kickOff - now()) }))
    .sort((a, b) => a.away - b.away)
    .map(({ id, label }) => ({ id, label }));
  return Response.json(choices);
}

function labelOf(fixture: Fixture): string {
  const score = hasScore(fixture) ? `${fixture.score.home}:${fixture.score.away}` : '–';
  const when = `${formatDayMonth(fixture.kickOff)}, ${formatTime(fixture.kickOff)}`;
  return `${when} · ${fixture.home.name} ${score} ${fixture.away.name}`;
}
