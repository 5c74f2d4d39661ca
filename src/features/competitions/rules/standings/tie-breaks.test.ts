import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { computeStandings } from './compute-standings.ts';
import type { CountedMatch, TableResults } from './read-stage-results.ts';
import { DEFAULT_REGULATION, type TieBreak } from './regulation.ts';

type Match = [teams: string, homeGoals: number, awayGoals: number, over?: Partial<CountedMatch>];

/** `ab` is a match of `a` at home against `b`. */
function tableOf(matches: readonly Match[], tieBreaks: TieBreak[] = [], over: Partial<TableResults> = {}) {
  const table: TableResults = {
    regulation: { ...DEFAULT_REGULATION, tieBreaks },
    teams: [...new Set(matches.flatMap(([teams]) => [...teams]))].sort(),
    matches: matches.map(([[home = '', away = ''], homeGoals, awayGoals, more]) => ({
      home,
      away,
      homeGoals,
      awayGoals,
      kickOff: NOON,
      round: null,
      isLive: false,
      ...more,
    })),
    starts: new Map(),
    deductions: new Map(),
    places: new Map(),
    conduct: new Map(),
    ...over,
  };
  return computeStandings(table);
}
const orderOf = (...input: Parameters<typeof tableOf>) =>
  tableOf(...input)
    .map(({ team }) => team)
    .join('');

it('a win has three points, a draw one and a defeat none, and all goals are summed up', () => {
  const [a, b, c] = tableOf([
    ['ab', 2, 1],
    ['bc', 0, 0],
    ['ca', 1, 4],
  ]);
  const common = { form: expect.any(Array), change: expect.any(Number), isLive: false };
  expect([a, b, c]).toEqual([
    {
      ...common,
      team: 'a',
      position: 1,
      played: 2,
      won: 2,
      drawn: 0,
      lost: 0,
      goalsFor: 6,
      goalsAgainst: 2,
      points: 6,
      awayGoals: 4,
      awayWins: 1,
    },
    {
      ...common,
      team: 'b',
      position: 2,
      played: 2,
      won: 0,
      drawn: 1,
      lost: 1,
      goalsFor: 1,
      goalsAgainst: 2,
      points: 1,
      awayGoals: 1,
      awayWins: 0,
    },
    {
      ...common,
      team: 'c',
      position: 3,
      played: 2,
      won: 0,
      drawn: 1,
      lost: 1,
      goalsFor: 1,
      goalsAgainst: 4,
      points: 1,
      awayGoals: 0,
      awayWins: 0,
    },
  ]);
});

it.each<[TieBreak, Match[], order: string, points?: Record<string, number>]>([
  // All four of each have the same points, and the alphabet would put the worse one first.
  [
    'goalDifference',
    [
      ['ac', 3, 2],
      ['bd', 2, 0],
    ],
    'bacd',
  ],
  [
    'goalsFor',
    [
      ['ac', 1, 0],
      ['bd', 3, 2],
    ],
    'badc',
  ],
  [
    'wins',
    [
      ['ac', 0, 0],
      ['ad', 0, 0],
      ['ae', 0, 0],
      ['bf', 1, 0],
    ],
    'bacdef',
  ],
  [
    'awayGoals',
    [
      ['da', 0, 1],
      ['bc', 1, 0],
      ['eb', 3, 2],
    ],
    'baecd',
  ],
  [
    'awayWins',
    [
      ['ac', 1, 0],
      ['db', 0, 1],
    ],
    'bacd',
  ],
  // b has played against f, which has won elsewhere. a has played against e.
  [
    'opponentPoints',
    [
      ['ae', 1, 0],
      ['bf', 9, 0],
      ['fg', 1, 0],
      ['he', 1, 0],
    ],
    'bfaheg',
  ],
  [
    'opponentGoalDifference',
    [
      ['ac', 5, 0],
      ['bd', 1, 0],
    ],
    'bacd',
  ],
  [
    'opponentGoalsFor',
    [
      ['ac', 1, 0],
      ['bd', 3, 2],
    ],
    'badc',
  ],
])('teams with the same points are separated by %s', (tieBreak, matches, order) => {
  expect(orderOf(matches, [tieBreak])).toBe(order);
});

it('fewer points of conduct for cards are better, and a team without a card has none', () => {
  const conduct = new Map([
    ['a', 3],
    ['b', 2],
  ]);
  expect(
    orderOf(
      [
        ['ab', 0, 0],
        ['cd', 0, 0],
      ],
      ['fairPlay'],
      { conduct },
    ),
  ).toBe('cdba');
});

it.each<[string, Match[], string]>([
  [
    'points',
    [
      ['ba', 1, 0],
      ['ac', 9, 0],
    ],
    'bac',
  ],
  [
    'goal difference',
    [
      ['ab', 1, 0],
      ['ba', 3, 0],
    ],
    'ba',
  ],
  [
    'goals',
    [
      ['ab', 1, 1],
      ['ac', 2, 2],
      ['bc', 0, 0],
    ],
    'acb',
  ],
])('head-to-head compares %s of the matches of these teams', (_name, matches, order) => {
  expect(orderOf(matches, ['headToHead'])).toBe(order);
});

it('the results of a team in the form are the last five, with those from before, and the newest last', () => {
  const start = {
    won: 0,
    drawn: 1,
    lost: 1,
    goalsFor: 0,
    goalsAgainst: 0,
    form: ['D', 'L'] as ('D' | 'L')[],
  };
  const matches: Match[] = [
    ['ab', 0, 1, { kickOff: NOON + 4 * DAY }],
    ['ba', 0, 1, { kickOff: NOON + 3 * DAY }],
    ['ab', 1, 0, { kickOff: NOON + 1 * DAY }],
    ['ba', 2, 2, { kickOff: NOON + 2 * DAY }],
    ['ba', 2, 0, { kickOff: NOON + 5 * DAY, isLive: true }],
  ];
  const rows = tableOf(matches, [], { starts: new Map([['a', start]]) });
  expect(rows[0]).toMatchObject({ played: 7, lost: 3 });
  expect(rows.map(({ team, form, isLive }) => [team, form.join(''), isLive])).toEqual([
    ['a', 'LWDWL', true],
    ['b', 'LDLW', true],
  ]);
  const others = tableOf([...matches, ['cd', 0, 0, { kickOff: NOON }]]);
  expect(others.map(({ team, isLive, form }) => [team, isLive, form.join('')]).slice(2)).toEqual([
    ['c', false, 'D'],
    ['d', false, 'D'],
  ]);
});

it('matches without rounds: the places gained are those since the days before the newest one', () => {
  const changesOf = (kickOff: number) =>
    tableOf(
      [
        ['ab', 1, 0, { kickOff: NOON }],
        ['ba', 3, 0, { kickOff }],
      ],
      ['goalDifference'],
    ).map(({ team, change }) => `${team}${change}`);
  expect(changesOf(NOON + DAY + 1)).toEqual(['b1', 'a-1']);
  // Within a day both are of the same round, and there was no order before.
  expect(changesOf(NOON + DAY)).toEqual(['b0', 'a0']);
});

it('a match without a round is older than all rounds', () => {
  const rows = tableOf(
    [
      ['ab', 1, 0, { kickOff: NOON + 9 * DAY }],
      ['ba', 3, 0, { round: 1 }],
    ],
    ['goalDifference'],
  );
  expect(rows.map(({ team, change }) => `${team}${change}`)).toEqual(['b1', 'a-1']);
});

it('nobody gains a place with the first round, unless the teams bring points along', () => {
  const first: Match[] = [['ba', 1, 0, { round: 1 }]];
  const changes = (over?: Partial<TableResults>) =>
    tableOf(first, [], over).map(({ team, change }) => `${team}${change}`);
  expect(changes()).toEqual(['b0', 'a0']);
  const start = { won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, form: [], points: 2 };
  expect(changes({ starts: new Map([['a', start]]) })).toEqual(['b1', 'a-1']);
});

it('places that editors have set are taken one after the other', () => {
  const places = new Map([
    ['a', 3],
    ['b', 2],
    ['c', 1],
  ]);
  expect(
    orderOf(
      [
        ['ad', 0, 0],
        ['bc', 0, 0],
      ],
      [],
      { places },
    ),
  ).toBe('cbad');
});
