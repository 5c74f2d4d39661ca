import { foldText } from '#az/characters/characters.ts';
import { listStages, type Stage } from '#features/competitions/rules/stages/stages.ts';
import type { CompetitionKind, CompetitionRegion } from '#features/competitions/tables.ts';
import { listKnownTeams } from '#features/teams/rules/names/list-known-teams.ts';
import type { KnownTeam } from '#features/teams/rules/names/resolve-team-names.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { toChunks } from '#platform/limits/to-chunks.ts';

/** A match of the season as it is in the database. */
export interface KnownFixture {
  id: string;
  stageId: string | null;
  groupId: string | null;
  round: string | null;
  homeId: string;
  awayId: string;
  /** Epoch ms. */
  kickOff: number;
  venue: string | null;
  isNeutral: boolean;
  hasReferee: boolean;
  isCancelled: boolean;
  /** Fields that an editor has locked. */
  locks: ReadonlySet<string>;
}

/** A demo match of the season. */
export interface SampleFixture {
  id: string;
  stageId: string | null;
  tieId: string | null;
  teamIds: string[];
  isLive: boolean;
}

/** A stage of the season, with the ids of its groups and rounds by their names and keys. */
export interface KnownStage extends Stage {
  groups: ReadonlyMap<string, string>;
  rounds: ReadonlyMap<string, string>;
}

/** The competition of an import. It does not exist yet when the import creates it. */
export interface CompetitionState {
  id: string;
  slug: string;
  name: string;
  region: CompetitionRegion;
  kind: CompetitionKind;
  isNew: boolean;
}

/** What the database has of a season, and all teams. */
export interface SeasonState {
  competition: CompetitionState;
  /** Null when the import creates it. */
  season: { id: string; name: string; startsOn: number } | null;
  stages: KnownStage[];
  fixtures: KnownFixture[];
  /** Demo matches. They must not count in a table of real results. */
  samples: SampleFixture[];
  /** How many matches each team had before the first one in this database, by its id. */
  starts: ReadonlyMap<string, number>;
  teams: KnownTeam[];
}

/** Finds a competition and locks it, so that two imports of one season do not write the same matches. */
export async function lockCompetition(tx: Db, slug: string): Promise<CompetitionState | null> {
  const query = tx
    .selectFrom('competition')
    .select(['id', 'slug', 'name', 'region', 'kind'])
    .where('slug', '=', slug);
  const found = await (engineOf(tx) === 'postgres' ? query.forNoKeyUpdate() : query).executeTakeFirst();
  return found ? { ...found, isNew: false } : null;
}

/** The error of a slug that no competition has. It names those that there are. */
export async function unknownCompetition(tx: Db, slug: string): Promise<NotFound> {
  const known = await tx.selectFrom('competition').select('slug').orderBy('position').execute();
  const slugs = known.map((competition) => competition.slug).join(', ');
  return new NotFound(
    `There is no competition ${slug}. ${slugs === '' ? 'There are none yet.' : `There are: ${slugs}`}`,
  );
}

/** Reads a season of a competition. */
export async function readSeasonState(
  tx: Db,
  { competition, season: slug }: { competition: CompetitionState; season: string },
): Promise<SeasonState> {
  const season = await tx
    .selectFrom('season')
    .select(['id', 'name', 'starts_on as startsOn'])
    .where('competition_id', '=', competition.id)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return {
    competition,
    season: season ?? null,
    stages: season ? await readStages(tx, season.id) : [],
    fixtures: season ? await readFixtures(tx, season.id) : [],
    samples: season ? await readSamples(tx, season.id) : [],
    starts: season ? await readStarts(tx, season.id) : new Map(),
    teams: await listKnownTeams(tx),
  };
}

async function readStages(tx: Db, seasonId: string): Promise<KnownStage[]> {
  const stages = await listStages(tx, { seasonId });
  const groups = await tx
    .selectFrom('stage_group')
    .innerJoin('stage', 'stage.id', 'stage_group.stage_id')
    .select(['stage_group.id', 'stage_group.name', 'stage_group.stage_id'])
    .where('stage.season_id', '=', seasonId)
    .execute();
  const rounds = await tx
    .selectFrom('round')
    .select(['id', 'key', 'stage_id'])
    .where('season_id', '=', seasonId)
    .execute();
  return stages.map((stage) => ({
    ...stage,
    groups: new Map(groups.flatMap(({ id, name, stage_id }) => (stage_id === stage.id ? [[name, id]] : []))),
    rounds: new Map(rounds.flatMap(({ id, key, stage_id }) => (stage_id === stage.id ? [[key, id]] : []))),
  }));
}

async function readFixtures(tx: Db, seasonId: string): Promise<KnownFixture[]> {
  const rows = await tx
    .selectFrom('fixture')
    .leftJoin('round', 'round.id', 'fixture.round_id')
    .leftJoin('venue', 'venue.id', 'fixture.venue_id')
    .leftJoin('fixture_official', (join) =>
      join
        .onRef('fixture_official.fixture_id', '=', 'fixture.id')
        .on('fixture_official.role', '=', 'referee'),
    )
    .select(['fixture.id', 'round.key as round', 'home_id', 'away_id', 'kick_off', 'venue.name as venue'])
    .select([
      'fixture.status',
      'fixture.stage_id',
      'fixture.group_id',
      'fixture_official.official_id',
      'is_neutral',
    ])
    .where('fixture.season_id', '=', seasonId)
    .where('sample', '=', 0)
    .orderBy('kick_off')
    .execute();
  const locks = await tx
    .selectFrom('fixture_lock')
    .innerJoin('fixture', 'fixture.id', 'fixture_lock.fixture_id')
    .select(['fixture_id', 'field'])
    .where('fixture.season_id', '=', seasonId)
    .execute();
  const locksOf = Map.groupBy(locks, ({ fixture_id }) => fixture_id);
  return rows.map((row) => ({
    id: row.id,
    stageId: row.stage_id,
    groupId: row.group_id,
    round: row.round,
    homeId: row.home_id,
    awayId: row.away_id,
    kickOff: row.kick_off,
    venue: row.venue,
    isNeutral: row.is_neutral === 1,
    hasReferee: row.official_id !== null,
    isCancelled: row.status === 'cancelled',
    locks: new Set((locksOf.get(row.id) ?? []).map(({ field }) => field)),
  }));
}

async function readSamples(tx: Db, seasonId: string): Promise<SeasonState['samples']> {
  const rows = await tx
    .selectFrom('fixture')
    .select(['id', 'status', 'stage_id', 'tie_id', 'home_id', 'away_id'])
    .where('season_id', '=', seasonId)
    .where('sample', '=', 1)
    .execute();
  return rows.map(({ id, status, stage_id, tie_id, home_id, away_id }) => ({
    id,
    stageId: stage_id,
    tieId: tie_id,
    teamIds: [home_id, away_id],
    isLive: status === 'live' || status === 'suspended',
  }));
}

async function readStarts(tx: Db, seasonId: string): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('standing_start')
    .innerJoin('stage', 'stage.id', 'standing_start.stage_id')
    .select(['team_id', 'won', 'drawn', 'lost'])
    .where('stage.season_id', '=', seasonId)
    .execute();
  return new Map(rows.map(({ team_id, won, drawn, lost }) => [team_id, won + drawn + lost]));
}

const TEAMS_PER_QUERY = 500;

/**
 * The players of these teams, now or in one of their squads, by their team and folded name: `teamId name`. A name that two players of
 * a team have is left out.
 */
export async function readPlayerNames(tx: Db, teamIds: readonly string[]): Promise<Map<string, string>> {
  const rows: { id: string; name: string; teamId: string | null }[] = [];
  for (const ids of toChunks(teamIds, TEAMS_PER_QUERY)) {
    const now = await tx
      .selectFrom('player')
      .select(['id', 'name', 'team_id as teamId'])
      .where('team_id', 'in', ids)
      .where('merged_into', 'is', null)
      .execute();
    const inSquads = await tx
      .selectFrom('squad')
      .innerJoin('squad_player', 'squad_player.squad_id', 'squad.id')
      .innerJoin('player', 'player.id', 'squad_player.player_id')
      .select(['player.id', 'player.name', 'squad.team_id as teamId'])
      .where('squad.team_id', 'in', ids)
      .where('merged_into', 'is', null)
      .distinct()
      .execute();
    rows.push(...now, ...inSquads);
  }
  const byName = Map.groupBy(rows, ({ name, teamId }) => `${teamId} ${foldText(name)}`);
  return new Map(
    [...byName].flatMap(([key, found]) => {
      const [first, ...others] = new Set(found.map(({ id }) => id));
      return first !== undefined && others.length === 0 ? [[key, first] as const] : [];
    }),
  );
}
