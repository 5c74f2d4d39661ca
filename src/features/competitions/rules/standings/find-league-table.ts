import { teamColumns, toTeam } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import type { LeagueTable } from './league-table.ts';
import { parseForm } from './read-stage-results.ts';
import { parseRegulation } from './regulation.ts';

/**
 * The table of a season of a competition (both slugs) that a reader wants first: see `chooseMainTables`. Without a season, of
 * the newest one that has a table. Null when there is no table, for instance for a cup.
 */
export async function findLeagueTable(
  db: Db,
  season: { competition: string; season?: string },
): Promise<LeagueTable | null> {
  const [first = null] = await listMainTables(db, season);
  return first;
}

/** The tables of the stage that a reader wants first, one for each group: see `findLeagueTable`. Empty when there is none. */
export async function listMainTables(
  db: Db,
  { competition: slug, season: seasonSlug }: { competition: string; season?: string },
): Promise<LeagueTable[]> {
  const season = await selectSeasons(db)
    .where('competition.slug', '=', slug)
    .$if(seasonSlug !== undefined, (query) => query.where('season.slug', '=', seasonSlug as string))
    .orderBy('season.starts_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return season ? chooseMainTables(await readTables(db, season)) : [];
}

/** The table of a season by the id of the season that a reader wants first; null when there is none. */
export async function findTableOfSeason(db: Db, season: { seasonId: string }): Promise<LeagueTable | null> {
  const [first = null] = await listMainTablesOfSeason(db, season);
  return first;
}

/** As `listMainTables`, by the id of the season. */
export async function listMainTablesOfSeason(db: Db, season: { seasonId: string }): Promise<LeagueTable[]> {
  return chooseMainTables(await listTablesOfSeason(db, season));
}

/** All tables of a season, in the order of its stages and groups. */
export async function listTablesOfSeason(db: Db, { seasonId }: { seasonId: string }): Promise<LeagueTable[]> {
  const season = await selectSeasons(db).where('season.id', '=', seasonId).executeTakeFirst();
  return season ? readTables(db, season) : [];
}

/** The table in which all these teams (slugs) stand: of this stage, or else the newest one. Null without such a table. */
export function chooseTableOfTeams(
  tables: readonly LeagueTable[],
  { teams, stageId }: { teams: readonly string[]; stageId: string | null },
): LeagueTable | null {
  const own = tables.filter(({ standings }) =>
    teams.every((slug) => standings.some(({ team }) => team.slug === slug)),
  );
  return own.find(({ stage }) => stage.id === stageId) ?? own.at(-1) ?? null;
}

/** The tables of the newest stage in which somebody has played. Before the first match, those of the first stage. */
function chooseMainTables(tables: readonly LeagueTable[]): LeagueTable[] {
  const begun = tables.findLast(({ standings }) => standings.some(({ played }) => played > 0));
  const main = begun ?? tables[0];
  return tables.filter(({ stage }) => stage.id === main?.stage.id);
}

/** Selects the seasons that have a table. */
function selectSeasons(db: Db) {
  return db
    .selectFrom('competition')
    .innerJoin('season', 'season.competition_id', 'competition.id')
    .select(['competition.slug', 'competition.name', 'competition.region'])
    .select(['season.id', 'season.slug as season_slug', 'season.name as season_name'])
    .where((eb) =>
      eb.exists(eb.selectFrom('standing').select('team_id').whereRef('standing.season_id', '=', 'season.id')),
    );
}

type SeasonRow = Awaited<ReturnType<ReturnType<typeof selectSeasons>['executeTakeFirstOrThrow']>>;

async function readTables(db: Db, season: SeasonRow): Promise<LeagueTable[]> {
  const [rows, stages, deductions, places, sample] = await Promise.all([
    listRows(db, season.id),
    db
      .selectFrom('stage')
      .select(['id', 'kind', 'name', 'regulation'])
      .where('season_id', '=', season.id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('stage')
      .innerJoin('point_deduction', 'point_deduction.stage_id', 'stage.id')
      .innerJoin('team', 'team.id', 'point_deduction.team_id')
      .select(['stage_id', 'team.slug', 'team.short_name', 'points', 'footnote'])
      .where('season_id', '=', season.id)
      .orderBy('team.slug')
      .execute(),
    db
      .selectFrom('stage')
      .innerJoin('standing_place', 'standing_place.stage_id', 'stage.id')
      .innerJoin('team', 'team.id', 'standing_place.team_id')
      .select(['stage_id', 'team.slug', 'team.short_name', 'standing_place.position', 'footnote'])
      .where('season_id', '=', season.id)
      .orderBy('standing_place.position')
      .execute(),
    db
      .selectFrom('fixture')
      .select('id')
      .where('season_id', '=', season.id)
      .where('sample', '=', 1)
      .limit(1)
      .executeTakeFirst(),
  ]);
  return stages.flatMap((stage) => {
    const ofStage = rows.filter(({ stage_id }) => stage_id === stage.id);
    const regulation = parseRegulation(stage.regulation);
    const groups = Map.groupBy(ofStage, ({ group_name }) => group_name);
    return [...groups].map(([group, lines]): LeagueTable => {
      const isHere = (row: { stage_id: string; slug: string }) =>
        row.stage_id === stage.id && lines.some(({ slug }) => slug === row.slug);
      return {
        competition: { slug: season.slug, name: season.name, region: season.region },
        season: { id: season.id, slug: season.season_slug, name: season.season_name },
        stage: { id: stage.id, kind: stage.kind, name: stage.name },
        group,
        zones: regulation.zones,
        deductions: deductions.filter(isHere).map(({ slug, short_name, points, footnote }) => ({
          team: { slug, shortName: short_name },
          points,
          footnote,
        })),
        places: places.filter(isHere).map(({ slug, short_name, position, footnote }) => ({
          team: { slug, shortName: short_name },
          position,
          footnote,
        })),
        sample: sample !== undefined,
        standings: lines.map((row) => ({
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
    });
  });
}

/** The lines of all tables of a season, group by group, each in its order. */
function listRows(db: Db, seasonId: string) {
  return db
    .selectFrom('standing')
    .innerJoin('team', 'team.id', 'standing.team_id')
    .leftJoin('stage_group', 'stage_group.id', 'standing.group_id')
    .selectAll('standing')
    .select(teamColumns)
    .select('stage_group.name as group_name')
    .where('standing.season_id', '=', seasonId)
    .orderBy('stage_group.position')
    .orderBy('standing.position')
    .execute();
}
