import type { Competition } from '#features/competitions/rules/competition.ts';
import type { StageName } from '#features/competitions/rules/standings/league-table.ts';
import type { Team } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import type { FixtureStatus } from '../../tables.ts';
import type { Score } from '../fixture.ts';

/** A match in the list of a whole season: without its events. */
export interface SeasonMatch {
  id: string;
  competition: Competition;
  /** Epoch ms. */
  kickOff: number;
  status: FixtureStatus;
  home: Team;
  away: Team;
  score: Score | null;
  /** The score after 90 minutes, when extra time was played. */
  regular: Score | null;
  shootOut: Score | null;
  stage: StageName | null;
  group: string | null;
  /** Null for a match without a round. */
  round: { id: string; key: string } | null;
  sample: boolean;
}

/** All matches of a season: by stage, round and kick-off. Those without a round are the last of their stage. */
export async function listSeasonMatches(db: Db, { seasonId }: { seasonId: string }): Promise<SeasonMatch[]> {
  const rows = await selectMatches(db).where('fixture.season_id', '=', seasonId).execute();
  const last = Number.MAX_SAFE_INTEGER;
  return rows
    .toSorted(
      (a, b) =>
        (a.stage_position ?? last) - (b.stage_position ?? last) ||
        (a.round_position ?? last) - (b.round_position ?? last) ||
        a.kick_off - b.kick_off ||
        (a.id < b.id ? -1 : 1),
    )
    .map(toSeasonMatch);
}

/** The matches of a team that have a score, from `since` on (epoch ms), the newest first. */
export async function listTeamResults(
  db: Db,
  { teamId, since }: { teamId: string; since: number },
): Promise<SeasonMatch[]> {
  // One query for each index: with `or` the databases would read and sort all matches of the team.
  const lists = await Promise.all(
    (['fixture.home_id', 'fixture.away_id'] as const).map((column) =>
      selectMatches(db)
        .where(column, '=', teamId)
        .where('fixture.kick_off', '>=', since)
        .where('fixture.home_score', 'is not', null)
        .execute(),
    ),
  );
  return lists
    .flat()
    .toSorted((a, b) => b.kick_off - a.kick_off || (a.id < b.id ? -1 : 1))
    .map(toSeasonMatch);
}

function selectMatches(db: Db) {
  return db
    .selectFrom('fixture')
    .innerJoin('competition', 'competition.id', 'fixture.competition_id')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .leftJoin('stage', 'stage.id', 'fixture.stage_id')
    .leftJoin('stage_group', 'stage_group.id', 'fixture.group_id')
    .leftJoin('round', 'round.id', 'fixture.round_id')
    .select(['fixture.id', 'kick_off', 'status', 'sample', 'round_id', 'round.key as round_key'])
    .select(['home_score', 'away_score', 'home_regular', 'away_regular', 'home_shoot_out', 'away_shoot_out'])
    .select(['home.slug as home_slug', 'home.name as home_name', 'home.short_name as home_short'])
    .select([
      'home.primary_color as home_color',
      'home.secondary_color as home_second',
      'home.crest as home_crest',
    ])
    .select(['away.slug as away_slug', 'away.name as away_name', 'away.short_name as away_short'])
    .select([
      'away.primary_color as away_color',
      'away.secondary_color as away_second',
      'away.crest as away_crest',
    ])
    .select(['stage.id as stage_id', 'stage.kind as stage_kind', 'stage.name as stage_name'])
    .select(['stage.position as stage_position', 'round.position as round_position'])
    .select(['stage_group.name as group_name', 'competition.slug', 'competition.name'])
    .select('competition.region');
}

type MatchRow = Awaited<ReturnType<ReturnType<typeof selectMatches>['executeTakeFirstOrThrow']>>;

function toSeasonMatch(row: MatchRow): SeasonMatch {
  const { stage_id, stage_kind, stage_name, round_id, round_key, slug, name, region } = row;
  return {
    id: row.id,
    competition: { slug, name, region },
    kickOff: row.kick_off,
    status: row.status,
    home: {
      slug: row.home_slug,
      name: row.home_name,
      shortName: row.home_short,
      colors: [row.home_color, row.home_second],
      crest: row.home_crest,
    },
    away: {
      slug: row.away_slug,
      name: row.away_name,
      shortName: row.away_short,
      colors: [row.away_color, row.away_second],
      crest: row.away_crest,
    },
    score: toScore(row.home_score, row.away_score),
    regular: toScore(row.home_regular, row.away_regular),
    shootOut: toScore(row.home_shoot_out, row.away_shoot_out),
    stage:
      stage_id === null || stage_kind === null ? null : { id: stage_id, kind: stage_kind, name: stage_name },
    group: row.group_name,
    round: round_id === null || round_key === null ? null : { id: round_id, key: round_key },
    sample: row.sample === 1,
  };
}

function toScore(home: number | null, away: number | null): Score | null {
  return home === null || away === null ? null : { home, away };
}
