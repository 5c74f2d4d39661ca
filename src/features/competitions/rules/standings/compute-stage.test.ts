import { expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import type { StageKind } from '../../tables.ts';
import { type ComputedStage, computeStage } from './compute-stage.ts';
import type { CountedMatch, StageResults } from './read-stage-results.ts';
import { DEFAULT_REGULATION, type Regulation } from './regulation.ts';

/** `ab` is a match of `a` at home against `b`. */
const match = (
  teams: string,
  homeGoals: number,
  awayGoals: number,
  over: Partial<CountedMatch> = {},
): CountedMatch => ({
  home: teams.charAt(0),
  away: teams.charAt(1),
  homeGoals,
  awayGoals,
  kickOff: NOON,
  round: null,
  isLive: false,
  ...over,
});

interface Stage extends Partial<Omit<StageResults, 'teams' | 'regulation'>> {
  teams: string;
  kind?: StageKind;
  regulation?: Partial<Regulation>;
}

function compute({ teams, kind = 'league', regulation, ...over }: Stage, earlier: ComputedStage[] = []) {
  return computeStage(
    {
      kind,
      teams: [...teams],
      regulation: { ...DEFAULT_REGULATION, ...regulation },
      matches: [],
      starts: new Map(),
      deductions: new Map(),
      places: new Map(),
      conduct: new Map(),
      groups: new Map(),
      groupNames: new Map(),
      ...over,
    },
    earlier,
  );
}
const pointsOf = ({ standings }: ComputedStage) =>
  standings.map(({ team, points }) => `${team}${points}`).join(' ');

const groups = new Map([
  ['a', '1'],
  ['b', '1'],
  ['c', '2'],
  ['d', '2'],
]);
const groupNames = new Map([
  ['1', 'A'],
  ['2', 'B'],
]);

it('each group has a table of the matches between its own teams', () => {
  const matches = [match('ab', 1, 0), match('ac', 0, 5), match('dc', 2, 0)];
  const { standings } = compute({ kind: 'groups', teams: 'abcde', groups, groupNames, matches });
  expect(standings.map(({ team, group, position, points }) => [team, group, position, points])).toEqual([
    ['a', '1', 1, 3],
    ['b', '1', 2, 0],
    ['d', '2', 1, 3],
    ['c', '2', 2, 0],
  ]);
});

it('a team without a group is in no table of a stage of groups, and in the one table of a league', () => {
  const teamsOf = (kind: StageKind) =>
    compute({ kind, teams: 'ex', groups: new Map([['e', '1']]) }).standings.map(
      ({ team, group }) => `${team}${group}`,
    );
  expect(teamsOf('groups')).toEqual(['e1']);
  expect(teamsOf('league')).toEqual(['e1', 'xnull']);
});

it('the zones are those of the place, and of the group by its name', () => {
  const zones: Regulation['zones'] = [
    { from: 1, to: 1, kind: 'ucl', label: null },
    { from: 2, to: 2, kind: 'relegation', label: null, group: 'B' },
  ];
  const { standings } = compute({ kind: 'groups', teams: 'abcd', groups, groupNames, regulation: { zones } });
  expect(standings.map(({ team, zone }) => `${team} ${zone}`)).toEqual([
    'a ucl',
    'b null',
    'c ucl',
    'd relegation',
  ]);
});

const league = () =>
  compute({
    teams: 'abcd',
    matches: [
      match('ac', 1, 0, { round: 1 }),
      match('ab', 2, 0, { round: 2, kickOff: NOON + DAY }),
      match('bd', 1, 0, { round: 2, kickOff: NOON + DAY }),
    ],
    starts: new Map([['b', { won: 1, drawn: 0, lost: 0, goalsFor: 1, goalsAgainst: 0, form: [] }]]),
    deductions: new Map([['a', 1]]),
  });

it.each<[Regulation['carry'], string]>([
  ['none', 'a0 b0'],
  // Half of 5 and of 6, rounded up.
  ['half', 'a3 b3'],
  ['mutual', 'a3 b0'],
  ['all', 'b6 a5'],
])('a stage takes over from the one before: %s', (carry, points) => {
  expect(pointsOf(league())).toBe('b6 a5 c0 d0');
  expect(pointsOf(compute({ teams: 'ab', regulation: { carry } }, [league()]))).toBe(points);
});

it('half of the points come without results, and the results of the stage itself are added', () => {
  const stage = compute({ teams: 'ab', matches: [match('ba', 2, 0)], regulation: { carry: 'half' } }, [
    league(),
  ]);
  expect(
    stage.standings.map(({ team, played, won, lost, goalsFor, points }) => [
      team,
      played,
      won,
      lost,
      goalsFor,
      points,
    ]),
  ).toEqual([
    ['b', 1, 1, 0, 2, 6],
    ['a', 1, 0, 1, 0, 3],
  ]);
});

it('each team continues the last stage in which it stood', () => {
  const second = compute({ teams: 'ab', matches: [match('ba', 1, 0, { kickOff: NOON + 2 * DAY })] });
  const stage = compute({ teams: 'abcx', regulation: { carry: 'half' } }, [league(), second]);
  expect(pointsOf(stage)).toBe('b2 a0 c0 x0');
});

it('points that were taken away are taken away once, together with those of the stage', () => {
  const first = compute({ teams: 'ab', deductions: new Map([['a', 1]]) });
  const second = compute(
    {
      teams: 'ab',
      deductions: new Map([
        ['a', 2],
        ['b', 5],
      ]),
      regulation: { carry: 'all' },
    },
    [first],
  );
  expect(pointsOf(second)).toBe('a-3 b-5');
  const mutual = compute({ teams: 'ab', regulation: { carry: 'mutual' } }, [first]);
  expect(pointsOf(mutual)).toBe('a0 b0');
});

it('totals from before the first match are taken over, unless the stage has its own', () => {
  const start = (won: number) => ({ won, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, form: [] });
  const first = compute({
    teams: 'ab',
    starts: new Map([
      ['a', start(1)],
      ['b', start(2)],
    ]),
  });
  const second = compute({ teams: 'ab', starts: new Map([['a', start(5)]]), regulation: { carry: 'all' } }, [
    first,
  ]);
  expect(pointsOf(second)).toBe('a15 b6');
});

it('a match counts once, though two stages have taken it over, and before the rounds of the stage', () => {
  const all = { carry: 'all' } as const;
  const [top, bottom] = [
    compute({ teams: 'ab', regulation: all }, [league()]),
    compute({ teams: 'cd', regulation: all }, [league()]),
  ];
  const last = compute({ teams: 'abcd', regulation: all, matches: [match('cd', 1, 0, { round: 1 })] }, [
    top,
    bottom,
  ]);
  expect(last.standings.map(({ team, played }) => `${team}${played}`)).toEqual(['b3', 'a2', 'c2', 'd2']);
  const rounds = last.matches.map(({ home, away, round }) => [`${home}${away}`, round]);
  expect(Object.fromEntries(rounds)).toEqual({ ac: -3, ab: -2, bd: -2, cd: 1 });
});

it('the best at one place of all groups go on: by points, then as the tie-breaks say', () => {
  const three = new Map([...'abcdef'].map((team, at) => [team, `${Math.floor(at / 2)}`]));
  const bestOf = (
    matches: CountedMatch[],
    count: number,
    tieBreaks: Regulation['tieBreaks'] = ['goalDifference', 'goalsFor', 'wins'],
  ) =>
    compute({
      kind: 'groups',
      teams: 'abcdef',
      groups: three,
      matches,
      regulation: { best: { place: 2, count }, tieBreaks },
    })
      .standings.filter(({ zone }) => zone === 'advance')
      .map(({ team }) => team)
      .join('');
  // The second of each group: b lost by three, d drew, f lost by one.
  const matches = [match('ab', 3, 0), match('cd', 0, 0), match('ef', 1, 0)];
  expect(bestOf(matches, 1)).toBe('d');
  expect(bestOf(matches, 2)).toBe('df');
  expect(bestOf(matches, 3)).toBe('bdf');
  // Without tie-breaks the order of the groups decides.
  expect(bestOf(matches, 2, [])).toBe('bd');
  expect(bestOf([match('ab', 1, 0), match('cd', 3, 2), match('ef', 2, 1)], 1, ['goalsFor'])).toBe('d');
});

it('the best at a place are compared by wins too, when the rules say so', () => {
  const total = (won: number, drawn: number) => ({
    won,
    drawn,
    lost: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    form: [],
  });
  const starts = new Map([
    ['a', total(9, 0)],
    ['b', total(0, 3)],
    ['c', total(9, 0)],
    ['d', total(1, 0)],
  ]);
  const bestOf = (tieBreaks: Regulation['tieBreaks']) =>
    compute({
      kind: 'groups',
      teams: 'abcd',
      groups,
      starts,
      regulation: { best: { place: 2, count: 1 }, tieBreaks },
    })
      .standings.filter(({ zone }) => zone === 'advance')
      .map(({ team }) => team);
  expect(bestOf(['wins'])).toEqual(['d']);
  expect(bestOf(['goalsFor'])).toEqual(['b']);
});
