import { teamColumns, toTeam } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import type { LeagueTable } from './league-table.ts';
import { parseForm } from './read-season-results.ts';
import { parseRegulation } from './regulation.ts';

/**
 * The table of a season of a competition (both slugs); without a season, of the newest one that has a table. Null when there
 * is no table, for instance for a cup.
 */
export async function findLeagueTable(
  db: Db,
  { competition: slug, season: seasonSlug }: { competition: string; season?: string },
): Promise<LeagueTable | null> {
  const season = await selectSeasons(db)
    .where('competition.slug', '=', slug)
    .$if(seasonSlug !== undefined, (query) => query.where('season.slug', '=', seasonSlug as string))
    .orderBy('season.starts_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return season ? readTable(db, season) : null;
}

/** The table of a season by the id of the season; null when there is none. */
export async function findTableOfSeason(
  db: Db,
  { seasonId }: { seasonId: string },
): Promise<LeagueTable | null> {
  const season = await selectSeasons(db).where('season.id', '=', seasonId).executeTakeFirst();
  return season ? readTable(db, season) : null;
}

/** Selects the seasons that have a table. */
function selectSeasons(db: Db) {
  return db
    .selectFrom('competition')
    .innerJoin('season', 'season.competition_id', 'competition.id')
    .select(['competition.slug', 'competition.name', 'competition.region'])
    .select(['season.id', 'season.slug as season_slug', 'season.name as season_name', 'season.regulation'])
    .where((eb) =>
      eb.exists(eb.selectFrom('standing').select('team_id').whereRef('standing.season_id', '=', 'season.id')),
    );
}

type SeasonRow = Awaited<ReturnType<ReturnType<typeof selectSeasons>['executeTakeFirstOrThrow']>>;

async function readTable(db: Db, season: SeasonRow): Promise<LeagueTable> {
  const { zones } = parseRegulation(season.regulation);
  const [rows, deductions, places, sample] = await Promise.all([
    listRows(db, season.id),
    db
      .selectFrom('point_deduction')
      .innerJoin('team', 'team.id', 'point_deduction.team_id')
      .select(['team.slug', 'team.short_name', 'points', 'footnote'])
      .where('season_id', '=', season.id)
      .orderBy('team.slug')
      .execute(),
    db
      .selectFrom('standing_place')
      .innerJoin('team', 'team.id', 'standing_place.team_id')
      .select(['team.slug', 'team.short_name', 'position', 'footnote'])
      .where('season_id', '=', season.id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('fixture')
      .select('id')
      .where('season_id', '=', season.id)
      .where('sample', '=', 1)
      .limit(1)
      .executeTakeFirst(),
  ]);
  return {
    competition: { slug: season.slug, name: season.name, region: season.region },
    season: { id: season.id, slug: season.season_slug, name: season.season_name },
    zones,
    deductions: deductions.map(({ slug, short_name, points, footnote }) => ({
      team: { slug, shortName: short_name },
      points,
      footnote,
    })),
    places: places.map(({ slug, short_name, position, footnote }) => ({
      team: { slug, shortName: short_name },
      position,
      footnote,
    })),
    sample: sample !== undefined,
    standings: rows.map((row) => ({
      position: row.position,
      team: toTeam(row),
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
      isLive: row.is_live === 1,
    })),
  };
}

function listRows(db: Db, seasonId: string) {
  return db
    .selectFrom('standing')
    .innerJoin('team', 'team.id', 'standing.team_id')
    .selectAll('standing')
    .select(teamColumns)
    .where('standing.season_id', '=', seasonId)
    .orderBy('standing.position')
    .execute();
}
