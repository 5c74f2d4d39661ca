import type { Db } from '#platform/db/schema.ts';
import type { PlayerPosition } from '../tables.ts';
import { listTeamsById, type Team } from './team.ts';

/** A player as a search shows him. */
export interface FoundPlayer {
  id: string;
  slug: string;
  name: string;
  /** The number of his shirt. */
  shirt: number | null;
  /** The team that he plays for now. */
  team: (Team & { id: string }) | null;
}

/**
 * The players with these ids: first those who play for a team now, then those whose last line-up is the newest. Unknown ids are
 * ignored. A merged player is the one that he was merged into.
 */
export async function listPlayersById(
  db: Db,
  { ids, limit = ids.length }: { ids: readonly string[]; limit?: number },
): Promise<FoundPlayer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('player')
    .innerJoin('player as current', (join) =>
      join.on('current.id', '=', (eb) => eb.fn.coalesce('player.merged_into', 'player.id')),
    )
    .select(['current.id', 'current.slug', 'current.name', 'current.shirt', 'current.team_id'])
    .select((eb) =>
      eb
        .selectFrom('line_up_player')
        .innerJoin('fixture', 'fixture.id', 'line_up_player.fixture_id')
        .select(({ fn }) => fn.max('fixture.kick_off').as('kick_off'))
        .whereRef('line_up_player.player_id', '=', 'current.id')
        .as('last_played'),
    )
    .where('player.id', 'in', ids)
    .execute();
  const shown = rows
    .sort(
      (a, b) =>
        Number(b.team_id !== null) - Number(a.team_id !== null) ||
        Number(b.last_played ?? 0) - Number(a.last_played ?? 0) ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, limit);
  const teams = await listTeamsById(db, { ids: shown.flatMap(({ team_id }) => team_id ?? []) });
  return shown.map(({ id, slug, name, shirt, team_id }) => ({
    id,
    slug,
    name,
    shirt,
    team: teams.find((team) => team.id === team_id) ?? null,
  }));
}

/** A player with his page. */
export interface PlayerProfile {
  id: string;
  slug: string;
  name: string;
  shirt: number | null;
  position: PlayerPosition | null;
  /** Epoch ms; null when it is not known. */
  bornOn: number | null;
  /** The team that he plays for now. */
  team: Team | null;
}

/**
 * The player who has this slug, or who had it before he was renamed; one who was merged is the one that he was merged into. Null
 * when there is none. The page leads to the slug that he has now.
 */
export async function findPlayerBySlug(db: Db, { slug }: { slug: string }): Promise<PlayerProfile | null> {
  const row = await db
    .selectFrom('player')
    .innerJoin('player as current', (join) =>
      join.on('current.id', '=', (eb) => eb.fn.coalesce('player.merged_into', 'player.id')),
    )
    .select(['current.id', 'current.slug', 'current.name', 'current.shirt', 'current.position'])
    .select(['current.born_on as bornOn', 'current.team_id'])
    .where('player.id', '=', (eb) =>
      eb.fn.coalesce(
        eb.selectFrom('player as named').select('named.id').where('named.slug', '=', slug),
        eb.selectFrom('player_redirect').select('player_id').where('player_redirect.slug', '=', slug),
      ),
    )
    .executeTakeFirst();
  if (!row) return null;
  const { team_id, ...player } = row;
  const [team = null] = team_id === null ? [] : await listTeamsById(db, { ids: [team_id] });
  return { ...player, team };
}

/** A player of a team, as lists show him. */
export interface SquadMember {
  id: string;
  slug: string;
  name: string;
  shirt: number | null;
  position: PlayerPosition | null;
}

/** The squad of a team: see `listSquads`. */
export async function listSquad(
  db: Db,
  { teamId, at }: { teamId: string; at: number },
): Promise<SquadMember[]> {
  const squads = await listSquads(db, { teamIds: [teamId], at });
  return squads.get(teamId) ?? [];
}

/**
 * The players of teams (their ids) by their shirts: those of the squad `at` a time (epoch ms) who have joined and not left, and those
 * who play for the team now. Shirt and position are those of the squad. A team without players is missing.
 */
export async function listSquads(
  db: Db,
  { teamIds, at }: { teamIds: readonly string[]; at: number },
): Promise<Map<string, SquadMember[]>> {
  if (teamIds.length === 0) return new Map();
  const columns = ['player.id', 'player.slug', 'player.name', 'player.sort_key'] as const;
  const own = await db
    .selectFrom('player')
    .select([...columns, 'shirt', 'position', 'team_id as team'])
    .select((eb) => [eb.val(null).as('joined_on'), eb.val(null).as('left_on')])
    .where('team_id', 'in', teamIds)
    .where('merged_into', 'is', null)
    .execute();
  const members = await db
    .selectFrom('squad')
    .innerJoin('squad_player', 'squad_player.squad_id', 'squad.id')
    .innerJoin('player', 'player.id', 'squad_player.player_id')
    .select([...columns, 'squad.team_id as team', 'joined_on', 'left_on'])
    .select((eb) => [
      eb.fn.coalesce('squad_player.shirt', 'player.shirt').as('shirt'),
      eb.fn.coalesce('squad_player.position', 'player.position').as('position'),
    ])
    .where('player.merged_into', 'is', null)
    .where('squad.team_id', 'in', teamIds)
    .where('squad.id', '=', (eb) =>
      eb
        .selectFrom('squad as newest')
        .select('newest.id')
        .whereRef('newest.team_id', '=', 'squad.team_id')
        .where('newest.starts_on', '<=', at)
        .orderBy('newest.starts_on', 'desc')
        .orderBy('newest.id', 'desc')
        .limit(1),
    )
    .execute();
  const byTeam = Map.groupBy([...own, ...members], ({ team }) => team ?? '');
  return new Map([...byTeam].map(([team, players]) => [team, toSquad(players, at)]));
}

/** The players who have joined and not left `at` a time, each as the last line has him, by their shirts. */
function toSquad(
  players: readonly (SquadMember & { sort_key: string; joined_on: number | null; left_on: number | null })[],
  at: number,
): SquadMember[] {
  const left = new Set(players.flatMap(({ id, left_on }) => (left_on !== null && left_on <= at ? [id] : [])));
  const joined = players.filter(({ joined_on }) => joined_on === null || joined_on <= at);
  return [...new Map(joined.map((player) => [player.id, player])).values()]
    .filter(({ id }) => !left.has(id))
    .sort((a, b) => (a.shirt ?? 100) - (b.shirt ?? 100) || (a.sort_key < b.sort_key ? -1 : 1))
    .map(({ id, slug, name, shirt, position }) => ({ id, slug, name, shirt, position }));
}
