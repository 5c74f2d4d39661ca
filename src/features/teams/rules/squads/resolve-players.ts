import { foldText } from '#az/characters/characters.ts';
import { slugify, slugifyOr } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { PlayerPosition } from '../../tables.ts';

/**
 * Finds the players whom the names of a squad mean: those of the team first, then the only one of that name, at whatever club he
 * is. A player keeps his page when he changes the club. Returns ids by name; names of nobody, or of several, are missing.
 */
export async function findSquadPlayers(
  db: Db,
  { teamId, names }: { teamId: string; names: readonly string[] },
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [name, candidates] of await listCandidates(db, { teamId, names })) {
    const [only] = candidates;
    if (only && candidates.length === 1) found.set(name, only.id);
  }
  return found;
}

/** A player of the site whom a name may mean. */
export interface PlayerCandidate {
  id: string;
  name: string;
  position: PlayerPosition | null;
  /** The beginning of the day in Baku, epoch ms. */
  bornOn: number | null;
}

/** For each name the players of the team who have it; when there are none, all others who have it. */
export async function listCandidates(
  db: Db,
  { teamId, names }: { teamId: string; names: readonly string[] },
): Promise<Map<string, PlayerCandidate[]>> {
  if (names.length === 0) return new Map();
  const slugs = [...new Set(names.map(slugify))].filter((slug) => slug !== '');
  const [own, named] = [
    await listPlayersOfTeam(db, { teamId }),
    slugs.length === 0
      ? []
      : await db
          .selectFrom('player')
          .select(['id', 'name', 'position', 'born_on as bornOn'])
          .where('merged_into', 'is', null)
          .where((eb) => eb.or([eb('slug', 'in', slugs), eb('sort_key', 'in', names.map(sortKey))]))
          .execute(),
  ];
  const byName = (players: readonly PlayerCandidate[]) =>
    Map.groupBy(players, ({ name }) => foldPlayerName(name));
  const [ofTeam, all] = [byName(own), byName(named)];
  return new Map(
    names.map((name) => [name, ofTeam.get(foldPlayerName(name)) ?? all.get(foldPlayerName(name)) ?? []]),
  );
}

/** Two names that are equal folded are two spellings of one name. */
export const foldPlayerName = (name: string) => foldText(name).trim();

/** The players who are or were in the team: now, or in one of its squads. */
function listPlayersOfTeam(db: Db, { teamId }: { teamId: string }) {
  return db
    .selectFrom('player')
    .select(['player.id', 'player.name', 'player.position', 'player.born_on as bornOn'])
    .where('merged_into', 'is', null)
    .where((eb) =>
      eb.or([
        eb('player.team_id', '=', teamId),
        eb('player.id', 'in', (query) =>
          query
            .selectFrom('squad')
            .innerJoin('squad_player', 'squad_player.squad_id', 'squad.id')
            .select('squad_player.player_id')
            .where('squad.team_id', '=', teamId),
        ),
      ]),
    )
    .execute();
}

interface NewPlayer {
  name: string;
  teamId: string | null;
  shirt: number | null;
  position?: PlayerPosition | null;
  bornOn?: number | null;
}

/** Creates a player with a free slug. Returns his id. */
export async function createPlayer(
  tx: Db,
  { newId, ...player }: NewPlayer & { newId: NewId },
): Promise<string> {
  const id = newId();
  await createPlayers(tx, [{ ...player, id }]);
  return id;
}

/** Creates players with free slugs. At most a thousand. */
export async function createPlayers(tx: Db, players: readonly (NewPlayer & { id: string })[]): Promise<void> {
  if (players.length === 0) return;
  const slugs = players.map(({ id, name }) => slugifyOr(name, id));
  const rows = await tx.selectFrom('player').select('slug').where('slug', 'in', slugs).execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  const values = players.map(({ id, name, teamId, shirt, position = null, bornOn = null }, index) => {
    const slug = slugs[index] ?? id;
    const free = taken.has(slug) ? `${slug}-${id.toLowerCase()}` : slug;
    taken.add(slug);
    return {
      id,
      slug: free,
      name,
      sort_key: sortKey(name),
      team_id: teamId,
      shirt,
      position,
      born_on: bornOn,
      version: 1,
    };
  });
  await tx.insertInto('player').values(values).execute();
  // The addresses may have led to players who were renamed.
  const used = values.map(({ slug }) => slug);
  await tx.deleteFrom('player_redirect').where('slug', 'in', used).execute();
}
