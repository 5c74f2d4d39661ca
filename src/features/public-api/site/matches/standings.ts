import type { z } from 'zod';
import {
  findLeagueTable,
  listTablesOfSeason,
} from '#features/competitions/rules/standings/find-league-table.ts';
import type { LeagueTable } from '#features/competitions/rules/standings/league-table.ts';
import { servicesOf } from '#platform/http/context.ts';
import { showsScopes, tableScopes } from '#platform/page-cache/page-scopes.ts';
import { answerApi, apiProblem } from '../answer-api.ts';
import { endpoints } from '../endpoints.ts';
import type * as schemas from '../schemas/match-schemas.ts';
import type { Route } from './+types/standings.ts';
import { formatStageOf, formatTeam } from './format-match.ts';

/** GET /api/v1/standings/:competition: the table of a season; without one, of the newest season. */
export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  answerApi(endpoints.standings, request, async ({ season }) => {
    const { db } = servicesOf(context);
    const table = await findLeagueTable(db, { competition: params.competition, season });
    if (!table) throw apiProblem(404, 'address.missing');
    showsScopes(context, 'matches', ...tableScopes(table));
    const tables = await listTablesOfSeason(db, { seasonId: table.season.id });
    return { data: formatStandings(table, tables) };
  });

function formatStandings(
  table: LeagueTable,
  tables: readonly LeagueTable[],
): z.input<typeof schemas.standings> {
  const { competition, season, sample } = table;
  return {
    competition: { slug: competition.slug, name: competition.name },
    season: { slug: season.slug, name: season.name },
    rows: formatRows(table),
    tables: tables.map((one) => ({
      stage: formatStageOf(one.stage),
      group: one.group,
      rows: formatRows(one),
    })),
    deductions: table.deductions.map(({ team, points, footnote }) => ({
      team: team.slug,
      points,
      reason: footnote,
    })),
    places: table.places.map(({ team, position, footnote }) => ({
      team: team.slug,
      position,
      reason: footnote,
    })),
    sample,
  };
}

const formatRows = ({ standings }: LeagueTable) =>
  standings.map((row) => ({ ...row, team: formatTeam(row.team) }));
