import { data } from 'react-router';
import { servicesOf } from '#platform/http/context.ts';
import { matchScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { liveFragment } from '#platform/site/live-fragment.ts';
import { matchAddress } from '../../rules/match-addresses.ts';
import { listFixturesById } from '../../rules/read/list-fixtures.ts';
import type { Route } from './+types/coverage-data.ts';
import { Commentary } from './parts/commentary.tsx';
import { LineUps } from './parts/line-ups.tsx';
import { MatchHeader } from './parts/match-header.tsx';
import { MatchStats } from './parts/match-stats.tsx';
import { ShootOut } from './parts/shoot-out.tsx';
import { Timeline } from './parts/timeline.tsx';
import { readCoverage } from './read-coverage.ts';

/**
 * GET /api/matches/:id/coverage: the parts of the page of a match that change while it is played, for open pages. Those were
 * opened during the match, so the newest post stands first also after its end.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const [match] = await listFixturesById(db, { ids: [params.id] });
  if (!match) throw data(null, { status: 404 });
  const { details, tie, commentary } = await readCoverage(db, { match, isNewestFirst: true });
  showsScopes(context, `coverage:${match.id}`, ...matchScopes([match]));
  if (match.tie && match.season) showsScopes(context, `season:${match.season.id}`);
  return liveFragment(
    <>
      <MatchHeader match={match} details={details} tie={tie} now={now()} />
      <Timeline match={match} />
      <ShootOut match={match} />
      <Commentary commentary={commentary} isNewestFirst address={matchAddress(match)} />
      <LineUps match={match} lineUps={details.lineUps} />
      <MatchStats match={match} statistics={details.statistics} />
    </>,
  );
}
