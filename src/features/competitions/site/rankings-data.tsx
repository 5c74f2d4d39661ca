import { data } from 'react-router';
import { servicesOf } from '#platform/http/context.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { liveFragment } from '#platform/site/live-fragment.ts';
import { findCompetitionOfSeason } from '../rules/competition.ts';
import type { Route } from './+types/rankings-data.ts';
import { SeasonRankings } from './parts/season-rankings.tsx';
import { rankingScopes, readSeasonRankings } from './read-season-rankings.ts';

/** GET /api/rankings/:season: the scorers and other lists of a season (its id) as HTML, for open pages. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const seasonId = params.season;
  const competition = await findCompetitionOfSeason(db, { seasonId });
  if (!competition) throw data(null, { status: 404 });
  const rankings = await readSeasonRankings(db, { seasonId });
  showsScopes(context, 'matches', ...rankingScopes(seasonId));
  return liveFragment(<SeasonRankings seasonId={seasonId} name={competition.name} rankings={rankings} />);
}
