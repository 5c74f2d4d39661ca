import { data } from 'react-router';
import { servicesOf } from '#platform/http/context.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { liveFragment } from '#platform/site/live-fragment.ts';
import { listStages } from '../rules/stages/stages.ts';
import { listTablesOfSeason } from '../rules/standings/find-league-table.ts';
import { readBracket } from '../rules/ties/read-bracket.ts';
import type { Route } from './+types/bracket-data.ts';
import { Brackets, hasBracket } from './parts/bracket.tsx';

/** GET /api/brackets/:season: the ties of a season (its id) as HTML, for open pages. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const seasonId = params.season;
  const tables = await listTablesOfSeason(db, { seasonId });
  const bracket = await readBracket(db, { seasonId, tables });
  if (!hasBracket(bracket)) throw data(null, { status: 404 });
  showsScopes(context, 'matches', `season:${seasonId}`, `standings:${seasonId}`);
  const stages = await listStages(db, { seasonId });
  return liveFragment(<Brackets seasonId={seasonId} bracket={bracket} stages={stages} />);
}
