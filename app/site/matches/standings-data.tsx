import { renderToStaticMarkup } from 'react-dom/server';
import { data } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { tableScopes } from '#app/shown-scopes.ts';
import { findTableOfSeason } from '#domain/matches/standings/find-league-table.ts';
import type { Route } from './+types/standings-data.ts';
import { LeagueTableBlock } from './parts/league-table-block.tsx';

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
