import type { LeagueTable } from './league-table.ts';

/** The lines of a table around these teams (slugs): each with the line above and below it. Null when none is in it. */
export function sliceTable(table: LeagueTable, teams: readonly string[]): LeagueTable | null {
  const places = table.standings.flatMap(({ team }, index) => (teams.includes(team.slug) ? [index] : []));
  if (places.length === 0) return null;
  const isNear = (index: number) => places.some((place) => Math.abs(place - index) <= 1);
  return { ...table, standings: table.standings.filter((_, index) => isNear(index)) };
}
