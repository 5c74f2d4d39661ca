import type { Insertable } from 'kysely';
import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import type { FixtureTable } from '#features/matches/tables.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { goal, kickOff, periodMark, retractEvent, writeLedger } from '#tests/kit/content/ledgers.ts';
import { writeCompetition, writeFixture, writeSeason } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { PlayerRef, Side } from '../event-fields.ts';
import { type EventOf, type LedgerEvent, listLedger } from '../ledger/ledger-event.ts';
import { readPlayerRecord } from './player-seasons.ts';

const zubir: PlayerRef = { id: 'zubir', name: 'Zubir' };
const andrade: PlayerRef = { id: 'andrade', name: 'Andrade' };

const event = <Type extends 'ownGoal' | 'missedPenalty' | 'yellow' | 'secondYellow' | 'red'>(
  type: Type,
  side: Side,
  player = zubir,
) => ({ type, side, player, minute: 30, added: null }) as EventOf<Type>;
const goalOf = (side: Side, player: PlayerRef | null, assist: PlayerRef | null = null): EventOf<'goal'> => ({
  ...goal(side, 20),
  player,
  assist,
});
const penaltyOf = (side: Side, player: PlayerRef): EventOf<'penaltyGoal'> => ({
  ...goalOf(side, player),
  type: 'penaltyGoal',
});
const swap = (side: Side, playerIn: PlayerRef, playerOut: PlayerRef): EventOf<'substitution'> => ({
  type: 'substitution',
  side,
  playerIn,
  playerOut,
  isInjury: false,
  minute: 60,
  added: null,
});
const kick = (side: Side, player: PlayerRef, isScored: boolean): EventOf<'shootOutKick'> => ({
  type: 'shootOutKick',
  side,
  player,
  isScored,
  minute: 120,
  added: null,
});

async function prepare(db: Db) {
  for (const { id, name } of [zubir, andrade])
    await db
      .insertInto('player')
      .values({ id: id ?? '', slug: id ?? '', name, sort_key: name, version: 1 })
      .execute();
  /** Plays a match, this many days after the first one. */
  const play = async (
    day: number,
    teams: [home: string, away: string],
    events: readonly LedgerEvent[],
    over: Partial<Insertable<FixtureTable>> & { competition?: string } = {},
  ) => {
    const id = await writeFixture(db, { teams, kick_off: NOON + day * DAY, ...over });
    await writeLedger(db, id, [kickOff(), ...events, periodMark('fullTime')]);
    return id;
  };
  const read = async (playerId = 'zubir') => {
    const { seasons, lastMatches } = await readPlayerRecord(db, { playerId });
    return {
      lastMatches,
      seasons: seasons.map(
        ({ competition, season, team, matches, goals, penalties, assists, yellow, red }) =>
          `${competition.slug} ${season?.name ?? '–'} ${team.name}: ${matches} ${goals} ${penalties} ${assists} ${yellow} ${red}`,
      ),
    };
  };
  const lineUp = (
    fixture_id: string,
    side: Side,
    starters: readonly string[],
    bench: readonly string[] = [],
  ) =>
    db
      .insertInto('line_up')
      .values({
        fixture_id,
        side,
        formation: null,
        coach: null,
        is_official: 1,
        players: JSON.stringify(
          [...starters, ...bench].map((playerId) => ({
            playerId,
            name: playerId,
            shirt: null,
            isStarting: starters.includes(playerId),
            isCaptain: false,
            isGoalkeeper: false,
          })),
        ),
        version: 1,
        updated_at: NOON,
      })
      .execute();
  return { play, read, lineUp };
}

describeOnEachDatabase('the record of a player', (open) => {
  it('counts goals, penalties, assists and cards, but no own goal, missed penalty or kick of a shoot-out', async () => {
    const { db } = await open();
    const { play, read } = await prepare(db);
    const season_id = await writeSeason(db);
    await play(
      0,
      ['Qarabağ', 'Neftçi'],
      [
        goalOf('home', zubir, andrade),
        penaltyOf('home', zubir),
        goalOf('home', andrade, zubir),
        // Nobody knows who scored: the assist is his all the same.
        goalOf('home', null, zubir),
        event('missedPenalty', 'home'),
        event('yellow', 'home'),
        event('secondYellow', 'home'),
        kick('home', zubir, true),
        kick('home', andrade, true),
      ],
      { season_id },
    );
    await play(7, ['Zirə', 'Qarabağ'], [event('red', 'away'), event('ownGoal', 'home')], { season_id });
    await play(14, ['Zirə', 'Qarabağ'], [event('yellow', 'away', andrade)], { season_id });
    expect((await read()).seasons).toEqual(['apl 2025/26 Qarabağ: 2 2 1 2 2 2']);
    expect((await read('andrade')).seasons).toEqual(['apl 2025/26 Qarabağ: 2 1 0 1 1 0']);
    expect(await read('nobody')).toEqual({ seasons: [], lastMatches: [] });
  });

  it('counts a match with nothing but his own goal for his team, and not for the one that got the goal', async () => {
    const { db } = await open();
    const { play, read } = await prepare(db);
    await play(0, ['Qarabağ', 'Neftçi'], [event('ownGoal', 'away')]);
    expect((await read()).seasons).toEqual(['apl – Qarabağ: 1 0 0 0 0 0']);
  });

  it('has a line for each season of a competition and team, the newest first', async () => {
    const { db } = await open();
    const { play, read } = await prepare(db);
    const old = await writeSeason(db, { name: '2024/25' });
    const current = await writeSeason(db, { name: '2025/26' });
    const score = [goalOf('home', zubir)];
    // Not in the order of time.
    const third = await play(30, ['Zirə', 'Neftçi'], score, { season_id: current });
    const first = await play(-300, ['Qarabağ', 'Neftçi'], score, { season_id: old });
    const last = await play(60, ['Zirə', 'Sabah'], score, { season_id: current });
    const second = await play(0, ['Qarabağ', 'Neftçi'], score, { season_id: current });
    await writeCompetition(db, 'kubok');
    const cup = await play(40, ['Zirə', 'Kəpəz'], score, { competition: 'kubok' });
    const early = await play(-310, ['Qarabağ', 'Sabah'], score, { season_id: old });
    expect(await read()).toEqual({
      seasons: [
        'apl 2025/26 Zirə: 2 2 0 0 0 0',
        'kubok – Zirə: 1 1 0 0 0 0',
        'apl 2025/26 Qarabağ: 1 1 0 0 0 0',
        'apl 2024/25 Qarabağ: 2 2 0 0 0 0',
      ],
      lastMatches: [last, cup, third, second, first],
    });
    expect((await read()).lastMatches).not.toContain(early);
  });

  it('counts the matches that he began or came on in, but not those on the bench or taken back', async () => {
    const { db } = await open();
    const { play, read, lineUp } = await prepare(db);
    const began = await play(0, ['Qarabağ', 'Neftçi'], []);
    await lineUp(began, 'home', ['zubir']);
    const onBench = await play(1, ['Qarabağ', 'Zirə'], []);
    await lineUp(onBench, 'home', ['andrade'], ['zubir']);
    const cameOn = await play(2, ['Sabah', 'Qarabağ'], [swap('away', zubir, andrade)]);
    await lineUp(cameOn, 'away', ['andrade'], ['zubir']);
    // He began, was replaced, and scored: one match.
    const left = await play(3, ['Qarabağ', 'Kəpəz'], [goalOf('home', zubir), swap('home', andrade, zubir)]);
    await lineUp(left, 'home', ['zubir'], ['andrade']);
    const next = await writeFixture(db, { teams: ['Qarabağ', 'Turan'], kick_off: NOON + 9 * DAY });
    await lineUp(next, 'home', ['zubir']);
    expect(await read()).toEqual({
      seasons: ['apl – Qarabağ: 3 1 0 0 0 0'],
      lastMatches: [left, cameOn, began],
    });
    expect((await read('andrade')).seasons).toEqual(['apl – Qarabağ: 3 0 0 0 0 0']);

    const at = { actor: await writeActor(db, 'editor'), fixtureId: began, now: NOON, newId };
    for (const { eventId } of (await listLedger(db, { fixtureId: began })).toReversed())
      await retractEvent(db, { ...at, id: newId(), eventId, reason: 'Başqa oyun' });
    expect((await read()).lastMatches).toEqual([left, cameOn]);
  });
});
