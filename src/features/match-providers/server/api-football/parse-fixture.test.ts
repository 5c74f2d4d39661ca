import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { apiEvent, apiMatch } from '#tests/kit/servers/api-football-answers.ts';
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
  ['HT', 45, 'live', 'halfTime'],
  ['ET', 108, 'live', 'extraTimeSecondHalf'],
  ['P', 120, 'live', 'shootOut'],
  ['FT', 90, 'finished', 'fullTime'],
  ['PEN', 120, 'finished', 'fullTime'],
  ['SUSP', 31, 'suspended', 'kickOff'],
  ['ABD', 60, 'abandoned', 'secondHalf'],
  ['PST', null, 'postponed', null],
  ['CANC', null, 'cancelled', null],
  ['AWD', null, 'awarded', null],
])('the status %s', (short, elapsed, status, lastMark) => {
  const parsed = parse({ short, elapsed, goals: [3, 0] }).status;
  expect(parsed?.status).toBe(status);
  const marks = parsed && 'marks' in parsed ? parsed.marks : [];
  expect(marks.at(-1)?.mark ?? null).toBe(lastMark);
});

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

test('no answer makes the parser throw', () => {
  const strange = fc.oneof(fc.anything(), fc.record({ fixture: fc.anything(), teams: fc.anything() }));
  fc.assert(
    fc.property(
      strange,
      fc.anything(),
      fc.constantFrom('events', 'goals', 'score', 'lineups'),
      (row, value, field) => {
        parseApiFootballFixture(row, now);
        expect(
          parseApiFootballFixture({ ...apiMatch({ kickOff }), [field]: value }, now).snapshot,
        ).not.toBeNull();
      },
    ),
  );
});
