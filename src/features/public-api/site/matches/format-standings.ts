import type { z } from 'zod';
import type { LeagueTable } from '#features/competitions/rules/standings/league-table.ts';
import type * as schemas from '../schemas/match-schemas.ts';
import { formatTeam } from './format-match.ts';

export function formatStandings(table: LeagueTable): z.input<typeof schemas.standings> {
  const { competition, season, sample } = table;
  return {
    competition: { slug: competition.slug, name: competition.name },
    season: { slug: season.slug, name: season.name },
    rows: table.standings.map((row) => ({ ...row, team: formatTeam(row.team) })),
    deductions: table.deductions.map(({ team, points, footnote }) => ({
      ...{ team: team.slug, points, reason: footnote },
    })),
    places: table.places.map(({ team, position, footnote }) => ({
      ...{ team: team.slug, position, reason: footnote },
    })),
    sample,
  };
}
