import { sql } from 'kysely';
import type { Team } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';

/** How often a team has conceded no goal. */
export interface CleanSheets {
  team: Pick<Team, 'slug' | 'name' | 'shortName' | 'colors'>;
  cleanSheets: number;
  /** Finished matches. */
  matches: number;
}

/**
 * The teams of a season with clean sheets, the best first: clean sheets, then fewer matches, then the name. Only finished
 * matches count: a match that was decided without being played says nothing about a defence.
 */
export async function listCleanSheets(db: Db, { seasonId }: { seasonId: string }): Promise<CleanSheets[]> {
  const sides = [
    { team: 'home_id', conceded: 'away_score' },
    { team: 'away_id', conceded: 'home_score' },
  ] as const;
  const [atHome = [], away = []] = await Promise.all(
    sides.map(({ team, conceded }) =>
      db
        .selectFrom('fixture')
        .innerJoin('team', 'team.id', `fixture.${team}`)
        .select(['team.slug', 'team.name', 'team.short_name', 'team.primary_color', 'team.secondary_color'])
        .select(`fixture.${conceded} as conceded`)
        .where('fixture.season_id', '=', seasonId)
        .where('fixture.status', '=', sql.lit('finished'))
        .execute(),
    ),
  );
  const teams = new Map<string, CleanSheets>();
  for (const row of [...atHome, ...away]) {
    const known = teams.get(row.slug) ?? {
      team: {
        ...{ slug: row.slug, name: row.name, shortName: row.short_name },
        colors: [row.primary_color, row.secondary_color],
      },
      ...{ cleanSheets: 0, matches: 0 },
    };
    teams.set(row.slug, known);
    known.matches++;
    if (row.conceded === 0) known.cleanSheets++;
  }
  return [...teams.values()]
    .filter(({ cleanSheets }) => cleanSheets > 0)
    .sort(
      (a, b) =>
        b.cleanSheets - a.cleanSheets ||
        a.matches - b.matches ||
        (a.team.name < b.team.name ? -1 : Number(a.team.name > b.team.name)),
    );
}
