import { data } from 'react-router';
import { formatTime } from '#az/format/dates.ts';
import { servicesOf } from '#platform/http/context.ts';
import { matchScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { listFixturesById } from '../../rules/read/list-fixtures.ts';
import { formatMatch } from '../match-view.ts';
import type { Route } from './+types/match-data.ts';
import { keepMatchTogether } from './keep-match-together.ts';
import type { StreamedMatch } from './start-match-stream.ts';

/** GET /api/matches/:id: one match as a `StreamedMatch`. The stream sends it to open pages after every change. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const [fixture] = await listFixturesById(db, { ids: [params.id] });
  if (!fixture) throw data(null, { status: 404 });
  showsScopes(context, ...matchScopes([fixture]));
  const match: StreamedMatch = { ...formatMatch(fixture, now()), updated: formatTime(fixture.updatedAt) };
  return Response.json(keepMatchTogether(match), {
    headers: { 'Cache-Control': 'public, max-age=0, s-maxage=2' },
  });
}
