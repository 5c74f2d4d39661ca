import { findLeagueTable } from '#features/competitions/rules/standings/find-league-table.ts';
import { servicesOf } from '#platform/http/context.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { tableScopes } from '#platform/page-cache/shown-scopes.ts';
import { answerApi, apiProblem } from '../answer-api.ts';
import { endpoints } from '../endpoints.ts';
import type { Route } from './+types/standings.ts';
import { formatStandings } from './format-standings.ts';

/** GET /api/v1/standings/:competition: the table of a season; without one, of the newest season. */
export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  answerApi(endpoints.standings, request, async ({ season }) => {
    const { db } = servicesOf(context);
    const table = await findLeagueTable(db, { competition: params.competition, season });
    if (!table) throw apiProblem(404, 'address.missing');
    showsScopes(context, 'matches', ...tableScopes(table));
    return { data: formatStandings(table) };
  });
