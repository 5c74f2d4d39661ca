import type { Db } from '#db/schema.ts';
import type { FormResult, LeagueTable } from './league-table.ts';

/** The table of the newest season of a competition (its slug); null when it has no table, for instance a cup. */
export async function findLeagueTable(
  db: Db,
  { competition: slug }: { competition: string },
): Promise<LeagueTable | null> {
  const competition = await db
    .selectFrom('competition')
    .select(['id', 'slug', 'name', 'region'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!competition) return null;
  const rows = await db
    .selectFrom('standing')
    .innerJoin('team', 'team.id', 'standing.team_id')
    .selectAll('standing')
    .select(['team.slug', 'team.name', 'team.short_name', 'team.primary_color', 'team.secondary_color'])
    .where('standing.competition_id', '=', competition.id)
    .where('standing.season', '=', (eb) =>
      eb
        .selectFrom('standing as newest')
        .select((select) => select.fn.max('newest.season').as('season'))
        .where('newest.competition_id', '=', competition.id),
    )
    .orderBy('standing.position')
    .orderBy('team.slug')
    .execute();
  const [first] = rows;
  if (!first) return null;
  return {
    competition: { slug: competition.slug, name: competition.name, region: competition.region },
    season: first.season,
    sample: rows.some((row) => row.sample === 1),
    standings: rows.map((row) => ({
      position: row.position,
      team: {
        slug: row.slug,
        name: row.name,
        shortName: row.short_name,
        colors: [row.primary_color, row.secondary_color],
      },
      played: row.played,
      won: row.won,
      drawn: row.drawn,
      lost: row.lost,
      goalsFor: row.goals_for,
      goalsAgainst: row.goals_against,
      points: row.points,
      form: parseForm(row.form),
      change: row.change,
      zone: row.zone,
    })),
  };
}

function parseForm(text: string): FormResult[] {
  return [...text].filter((character): character is FormResult => 'WDL'.includes(character));
}
