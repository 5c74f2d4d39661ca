import { data } from 'react-router';
import { LeagueTableBlock } from '#features/matches/site/parts/league-table-block.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { showsScopes, tableScopes } from '#platform/page-cache/page-scopes.ts';
import { renderFragment } from '#platform/site/keep-html-together.ts';
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
  return new Response(renderFragment(html), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=2',
      'X-Robots-Tag': 'noindex',
    },
  });
}
