import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { makeStatistics } from '#tests/kit/content/ledgers.ts';
import { apiEvent, apiMatch, apiStatistics } from '#tests/kit/servers/api-football-answers.ts';
import { parseApiFootballFixture } from './parse-fixture.ts';

const kickOff = Date.UTC(2026, 9, 18, 15);
const now = kickOff + 40 * MINUTE;

function parse(match: Partial<Parameters<typeof apiMatch>[0]>) {
  const { snapshot } = parseApiFootballFixture(apiMatch({ kickOff, ...match }), now);
  if (!snapshot) throw new Error('not read');
  return snapshot;
}
const eventsOf = (...events: unknown[]) =>
  parse({ events, goals: [null, null] }).events.map(({ event }) => event);

test('a match that is being played', () => {
  expect(parse({ short: '2H', elapsed: 51, goals: [1, 0], halfTime: [0, 0] })).toMatchObject({
    externalId: '9001',
    kickOff,
    fetchedAt: now,
    minute: 51,
    home: { externalId: '1', name: 'Qarabag' },
    venue: 'Tofiq Bəhramov adına stadion',
    status: {
      status: 'live',
      marks: [
        { mark: 'kickOff', at: kickOff },
        { mark: 'halfTime', at: null },
        { mark: 'secondHalf', at: kickOff + 62 * MINUTE },
      ],
    },
    score: { home: 1, away: 0 },
    halfTime: { home: 0, away: 0 },
    shootOut: null,
    unknown: [],
  });
});

test.each([
  ['NS', null, 'scheduled', null],
  ['TBD', null, 'scheduled', null],
  ['HT', 45, 'live', 'halfTime'],
  ['ET', 108, 'live', 'extraTimeSecondHalf'],
  ['P', 120, 'live', 'shootOut'],
  ['FT', 90, 'finished', 'fullTime'],
  ['AET', 120, 'finished', 'fullTime'],
  ['PEN', 120, 'finished', 'fullTime'],
  ['SUSP', 31, 'suspended', 'kickOff'],
  ['INT', 98, 'suspended', 'extraTime'],
  ['ABD', 60, 'abandoned', 'secondHalf'],
  ['PST', null, 'postponed', null],
  ['CANC', null, 'cancelled', null],
  ['AWD', null, 'awarded', null],
  ['WO', null, 'awarded', null],
])('the status %s', (short, elapsed, status, lastMark) => {
  const parsed = parse({ short, elapsed, goals: [3, 0] }).status;
  expect(parsed?.status).toBe(status);
  const marks = parsed && 'marks' in parsed ? parsed.marks : [];
  expect(marks.at(-1)?.mark ?? null).toBe(lastMark);
});

test('the score after 90 minutes is kept only of a match with extra time', () => {
  const fullTime: [number, number] = [1, 1];
  expect(parse({ short: 'AET', elapsed: 120, goals: [2, 1], fullTime })).toMatchObject({
    score: { home: 2, away: 1 },
    regular: { home: 1, away: 1 },
    round: 'Regular Season - 12',
  });
  expect(parse({ short: 'FT', elapsed: 90, goals: [1, 1], fullTime }).regular).toBeNull();
});

test.each([
  ['P', [1, 1], 'live', ['shootOut']],
  ['PEN', [1, 1], 'finished', ['shootOut', 'fullTime']],
] as const)(
  'a shoot-out right after 90 minutes, and one after extra time: %s',
  (short, goals, status, last) => {
    const match = { short, elapsed: 120, goals: [...goals], fullTime: [1, 1], penalties: [4, 3] };
    const marks = (more: Partial<Parameters<typeof apiMatch>[0]>) => {
      const { regular, shootOut, status: found } = parse({ ...(match as typeof more), ...more });
      expect(shootOut).toEqual({ home: 4, away: 3 });
      expect(found?.status).toBe(status);
      return [regular, found && 'marks' in found ? found.marks.map(({ mark }) => mark) : []];
    };
    const halves = ['kickOff', 'halfTime', 'secondHalf'];
    expect(marks({})).toEqual([null, [...halves, ...last]]);
    const extra = ['extraTimeBreak', 'extraTime', 'extraTimeHalf', 'extraTimeSecondHalf'];
    expect(marks({ extraTime: [0, 0] })).toEqual([{ home: 1, away: 1 }, [...halves, ...extra, ...last]]);
  },
);

test('a status and events that we do not know are named, and the rest is read', () => {
  const events = [
    apiEvent(10, 'Goal', 'Normal Goal'),
    apiEvent(11, 'Foul', 'Hard'),
    { time: { elapsed: -3 } },
    apiEvent(12, 'Var', 'Referee changed'),
  ];
  const snapshot = parse({ short: 'XYZ', events, goals: [1, 0] });
  expect(snapshot.status).toBeNull();
  expect(snapshot.events.map(({ event }) => event.type)).toEqual(['goal', 'var']);
  expect(snapshot.unknown).toEqual([
    'status XYZ',
    'event Foul: Hard',
    'event of another form',
    'event Var: Referee changed',
  ]);
});

describe('events', () => {
  test('goals, penalties and cards', () => {
    expect(
      eventsOf(
        apiEvent(45, 'Goal', 'Normal Goal', { extra: 2, assist: 'A. Zoubir' }),
        apiEvent(50, 'Goal', 'Own Goal', { team: 2 }),
        apiEvent(60, 'Goal', 'Missed Penalty'),
        apiEvent(120, 'Goal', 'Penalty', { comments: 'Penalty Shootout' }),
        apiEvent(80, 'Card', 'Second Yellow card'),
      ),
    ).toMatchObject([
      { type: 'goal', side: 'home', minute: 45, added: 2, assist: { name: 'A. Zoubir' } },
      { type: 'ownGoal', side: 'away' },
      { type: 'missedPenalty' },
      { type: 'shootOutKick', isScored: true },
      { type: 'secondYellow' },
    ]);
  });

  test('the kicks of a shoot-out have the last minute and their number, and are no goals', () => {
    const kick = (extra: number, detail: string, team: 1 | 2) =>
      apiEvent(120, 'Goal', detail, { team, extra, comments: 'Penalty Shootout' });
    const { events } = parse({
      short: 'PEN',
      goals: [1, 1],
      extraTime: [0, 0],
      penalties: [1, 0],
      events: [
        apiEvent(118, 'Goal', 'Penalty'),
        apiEvent(120, 'Goal', 'Own Goal', { team: 2, extra: 3 }),
        kick(1, 'Penalty', 1),
        kick(2, 'Missed Penalty', 2),
      ],
    });
    expect(events.map(({ event }) => event)).toMatchObject([
      { type: 'penaltyGoal', minute: 118 },
      { type: 'ownGoal', minute: 120, added: 3 },
      { type: 'shootOutKick', side: 'home', isScored: true },
      { type: 'shootOutKick', side: 'away', isScored: false },
    ]);
  });

  test('a name with further spaces and a number is cleaned', () => {
    const names = ['A.  Zoubir', 'L. Andrade                    1', 'Juninho 2'];
    expect(eventsOf(...names.map((player) => apiEvent(9, 'Goal', 'Normal Goal', { player })))).toMatchObject([
      { player: { name: 'A. Zoubir' } },
      { player: { name: 'L. Andrade' } },
      { player: { name: 'Juninho 2' } },
    ]);
  });

  test('a player without an id or a name', () => {
    const none = { ...apiEvent(13, 'Card', 'Red Card'), player: { id: null, name: null } };
    const withoutId = { ...apiEvent(14, 'Goal', 'Normal Goal'), player: { id: null, name: 'Juninho' } };
    const withoutBoth = { ...apiEvent(15, 'subst', 'Substitution 1'), player: null, assist: null };
    expect(eventsOf(none, withoutId, withoutBoth)).toMatchObject([
      { type: 'red', player: null },
      { type: 'goal', player: { name: 'Juninho' }, assist: null },
      { type: 'substitution', playerIn: null, playerOut: null },
    ]);
  });

  test('all decisions of VAR that the provider names are known', () => {
    const names = {
      'Goal cancelled': 'goalCancelled',
      'Goal confirmed': 'goalConfirmed',
      'Goal Disallowed': 'goalCancelled',
      'Goal Disallowed - Foul': 'goalCancelled',
      'Goal Disallowed - handball': 'goalCancelled',
      'Penalty confirmed': 'penaltyAwarded',
      'Penalty awarded': 'penaltyAwarded',
      'Penalty cancelled': 'penaltyCancelled',
      'Card upgrade': 'redCard',
      'Card reviewed': 'other',
      'Red card cancelled': 'cardCancelled',
    };
    const events = Object.keys(names).map((detail) => apiEvent(30, 'Var', detail));
    const { events: read, unknown } = parse({ events });
    expect(read.map(({ event }) => 'decision' in event && event.decision)).toEqual(Object.values(names));
    expect(unknown).toEqual([]);
  });

  test('a second yellow card that comes as a yellow and a red card', () => {
    const cards = [
      apiEvent(20, 'Card', 'Yellow Card'),
      apiEvent(70, 'Card', 'Yellow Card'),
      apiEvent(70, 'Card', 'Red Card'),
    ];
    expect(eventsOf(...cards)).toMatchObject([
      { type: 'yellow', minute: 20 },
      { type: 'secondYellow', minute: 70 },
    ]);
  });

  test('a substitution in either order of its players', () => {
    const starter = { player: { id: 800, name: 'Zoubir A' } };
    const lineups = [{ team: { id: 1 }, startXI: [starter], substitutes: [] }];
    const change = (player: string, assist: string) =>
      parse({ lineups, events: [apiEvent(60, 'subst', 'Substitution 1', { player, assist })] }).events[0]
        ?.event;
    const expected = { playerOut: { name: 'Zoubir A' }, playerIn: { name: 'Juninho' } };
    expect(change('Zoubir A', 'Juninho')).toMatchObject(expected);
    expect(change('Juninho', 'Zoubir A')).toMatchObject(expected);
  });

  test('a line-up from the goalkeeper to the attack, only with eleven players', () => {
    const players = Array.from({ length: 11 }, (_, index) => ({
      player: {
        id: index,
        name: `P${index}`,
        number: index + 1,
        pos: index === 3 ? 'G' : 'D',
        grid: `${index === 3 ? 1 : 2}:${index}`,
      },
    }));
    const lineUps = (startXI: unknown[]) =>
      parse({
        lineups: [{ team: { id: 2 }, formation: '4-4-2', coach: { name: 'X' }, startXI, substitutes: [] }],
      }).lineUps;
    expect(lineUps(players).away).toMatchObject({
      formation: '4-4-2',
      players: [
        { name: 'P3', shirt: 4, isGoalkeeper: true, isStarting: true },
        { name: 'P0' },
        ...Array(9).fill({}),
      ],
    });
    expect(lineUps(players.slice(1))).toEqual({});
  });

  test('a goal that VAR cancelled is left out, also while it is still listed', () => {
    const events = [apiEvent(23, 'Goal', 'Normal Goal'), apiEvent(24, 'Var', 'Goal Disallowed - offside')];
    const types = (goals: [number, number]) => parse({ events, goals }).events.map(({ event }) => event.type);
    expect(types([0, 0])).toEqual(['var']);
    expect(types([1, 0])).toEqual(['goal', 'var']);
    expect(parse({ events }).events.at(-1)?.event).toMatchObject({
      decision: 'goalCancelled',
      note: 'Ofsayd',
    });
  });
});

describe('statistics', () => {
  const read = (...teams: Parameters<typeof apiStatistics>) =>
    parse({ statistics: apiStatistics(...teams) }).statistics;

  test('are read by their names; what is missing is unknown', () => {
    const home = { 'Shots on Goal': 4, 'Total Shots': '13', 'Ball Possession': '55%', 'Corner Kicks': 6 };
    const away = {
      'Goalkeeper Saves': 3,
      Fouls: 11,
      Offsides: null,
      'Passes %': '81%',
      expected_goals: '1.2',
    };
    expect(read(home, away)).toEqual(
      makeStatistics(
        { possession: 55, shots: 13, onTarget: 4, corners: 6 },
        { possession: 45, fouls: 11, saves: 3 },
      ),
    );
    expect(parse({}).statistics).toBeNull();
    expect(read({ 'Total Shots': null }, {})).toBeNull();
  });

  test('that contradict each other are left out', () => {
    const home = { 'Total Shots': 3, 'Shots on Goal': 4, 'Ball Possession': '50%', Fouls: 120 };
    const away = { 'Ball Possession': '49%', 'Goalkeeper Saves': 5, 'Corner Kicks': 2 };
    expect(read(home, away)).toEqual(makeStatistics({ shots: 3 }, { corners: 2 }));
  });

  test('of another form do not lose the match', () => {
    expect(parse({ statistics: [{ team: null, statistics: [null, { type: 5 }] }] }).statistics).toBeNull();
  });
});

test('no answer makes the parser throw', () => {
  const strange = fc.oneof(fc.anything(), fc.record({ fixture: fc.anything(), teams: fc.anything() }));
  fc.assert(
    fc.property(
      strange,
      fc.anything(),
      fc.constantFrom('events', 'goals', 'score', 'lineups', 'statistics'),
      (row, value, field) => {
        parseApiFootballFixture(row, now);
        expect(
          parseApiFootballFixture({ ...apiMatch({ kickOff }), [field]: value }, now).snapshot,
        ).not.toBeNull();
      },
    ),
  );
});
