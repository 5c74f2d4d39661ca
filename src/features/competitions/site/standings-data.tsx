import { renderToStaticMarkup } from 'react-dom/server';
import { data } from 'react-router';
import { LeagueTableBlock } from '#features/matches/site/parts/league-table-block.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { showsScopes, tableScopes } from '#platform/page-cache/page-scopes.ts';
import { findTableOfSeason } from '../rules/standings/find-league-table.ts';
import type { Route } from './+types/standings-data.ts';

/** GET /api/standings/:season: the table of a season (its id) as HTML, for open pages. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const table = await findTableOfSeason(db, { seasonId: params.season });
  if (!table) throw data(null, { status: 404 });
  showsScopes(context, 'matches', ...tableScopes(table));
  return new Response(renderToStaticMarkup(<LeagueTableBlock table={table} />), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=2',
      'X-Robots-Tag': 'noindex',
    },
  });
}
