import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findPlayerBySlug, listPlayersById, listSquad, listSquads } from './players.ts';

/** A player's id is his slug too, and what his name is sorted by. */
async function writePlayers(
  db: Db,
  players: readonly {
    id: string;
    team_id?: string;
    shirt?: number;
    position?: 'goalkeeper';
    merged_into?: string;
  }[],
) {
  const rows = players.map((player) => ({
    slug: player.id,
    name: player.id,
    sort_key: player.id,
    version: 1,
    ...player,
  }));
  for (const row of rows) await db.insertInto('player').values(row).execute();
}

describeOnEachDatabase('players', (open) => {
  it('those of a team come first, in the order of their ids when none of them has played', async () => {
    const { db } = await open();
    const team_id = await writeTeam(db, 'Qarabağ');
    await writePlayers(db, [{ id: 'd' }, { id: 'c', team_id }, { id: 'b' }, { id: 'a', team_id }]);
    const ids = (await listPlayersById(db, { ids: ['d', 'c', 'b', 'a'] })).map(({ id }) => id);
    expect(ids).toEqual(['a', 'c', 'b', 'd']);
  });

  it('nobody is asked for without an address, an id or a team', async () => {
    const { db } = await open();
    expect(await findPlayerBySlug(db, { slug: 'none' })).toBeNull();
    expect(await listPlayersById(db, { ids: [] })).toEqual([]);
    expect(await listSquads(db, { teamIds: [], at: NOON })).toEqual(new Map());
  });
});

describeOnEachDatabase('the squad of a team', (open) => {
  async function prepare() {
    const { db } = await open();
    const teamId = await writeTeam(db, 'Qarabağ');
    const writeSquad = async (
      id: string,
      startsOn: number,
      players: readonly {
        player_id: string;
        shirt?: number;
        position?: 'forward';
        joined_on?: number;
        left_on?: number;
      }[],
    ) => {
      const squad = { id, team_id: teamId, name: id, season: '2025/26', coach: '', version: 1 };
      await db
        .insertInto('squad')
        .values({ ...squad, starts_on: startsOn })
        .execute();
      for (const player of players)
        await db
          .insertInto('squad_player')
          .values({ squad_id: id, shirt: null, position: null, joined_on: null, left_on: null, ...player })
          .execute();
    };
    const list = async (at = NOON) =>
      (await listSquad(db, { teamId, at })).map(({ id, shirt, position }) =>
        [id, shirt, position].filter((part) => part !== null).join(' '),
      );
    return { db, teamId, writeSquad, list };
  }

  it('is in the order of the shirts, then of the names; those without a shirt come last', async () => {
    const { db, teamId: team_id, list } = await prepare();
    expect(await list()).toEqual([]);
    await writePlayers(db, [
      { id: 'e', team_id },
      { id: 'd', team_id },
      { id: 'f', team_id },
      { id: 'c', team_id, shirt: 10 },
      { id: 'b', team_id, shirt: 9 },
      { id: 'a', team_id, shirt: 99 },
      { id: 'g', team_id, shirt: 10 },
      { id: 'other', shirt: 1 },
      { id: 'merged', team_id, merged_into: 'a' },
    ]);
    expect(await list()).toEqual(['b 9', 'c 10', 'g 10', 'a 99', 'd', 'e', 'f']);
  });

  it('has the shirt and the position of the squad, and without them those of the player', async () => {
    const { db, teamId, writeSquad, list } = await prepare();
    const own = { team_id: teamId, shirt: 7, position: 'goalkeeper' } as const;
    await writePlayers(db, [{ id: 'a', ...own }, { id: 'b', ...own }, { id: 'c', shirt: 8 }, { id: 'd' }]);
    await writeSquad('now', NOON, [
      { player_id: 'a', shirt: 1, position: 'forward' },
      { player_id: 'b' },
      { player_id: 'c' },
      { player_id: 'd', shirt: 20, position: 'forward' },
    ]);
    expect(await list()).toEqual(['a 1 forward', 'b 7 goalkeeper', 'c 8', 'd 20 forward']);
  });

  it('is the one that began last, of those who have come and not left', async () => {
    const { db, teamId: team_id, writeSquad, list } = await prepare();
    await writePlayers(db, [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd', team_id }, { id: 'e' }]);
    await writeSquad('old', NOON - DAY, [{ player_id: 'e' }]);
    await writeSquad('now', NOON, [
      { player_id: 'a' },
      { player_id: 'b', joined_on: NOON + DAY },
      { player_id: 'c', left_on: NOON + DAY },
      { player_id: 'd', left_on: NOON + DAY },
    ]);
    await writeSquad('later', NOON + 2 * DAY, []);
    expect(await list(NOON - 1)).toEqual(['d', 'e']);
    expect(await list(NOON)).toEqual(['a', 'c', 'd']);
    expect(await list(NOON + DAY - 1)).toEqual(['a', 'c', 'd']);
    expect(await list(NOON + DAY)).toEqual(['a', 'b']);
    expect(await list(NOON + 2 * DAY)).toEqual(['d']);
  });
});
