import { data } from 'react-router';
import { LeagueTableBlock } from '#features/matches/site/parts/league-table-block.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { showsScopes, tableScopes } from '#platform/page-cache/page-scopes.ts';
import { liveFragment } from '#platform/site/live-fragment.ts';
import { listTablesOfSeason } from '../rules/standings/find-league-table.ts';
import type { Route } from './+types/standings-data.ts';

/** GET /api/standings/:season: the tables of a season (its id) as HTML, for open pages. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const tables = await listTablesOfSeason(db, { seasonId: params.season });
  if (tables.length === 0) throw data(null, { status: 404 });
  showsScopes(context, 'matches', ...tableScopes(tables[0]));
  const html = tables.map((table) => (
    <LeagueTableBlock key={`${table.stage.id} ${table.group}`} table={table} />
  ));
  return liveFragment(html);
}
