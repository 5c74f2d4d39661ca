import type { CompetitionRegion } from '#features/competitions/tables.ts';
import { listKnownTeams } from '#features/teams/rules/names/list-known-teams.ts';
import type { KnownTeam } from '#features/teams/rules/names/resolve-team-names.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';

/** A match of the season as it is in the database. */
export interface KnownFixture {
  id: string;
  round: string | null;
  homeId: string;
  awayId: string;
  /** Epoch ms. */
  kickOff: number;
  venue: string | null;
  isCancelled: boolean;
  /** Fields that an editor has locked. */
  locks: ReadonlySet<string>;
}

/** What the database has of a season, and all teams. */
export interface SeasonState {
  competition: { id: string; slug: string; name: string; region: CompetitionRegion };
  /** Null when the import creates it. */
  season: { id: string; name: string } | null;
  /** Keys of rounds → ids. */
  rounds: ReadonlyMap<string, string>;
  fixtures: KnownFixture[];
  /** Demo matches. They must not count in a table of real results. */
  samples: { id: string; isLive: boolean }[];
  /** How many matches each team had before the first one in this database, by its id. */
  starts: ReadonlyMap<string, number>;
  teams: KnownTeam[];
}

/**
 * Reads a season and locks its competition, so that two imports of one season do not write the same matches.
 * @throws NotFound without such a competition.
 */
export async function readSeasonState(
  tx: Db,
  { competition: slug, season: seasonSlug }: { competition: string; season: string },
): Promise<SeasonState> {
  const query = tx
    .selectFrom('competition')
    .select(['id', 'slug', 'name', 'region'])
    .where('slug', '=', slug);
  const competition = await (engineOf(tx) === 'postgres' ? query.forNoKeyUpdate() : query).executeTakeFirst();
  if (!competition) throw new NotFound(`There is no competition ${slug}`);
  const season = await tx
    .selectFrom('season')
    .select(['id', 'name'])
    .where('competition_id', '=', competition.id)
    .where('slug', '=', seasonSlug)
    .executeTakeFirst();
  const rounds = season
    ? await tx.selectFrom('round').select(['key', 'id']).where('season_id', '=', season.id).execute()
    : [];
  return {
    competition,
    season: season ?? null,
    rounds: new Map(rounds.map(({ key, id }) => [key, id])),
    fixtures: season ? await readFixtures(tx, season.id) : [],
    samples: season ? await readSamples(tx, season.id) : [],
    starts: season ? await readStarts(tx, season.id) : new Map(),
    teams: await listKnownTeams(tx),
  };
}

async function readFixtures(tx: Db, seasonId: string): Promise<KnownFixture[]> {
  const rows = await tx
    .selectFrom('fixture')
    .leftJoin('round', 'round.id', 'fixture.round_id')
    .leftJoin('venue', 'venue.id', 'fixture.venue_id')
    .select(['fixture.id', 'round.key as round', 'home_id', 'away_id', 'kick_off', 'venue.name as venue'])
    .select('fixture.status')
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
  return rows.map((row) => ({
    id: row.id,
    round: row.round,
    homeId: row.home_id,
    awayId: row.away_id,
    kickOff: row.kick_off,
    venue: row.venue,
    isCancelled: row.status === 'cancelled',
    locks: new Set(locks.filter(({ fixture_id }) => fixture_id === row.id).map(({ field }) => field)),
  }));
}

async function readSamples(tx: Db, seasonId: string): Promise<SeasonState['samples']> {
  const rows = await tx
    .selectFrom('fixture')
    .select(['id', 'status'])
    .where('season_id', '=', seasonId)
    .where('sample', '=', 1)
    .execute();
  return rows.map(({ id, status }) => ({ id, isLive: status === 'live' || status === 'suspended' }));
}

async function readStarts(tx: Db, seasonId: string): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('standing_start')
    .select(['team_id', 'won', 'drawn', 'lost'])
    .where('season_id', '=', seasonId)
    .execute();
  return new Map(rows.map(({ team_id, won, drawn, lost }) => [team_id, won + drawn + lost]));
}
