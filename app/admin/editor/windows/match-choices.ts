import { servicesOf } from '#app/context.ts';
import { DAY_MS } from '#az/format/baku-time.ts';
import { listFixturesBetween } from '#domain/matches/list-fixtures-between.ts';
import { listFixturesById } from '#domain/matches/list-fixtures-by-id.ts';
import { matchLabel } from '../nodes/match-label.ts';
import type { Route } from './+types/match-choices.ts';

export interface MatchChoice {
  id: string;
  /** `7 mart, 18:00 · Qarabağ 2:1 Zirə`. */
  label: string;
}

const MAX_IDS = 100;

/**
 * GET /admin/articles/matches: the matches from 7 days ago until 10 days ahead, the nearest first. With one or more `?id=`
 * only these matches.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, now: clock } = servicesOf(context);
  const now = clock();
  const ids = new URL(request.url).searchParams.getAll('id').slice(0, MAX_IDS);
  const fixtures =
    ids.length > 0
      ? await listFixturesById(db, { ids })
      : await listFixturesBetween(db, { from: now - 7 * DAY_MS, to: now + 10 * DAY_MS });
  const choices: MatchChoice[] = fixtures
    .toSorted((a, b) => Math.abs(a.kickOff - now) - Math.abs(b.kickOff - now))
    .map((fixture) => ({ id: fixture.id, label: matchLabel(fixture) }));
  return Response.json(choices);
}
