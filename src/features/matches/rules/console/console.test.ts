import { expect, it } from 'vitest';
import { formatTime } from '#az/format/dates.ts';
import { MINUTE } from '#az/format/durations.ts';
import { DEFAULT_REGULATION } from '#features/competitions/rules/standings/regulation.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import {
  correctEvent,
  goal,
  kickOff,
  recordEvent,
  result,
  retractEvent,
  writeLedger,
} from '#tests/kit/content/ledgers.ts';
import { writeFixture, writeRound, writeSeason } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { recordQueries } from '#tests/kit/databases/record-queries.ts';
import type { MatchPhase } from '../../tables.ts';
import type { PeriodMark } from '../event-fields.ts';
import type { Score } from '../fixture.ts';
import { linkToTie } from '../fixtures/change-fixture.ts';
import { type DeskEntry, writeDeskEntry } from '../ledger/write-desk-entry.ts';
import { readClock } from '../match-clock.ts';
import { listNextMarks, type Tie } from './list-next-marks.ts';
import { readConsole } from './read-console.ts';
import { findPlayer, findPlayers, matchPlayer, type Squads } from './squad.ts';
import { writeConsoleEntry } from './write-console-entry.ts';

const correctClock = (db: Db, entry: DeskEntry, minute: number) =>
  writeDeskEntry(db, entry, () => ({ kind: 'clock', minute, at: entry.now }));

describeOnEachDatabase('the console of a match', (open, engine) => {
  async function prepare() {
    const { db } = await open();
    const fixtureId = await writeFixture(db);
    await writeLedger(db, fixtureId, [kickOff()]);
    const [orxan, aysel] = [await writeActor(db, 'editor', 'Orxan'), await writeActor(db, 'editor', 'Aysel')];
    const at = { fixtureId, now: NOON, newId };
    const enter = (actor: typeof orxan, minute: number, { isSure = false, id = newId() } = {}) =>
      writeDeskEntry(db, { ...at, actor, id }, () => ({ kind: 'add', event: goal('home', minute), isSure }));
    return { db, at, orxan, aysel, enter, read: () => readConsole(db, { id: fixtureId }) };
  }

  it('asks when two operators enter the same goal, and writes it when they are sure', async () => {
    const { orxan, aysel, enter, read } = await prepare();
    const id = newId();
    await enter(orxan, 12, { id });
    await expect(enter(aysel, 13)).rejects.toMatchObject({ code: 'match.goalTwice' });
    await enter(orxan, 12, { id });
    expect((await read()).match.score).toEqual({ home: 1, away: 0 });
    await enter(aysel, 13, { isSure: true });
    expect((await read()).match.score).toEqual({ home: 2, away: 0 });
  });

  it('locks the match once for an entry, and reads its ledger once', async () => {
    const { db: unwatched, at, orxan } = await prepare();
    const { db, queries } = recordQueries(unwatched);
    const state = await writeConsoleEntry(db, { ...at, actor: orxan, id: newId() }, ({ match }) => {
      expect(match.score).toEqual({ home: 0, away: 0 });
      return { kind: 'add', event: goal('home', 12), isSure: false };
    });
    expect(state.match.score).toEqual({ home: 1, away: 0 });
    expect(state).toEqual(await readConsole(unwatched, { id: at.fixtureId }));
    const count = (pattern: RegExp) => queries.filter((query) => pattern.test(query)).length;
    expect(count(/^select .* from "ledger_entry"/), 'reads of the ledger').toBe(1);
    expect(count(/^insert into "ledger_entry"/), 'writes to the ledger').toBe(1);
    // SQLite locks the whole database at the begin of a transaction, so the query has no lock there.
    expect(count(/^select "id", "season_id", "sample", "edited_at" from "fixture"/), 'locks').toBe(1);
    expect(count(/for (no key )?update/), 'other locks').toBe(engine === 'postgres' ? 1 : 0);
  });

  it('does not ask about an entry that has been sent before', async () => {
    const { db, at, orxan, enter } = await prepare();
    const id = newId();
    await enter(orxan, 12, { id });
    const choose = () => {
      throw new Error('It has been asked');
    };
    const { state } = await writeDeskEntry(db, { ...at, actor: orxan, id }, choose);
    expect(state.score).toEqual({ home: 1, away: 0 });
  });

  it('audits an entry that is sent twice once, in words', async () => {
    const { db, orxan, enter } = await prepare();
    const id = newId();
    for (let count = 0; count < 2; count++) await enter(orxan, 12, { id });
    const lines = await db.selectFrom('audit_log').select(['before', 'after']).execute();
    expect(lines).toEqual([{ before: null, after: JSON.stringify({ event: "12' QOL! “Qarabağ” – № 9" }) }]);
  });

  it('audits a retraction, a restoration and a corrected clock in words', async () => {
    const { db, at, orxan, enter, read } = await prepare();
    const id = newId();
    await enter(orxan, 12, { id });
    const change = { ...at, actor: orxan, eventId: id };
    await retractEvent(db, { ...change, id: newId(), reason: 'Ofsayd' });
    await correctEvent(db, { ...change, id: newId(), event: goal('home', 12) });
    const later = { ...at, now: NOON + MINUTE };
    await correctClock(db, { ...later, actor: orxan, id: newId() }, 14);
    expect((await read()).match.score).toEqual({ home: 1, away: 0 });
    const lines = await db.selectFrom('audit_log').select(['before', 'after']).orderBy('id').execute();
    const text = "12' QOL! “Qarabağ” – № 9";
    const asJson = (value: object) => JSON.stringify(value);
    expect(lines).toEqual(
      expect.arrayContaining([
        { before: asJson({ event: text }), after: asJson({ event: '', reason: 'Ofsayd' }) },
        { before: asJson({ event: '' }), after: asJson({ event: text }) },
        {
          before: asJson({ event: `Oyun başladı (${formatTime(NOON)})` }),
          after: asJson({ event: `Oyun başladı (${formatTime(NOON - 12 * MINUTE)})` }),
        },
      ]),
    );
  });

  it('shows events with the score after them, and the history of each', async () => {
    const { db, at, orxan, aysel, read } = await prepare();
    const [first, second] = [newId(), newId()];
    await recordEvent(db, { ...at, actor: orxan, id: first, event: goal('home', 40, 'Zubir') });
    await recordEvent(db, { ...at, actor: orxan, id: second, event: goal('away', 10, 'Bayramov') });
    const retraction = { ...at, actor: aysel, id: newId(), eventId: first };
    await retractEvent(db, { ...retraction, reason: 'Ofsayd' });
    const [late, early] = (await read()).events;
    expect(late).toMatchObject({ id: second, isRetracted: false });
    expect(late?.text).toContain('0:1');
    expect(early).toMatchObject({ id: first, isRetracted: true, staffId: orxan.id });
    expect(early?.changes.map(({ action, by, reason }) => [action, by, reason])).toEqual([
      ['add', 'Orxan', null],
      ['retract', 'Aysel', 'Ofsayd'],
    ]);
    await correctEvent(db, { ...retraction, id: newId(), event: goal('home', 41, 'Zubir') });
    const restored = (await read()).events[1];
    expect([restored?.isRetracted, restored?.text]).toEqual([false, expect.stringContaining('1:1')]);
  });

  it('corrects the clock by the moment of the kick-off', async () => {
    const { db, at, orxan, read } = await prepare();
    const now = NOON + 10 * MINUTE;
    const minute = async () => {
      const { phase, clock } = (await read()).match;
      return phase && readClock({ phase, clock }, now).minute;
    };
    expect(await minute()).toBe(11);
    await correctClock(db, { ...at, actor: orxan, id: newId(), now }, 14);
    expect(await minute()).toBe(14);
  });

  it('knows the tie that a match decides: one match, or the second of two legs', async () => {
    const { db } = await open();
    const one = await writeSeason(db, { competition: 'kubok', kind: 'knockout' });
    const two = await writeSeason(db, { kind: 'knockout', regulation: { ties: { ...ties, legs: 2 } } });
    const group = await writeSeason(db, { name: '2024/25', kind: 'groups' });
    const tieOf = async (season: string, key: string, leg: { at?: number } | null) => {
      const inRound = { season_id: season, round_id: await writeRound(db, season, key) };
      const id = await writeFixture(db, { ...inRound, teams: ['Qarabağ', 'Zirə'] });
      const link = async (fixture: string) => linkToTie(db, fixture, newId);
      await link(id);
      if (leg) {
        const kick_off = leg.at ?? 0;
        const otherId = await writeFixture(db, { ...inRound, teams: ['Zirə', 'Qarabağ'], kick_off });
        await link(otherId);
        if (!leg.at) await writeLedger(db, otherId, [result(1, 2)]);
      }
      return (await readConsole(db, { id })).tie;
    };
    const rules = { extraTime: true, shootOut: true, awayGoals: false, isDecider: true };
    expect(await tieOf(group, '1', null), 'a group').toBeNull();
    expect(await tieOf(one, 'final', null)).toEqual({ firstLeg: null, ...rules });
    expect(await tieOf(two, 'final', null), 'a final has one match').toEqual({ firstLeg: null, ...rules });
    const second = { firstLeg: { home: 2, away: 1 }, ...rules };
    expect(await tieOf(two, 'quarter', {}), 'the second leg').toEqual(second);
    expect(await tieOf(two, 'semi', { at: NOON + MINUTE }), 'the first leg').toEqual({
      ...rules,
      firstLeg: null,
      isDecider: false,
    });
    const fixtureId = await writeFixture(db);
    expect((await readConsole(db, { id: fixtureId })).tie, 'without a season').toBeNull();
  });
});

const { ties } = DEFAULT_REGULATION;
/** A tie with extra time and a shoot-out. */
const tieAfter = (firstLeg: Score | null, over: Partial<Tie> = {}): Tie => ({
  firstLeg,
  isDecider: true,
  extraTime: true,
  shootOut: true,
  awayGoals: false,
  ...over,
});

it.each<[string, MatchPhase, [number, number], Tie | null, PeriodMark[]]>([
  ['a league', 'secondHalf', [1, 1], null, ['fullTime', 'extraTimeBreak']],
  ['a level tie', 'secondHalf', [1, 1], tieAfter(null), ['extraTimeBreak', 'fullTime']],
  ['a decided tie', 'secondHalf', [2, 1], tieAfter(null), ['fullTime', 'extraTimeBreak']],
  [
    'a level second leg that is decided',
    'secondHalf',
    [1, 1],
    tieAfter({ home: 2, away: 1 }),
    ['fullTime', 'extraTimeBreak'],
  ],
  [
    'a won second leg that makes the tie level',
    'secondHalf',
    [1, 0],
    tieAfter({ home: 0, away: 1 }),
    ['extraTimeBreak', 'fullTime'],
  ],
  [
    'a level tie that goals away decide',
    'secondHalf',
    [2, 1],
    tieAfter({ home: 0, away: 1 }, { awayGoals: true }),
    ['fullTime', 'extraTimeBreak'],
  ],
  [
    'a level tie with as many goals away',
    'secondHalf',
    [2, 1],
    tieAfter({ home: 1, away: 2 }, { awayGoals: true }),
    ['extraTimeBreak', 'fullTime'],
  ],
  [
    'a level tie without extra time',
    'secondHalf',
    [1, 1],
    tieAfter(null, { extraTime: false }),
    ['shootOut', 'fullTime'],
  ],
  [
    'a level tie that is only drawn again',
    'secondHalf',
    [1, 1],
    tieAfter(null, { extraTime: false, shootOut: false }),
    ['fullTime'],
  ],
  [
    'a level first leg',
    'secondHalf',
    [1, 1],
    tieAfter(null, { isDecider: false }),
    ['fullTime', 'extraTimeBreak'],
  ],
  [
    'a first leg of a tie without extra time',
    'secondHalf',
    [1, 1],
    tieAfter(null, { isDecider: false, extraTime: false }),
    ['fullTime'],
  ],
  [
    'a decided tie without extra time',
    'secondHalf',
    [2, 1],
    tieAfter(null, { extraTime: false }),
    ['fullTime'],
  ],
  [
    'a level extra time without a shoot-out',
    'extraTimeSecond',
    [1, 1],
    tieAfter(null, { shootOut: false }),
    ['fullTime'],
  ],
  ['a break before extra time', 'extraTimeBreak', [1, 1], tieAfter(null), ['extraTime', 'shootOut']],
  ['a level extra time', 'extraTimeSecond', [1, 1], tieAfter(null), ['shootOut', 'fullTime']],
  ['a decided extra time', 'extraTimeSecond', [1, 2], tieAfter(null), ['fullTime', 'shootOut']],
])('the next marks of %s', (_, phase, [home, away], tie, expected) => {
  expect(listNextMarks({ status: 'live', phase, score: { home, away }, shootOut: null }, tie)).toEqual(
    expected,
  );
});

it.each([
  ['scheduled', ['kickOff']],
  ['postponed', ['kickOff']],
  ['finished', []],
  ['suspended', []],
] as const)('the next marks of a match that is %s', (status, expected) => {
  for (const phase of [null, 'secondHalf'] as const)
    expect(listNextMarks({ status, phase, score: null, shootOut: null }, null)).toEqual(expected);
});

it('goes on to extra time in a tie without it that is in extra time nevertheless', () => {
  const match = { status: 'live', phase: 'extraTimeBreak', score: null, shootOut: null } as const;
  const tie = tieAfter(null, { extraTime: false, shootOut: false });
  expect(listNextMarks(match, tie)).toEqual(['extraTime', 'shootOut']);
  const first = { ...match, phase: 'secondHalf' } as const;
  expect(listNextMarks(first, tieAfter(null)), 'without a goal').toEqual(['extraTimeBreak', 'fullTime']);
});

it.each([
  ['before the first kick', [0, 0], []],
  ['that is level', [3, 3], []],
  ['with a winner', [3, 4], ['fullTime']],
] as const)('the next marks of a shoot-out %s', (_, [home, away], expected) => {
  const match = { status: 'live', phase: 'shootOut', score: { home: 1, away: 1 } } as const;
  for (const tie of [tieAfter(null), null])
    expect(listNextMarks({ ...match, shootOut: { home, away } }, tie)).toEqual(expected);
});

const squads: Squads = {
  home: [
    { id: 'a', name: 'Abdellah Zubir', shirt: 10 },
    { id: 'b', name: 'Əlibəy Məmmədov', shirt: 9 },
  ],
  away: [{ id: null, name: 'Emin Mahmudov', shirt: 10 }],
};

it('finds players by number and by any part of the name, without Azerbaijani letters', () => {
  const names = (text: string, options?: Parameters<typeof findPlayers>[2]) =>
    findPlayers(squads, text, options).map(({ side, player }) => `${side} ${player?.name ?? '?'}`);
  expect(names('10', { first: 'away' })).toEqual([
    'away Emin Mahmudov',
    'home Abdellah Zubir',
    'away № 10',
    'home № 10',
  ]);
  expect(names('elib')).toEqual(['home Əlibəy Məmmədov', 'home elib', 'away elib']);
  expect(names('', { first: 'away' })).toEqual([
    'away ?',
    'home ?',
    'away Emin Mahmudov',
    'home Abdellah Zubir',
    'home Əlibəy Məmmədov',
  ]);
  expect(names('10', { only: 'away' })).toEqual(['away Emin Mahmudov', 'away № 10']);
  expect(findPlayer(squads, 'home', '10')).toEqual({ id: 'a', name: 'Abdellah Zubir' });
  expect(findPlayer(squads, 'away', 'mahm')).toEqual({ id: null, name: 'Emin Mahmudov' });
  expect(findPlayer(squads, 'away', '7')).toEqual({ id: null, name: '№ 7' });
  expect(findPlayer(squads, 'home', ' ')).toBeNull();
});

it.each([
  ['a number of both teams', '10', null, 'unclear'],
  ['a number of both teams in the chosen one', '10', 'away', 'away Emin Mahmudov'],
  ['a number of one team', '9', null, 'home Əlibəy Məmmədov'],
  ['a name of one player', 'zub', null, 'home Abdellah Zubir'],
  ['a beginning of two names', 'm', null, 'unclear'],
  ['a number that nobody has', '7', null, 'nobody'],
  ['a number that nobody of the chosen team has', '9', 'away', 'away № 9'],
  ['no text', ' ', null, 'nobody'],
  ['no text, and a team', '', 'away', 'away ?'],
] as const)('never guesses a player or a team: %s', (_, text, side, expected) => {
  const { choice, isUnclear } = matchPlayer(squads, text, side);
  const found = choice ? `${choice.side} ${choice.player?.name ?? '?'}` : 'nobody';
  expect(isUnclear ? 'unclear' : found).toBe(expected);
  expect(isUnclear && choice !== null).toBe(false);
});

it('asks for the team of a number when the numbers of the other team are not known', () => {
  expect(matchPlayer({ ...squads, away: [] }, '9', null)).toEqual({ choice: null, isUnclear: true });
  const withoutShirts = squads.away.map((player) => ({ ...player, shirt: null }));
  expect(matchPlayer({ ...squads, away: withoutShirts }, '9', null).isUnclear).toBe(true);
  expect(matchPlayer({ ...squads, away: [] }, 'zub', null).choice?.side).toBe('home');
});

it('takes a whole name for its player, also when another name begins with it', () => {
  const brothers = { ...squads, home: [...squads.home, { id: 'c', name: 'Abdellah Zubirli', shirt: 20 }] };
  expect(matchPlayer(brothers, 'abdellah zubir', null).choice?.player?.id).toBe('a');
  expect(matchPlayer(brothers, 'abdellah', null).isUnclear).toBe(true);
});
