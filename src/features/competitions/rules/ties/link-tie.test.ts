import { expect, it } from 'vitest';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeFixture, writeRound, writeSeason, writeStage, writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { isTieSource, linkTie, unlinkTie } from './link-tie.ts';
import type { TieSource } from './tie-source.ts';

describeOnEachDatabase('the tie of two teams in a round', (open) => {
  async function prepare() {
    const { db } = await open();
    const seasonId = await writeSeason(db);
    const stageId = await writeStage(db, seasonId, { kind: 'knockout' });
    const [semi, final] = [
      await writeRound(db, seasonId, 'semi', stageId),
      await writeRound(db, seasonId, 'final', stageId),
    ];
    /** Writes a match and links it. */
    const play = async (
      home: string,
      away: string,
      day: number,
      { roundId = semi as string | null, stage_id = stageId } = {},
    ) => {
      const id = await writeFixture(db, {
        teams: [home, away],
        season_id: seasonId,
        stage_id,
        round_id: roundId,
        kick_off: NOON + day,
      });
      await relink(id);
      return id;
    };
    const relink = async (id: string) => {
      const match = await db.selectFrom('fixture').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const { stage_id, round_id, home_id, away_id } = match;
      await linkTie(
        db,
        { id, stageId: stage_id, roundId: round_id, homeId: home_id, awayId: away_id },
        newId,
      );
    };
    const remove = async (id: string) => {
      const { tie_id } = await db
        .selectFrom('fixture')
        .select('tie_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await db.deleteFrom('fixture').where('id', '=', id).execute();
      await unlinkTie(db, tie_id);
    };
    const listTies = async () => {
      const rows = await db
        .selectFrom('tie')
        .leftJoin('team as home', 'home.id', 'tie.home_id')
        .leftJoin('team as away', 'away.id', 'tie.away_id')
        .select(['tie.id', 'tie.position', 'tie.version', 'tie.winner', 'home_source', 'away_source'])
        .select(['home.name as home', 'away.name as away'])
        .orderBy('tie.round_id')
        .orderBy('tie.position')
        .execute();
      return rows;
    };
    const pairs = async () =>
      (await listTies()).map(({ home, away, position }) => `${position} ${home}–${away}`);
    const legs = async () => {
      const rows = await db.selectFrom('fixture').select(['leg']).orderBy('kick_off').execute();
      return rows.map(({ leg }) => leg);
    };
    const writeTie = async (roundId: string, sources: { home?: TieSource; away?: TieSource }) => {
      const id = newId();
      const [home_source, away_source] = [sources.home, sources.away].map((one) =>
        one ? JSON.stringify(one) : null,
      );
      await db
        .insertInto('tie')
        .values({
          id,
          stage_id: stageId,
          round_id: roundId,
          position: 1,
          home_source,
          away_source,
          is_bye: 0,
          version: 1,
        })
        .execute();
      return id;
    };
    return { db, seasonId, stageId, semi, final, play, relink, remove, listTies, pairs, legs, writeTie };
  }

  it('is created with the first match, after the others of its round, and takes the return match', async () => {
    const { play, pairs, legs } = await prepare();
    await play('Qarabağ', 'Zirə', 1);
    await play('Sabah', 'Neftçi', 2);
    await play('Zirə', 'Qarabağ', 3);
    expect(await pairs()).toEqual(['1 Qarabağ–Zirə', '2 Sabah–Neftçi']);
    expect(await legs()).toEqual([1, 1, 2]);
  });

  it('has the home team of its first match at home, and a decision follows its team to the other side', async () => {
    const { db, play, pairs, legs, listTies } = await prepare();
    await play('Zirə', 'Qarabağ', 3);
    await play('Qarabağ', 'Zirə', 2);
    expect(await pairs()).toEqual(['1 Qarabağ–Zirə']);
    expect(await listTies()).toMatchObject([{ winner: null, version: 1 }]);
    await db.updateTable('tie').set({ winner: 'home', note: 'Qərar', version: 5 }).execute();
    await play('Zirə', 'Qarabağ', 1);
    expect(await legs()).toEqual([1, 2, 3]);
    expect(await listTies()).toMatchObject([{ home: 'Zirə', away: 'Qarabağ', winner: 'away', version: 6 }]);
    await play('Qarabağ', 'Zirə', 0);
    expect(await listTies()).toMatchObject([{ home: 'Qarabağ', winner: 'home', version: 7 }]);
    await play('Qarabağ', 'Zirə', 9);
    expect(await listTies()).toMatchObject([{ home: 'Qarabağ', winner: 'home', version: 7 }]);
  });

  it('goes with its last match, and its legs are numbered again before', async () => {
    const { play, remove, pairs, legs } = await prepare();
    const [first, second] = [await play('Qarabağ', 'Zirə', 1), await play('Zirə', 'Qarabağ', 2)];
    await remove(first);
    expect([await pairs(), await legs()]).toEqual([['1 Zirə–Qarabağ'], [1]]);
    await remove(second);
    expect(await pairs()).toEqual([]);
  });

  it('stays without a match when an editor has changed it, or another tie waits for its winner', async () => {
    const { db, final, play, remove, pairs, listTies, writeTie } = await prepare();
    const match = await play('Qarabağ', 'Zirə', 1);
    const [tie] = await listTies();
    await db.updateTable('tie').set({ version: 2 }).execute();
    await remove(match);
    expect(await pairs()).toEqual(['1 Qarabağ–Zirə']);
    await db.updateTable('tie').set({ version: 1 }).execute();
    const id = tie?.id ?? '';
    const place = { from: 'place', stage: id, group: null, place: 1 } as const;
    const waiting = await writeTie(final, { home: { from: 'loser', tie: id }, away: place });
    expect([await isTieSource(db, id), await isTieSource(db, waiting)]).toEqual([true, false]);
    await remove(await play('Zirə', 'Qarabağ', 1));
    expect(await pairs()).toContain('1 Zirə–Qarabağ');
  });

  it('that waits for the winners of others gets their teams with its match, and loses them with it', async () => {
    const { semi, final, play, remove, listTies, writeTie } = await prepare();
    await play('Qarabağ', 'Zirə', 1);
    await play('Sabah', 'Neftçi', 2);
    const [first, second] = (await listTies()).map(({ id }): TieSource => ({ from: 'winner', tie: id }));
    const id = await writeTie(final, { home: first, away: second });
    const ofFinal = async () => (await listTies()).find((tie) => tie.id === id);
    const match = await play('Neftçi', 'Zirə', 3, { roundId: final });
    // Its home team comes from the second semi-final, so the sources change their sides.
    expect(await ofFinal()).toMatchObject({
      home: 'Neftçi',
      away: 'Zirə',
      home_source: JSON.stringify(second),
      away_source: JSON.stringify(first),
      version: 2,
    });
    await remove(match);
    expect(await ofFinal()).toMatchObject({ home: null, away: null });
    await play('Qarabağ', 'Zirə', 4, { roundId: final });
    // They cannot meet there, so their match gets a tie of its own.
    expect(await ofFinal()).toMatchObject({ home: null, away: null });
    expect((await listTies()).length).toBe(4);
    expect(semi).not.toBe(final);
  });

  it('loses a match that moves to another round or to other teams', async () => {
    const { db, final, play, relink, pairs, legs } = await prepare();
    const id = await play('Qarabağ', 'Zirə', 1);
    await db.updateTable('fixture').set({ round_id: final }).execute();
    await relink(id);
    expect([await pairs(), await legs()]).toEqual([['1 Qarabağ–Zirə'], [1]]);
    await db
      .updateTable('fixture')
      .set({ home_id: await writeTeam(db, 'Sabah') })
      .execute();
    await relink(id);
    expect(await pairs()).toEqual(['2 Sabah–Zirə']);
    await db.updateTable('fixture').set({ round_id: null }).execute();
    await relink(id);
    expect([await pairs(), await legs()]).toEqual([[], [null]]);
  });

  it('does not exist in a league', async () => {
    const { seasonId, play, pairs, legs } = await prepare();
    await play('Qarabağ', 'Zirə', 1, { stage_id: seasonId, roundId: null });
    expect([await pairs(), await legs()]).toEqual([[], [null]]);
  });
});
