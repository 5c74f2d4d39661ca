import { listTeamsById, type Team } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import type { FixtureEventType } from '../../tables.ts';
import { isCard, isCountedIn, isGoal, kindOf, sideOfPlayers } from '../ledger/ledger-event.ts';

/** What a player did for a team in a season of a competition. */
export interface PlayerSeason {
  key: string;
  competition: { slug: string; name: string };
  /** Null for matches without a season. */
  season: { slug: string; name: string } | null;
  team: Team;
  /** Matches in which he began, came on or has an event. */
  matches: number;
  goals: number;
  penalties: number;
  assists: number;
  yellow: number;
  red: number;
}

export interface PlayerRecord {
  /** The newest first. */
  seasons: PlayerSeason[];
  /** The ids of his last matches, the newest first. */
  lastMatches: string[];
}

const MAX_LAST = 5;

/**
 * The seasons of a player, from the ledgers and the line-ups. Own goals and kicks of a shoot-out are no goals of his. Matches whose
 * kick-off was taken back are left out.
 */
export async function readPlayerRecord(db: Db, { playerId }: { playerId: string }): Promise<PlayerRecord> {
  const events = (
    await Promise.all(
      (['player_id', 'other_player_id'] as const).map((column) =>
        db
          .selectFrom('fixture_event')
          .select(['id', 'fixture_id', 'type', 'side', 'player_id', 'other_player_id'])
          .where(column, '=', playerId)
          .execute(),
      ),
    )
  ).flat();
  const starts = await db
    .selectFrom('line_up_player')
    .select(['fixture_id', 'side'])
    .where('player_id', '=', playerId)
    .where('is_starting', '=', 1)
    .execute();
  const ids = [...new Set([...events, ...starts].map(({ fixture_id }) => fixture_id))];
  const fixtures = ids.length === 0 ? [] : await listFixtures(db, ids);
  const eventsOf = Map.groupBy(events, ({ fixture_id }) => fixture_id);
  const sideOf = new Map([
    ...events.map((event) => [event.fixture_id, sideOfPlayers(event)] as const),
    ...starts.map(({ fixture_id, side }) => [fixture_id, side] as const),
  ]);
  const seasons = new Map<string, PlayerSeason>();
  const teamOf = (fixture: (typeof fixtures)[number]) => fixture.teams[sideOf.get(fixture.id) ?? 'home'];
  const teams = await listTeamsById(db, { ids: [...new Set(fixtures.map(teamOf))] });
  for (const fixture of fixtures) {
    const team = teams.find(({ id }) => id === teamOf(fixture));
    if (!team) continue;
    const key = `${fixture.competition.slug} ${fixture.season?.slug ?? ''} ${team.slug}`;
    const none = { matches: 0, goals: 0, penalties: 0, assists: 0, yellow: 0, red: 0 };
    const { competition, season } = fixture;
    const line = seasons.get(key) ?? { key, competition, season, team, ...none };
    seasons.set(key, line);
    line.matches++;
    // An event in which he is both players does not exist: each is read once.
    for (const event of eventsOf.get(fixture.id) ?? []) countEvent(line, event, playerId);
  }
  return { seasons: [...seasons.values()], lastMatches: fixtures.slice(0, MAX_LAST).map(({ id }) => id) };
}

function countEvent(
  line: PlayerSeason,
  event: { type: FixtureEventType; player_id: string | null },
  playerId: string,
): void {
  const isOwn = event.player_id === playerId;
  const { score } = kindOf(event);
  if (isGoal(event) && score !== 'ownGoal') {
    if (!isOwn) line.assists++;
    else line.goals++;
    if (isOwn && score === 'penalty') line.penalties++;
  }
  if (!isOwn || !isCard(event)) return;
  if (isCountedIn(event, 'yellowCards')) line.yellow++;
  if (isCountedIn(event, 'redCards')) line.red++;
}

/** The matches that have begun, the newest first. */
async function listFixtures(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('fixture')
    .innerJoin('competition', 'competition.id', 'fixture.competition_id')
    .leftJoin('season', 'season.id', 'fixture.season_id')
    .select(['fixture.id', 'home_id', 'away_id', 'competition.slug', 'competition.name'])
    .select(['season.slug as season_slug', 'season.name as season_name'])
    .where('fixture.id', 'in', ids)
    .where('fixture.home_score', 'is not', null)
    .orderBy('fixture.kick_off', 'desc')
    .orderBy('fixture.id')
    .execute();
  return rows.map(({ id, home_id, away_id, slug, name, season_slug, season_name }) => ({
    id,
    teams: { home: home_id, away: away_id },
    competition: { slug, name },
    season: season_slug === null || season_name === null ? null : { slug: season_slug, name: season_name },
  }));
}
