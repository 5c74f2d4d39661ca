import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeStandings } from './compute-standings.ts';
import type { CountedMatch, TableResults } from './read-stage-results.ts';
import { DEFAULT_REGULATION, type TieBreak } from './regulation.ts';

const match = (home: string, away: string, homeGoals: number, awayGoals: number): CountedMatch => ({
  home,
  away,
  homeGoals,
  awayGoals,
  kickOff: 0,
  round: null,
  isLive: false,
});

function season(
  matches: CountedMatch[],
  over: Partial<TableResults> = {},
  tieBreaks?: TieBreak[],
): TableResults {
  const teams = [...new Set(matches.flatMap(({ home, away }) => [home, away]))].sort();
  return {
    regulation: { ...DEFAULT_REGULATION, ...(tieBreaks ? { tieBreaks } : {}) },
    teams,
    matches,
    starts: new Map(),
    deductions: new Map(),
    places: new Map(),
    conduct: new Map(),
    ...over,
  };
}

const orderOf = (results: TableResults) =>
  computeStandings(results)
    .map(({ team }) => team)
    .join('');

it('orders level teams by the tie-breaks in their order', () => {
  const matches = [match('a', 'b', 0, 1), match('a', 'c', 9, 0)];
  expect(orderOf(season(matches, {}, ['goalDifference']))).toBe('abc');
  expect(orderOf(season(matches, {}, ['headToHead', 'goalDifference']))).toBe('bac');
  const draws = [match('a', 'b', 1, 1), match('c', 'd', 3, 3)];
  expect(orderOf(season(draws, {}, ['goalDifference', 'goalsFor']))).toBe('cdab');
  expect(orderOf(season(draws, {}, ['awayWins']))).toBe('abcd');
});

it('puts a team where an editor has placed it, also before the newest round', () => {
  const matches = [match('a', 'b', 1, 0), match('c', 'd', 2, 0)].map((one) => ({ ...one, round: 1 }));
  const placed = (places: [string, number][]) => orderOf(season(matches, { places: new Map(places) }));
  expect(placed([])).toBe('cabd');
  expect(placed([['c', 3]])).toBe('abcd');
  expect(
    placed([
      ['d', 1],
      ['c', 4],
    ]),
  ).toBe('dabc');
  expect(placed([['c', 9]])).toBe('abdc');
  expect(placed([['x', 1]])).toBe('cabd');
  const next = { ...match('a', 'b', 0, 0), round: 2 };
  const rows = computeStandings(season([...matches, next], { places: new Map([['c', 4]]) }));
  expect(rows.map(({ team, position, change, points }) => [team, position, change, points])).toEqual([
    ['a', 1, 0, 4],
    ['b', 2, 0, 1],
    ['d', 3, 0, 0],
    ['c', 4, 0, 3],
  ]);
});

it('applies head-to-head again to the teams that stay level', () => {
  const matches = [
    match('a', 'b', 1, 0),
    match('b', 'a', 2, 0),
    match('a', 'c', 3, 0),
    match('c', 'a', 1, 0),
    match('b', 'c', 2, 1),
    match('c', 'b', 1, 0),
  ];
  // Each has six points. Between all three: a 4:3, b 4:3, c 3:5. So c is last, and the matches of a and b alone put b first.
  expect(orderOf(season(matches, {}, ['headToHead']))).toBe('bac');
  expect(orderOf(season(matches, {}, ['goalDifference', 'goalsFor']))).toBe('abc');
});

it('takes points away and adds what was before the first match', () => {
  const start = { won: 2, drawn: 1, lost: 0, goalsFor: 5, goalsAgainst: 1, form: ['W' as const] };
  const [first, second] = computeStandings(
    season([match('a', 'b', 1, 0)], { starts: new Map([['b', start]]), deductions: new Map([['b', 6]]) }),
  );
  expect(first).toMatchObject({ team: 'a', points: 3, played: 1, form: ['W'] });
  expect(second).toMatchObject({
    team: 'b',
    points: 1,
    played: 4,
    goalsFor: 5,
    goalsAgainst: 2,
    form: ['W', 'L'],
  });
});

it('counts a live match as it stands, and leaves it out of the form', () => {
  const [first] = computeStandings(season([{ ...match('a', 'b', 1, 0), isLive: true }]));
  expect(first).toMatchObject({ team: 'a', points: 3, form: [], isLive: true });
});

it('tells the places gained since the round before', () => {
  const round = (number: number, one: CountedMatch) => ({ ...one, round: number, kickOff: number });
  const rows = computeStandings(season([round(1, match('a', 'b', 1, 0)), round(2, match('b', 'a', 3, 0))]));
  expect(rows.map(({ team, change }) => [team, change])).toEqual([
    ['b', 1],
    ['a', -1],
  ]);
});

const goals = fc.nat(4);
const team = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const matches = fc.array(
  fc.record({ home: team, away: team, homeGoals: goals, awayGoals: goals, kickOff: fc.nat(50) }),
  { maxLength: 30 },
);

it('is the same for every order of the matches, and its sums balance', () => {
  fc.assert(
    fc.property(
      matches,
      fc.shuffledSubarray(['headToHead', 'goalDifference', 'goalsFor', 'wins'] as TieBreak[]),
      (list, tieBreaks) => {
        const all = list
          .filter(({ home, away }) => home !== away)
          .map((one) => ({ ...one, round: null, isLive: false }));
        const table = computeStandings(season(all, {}, tieBreaks));
        expect(
          computeStandings(season(all.toReversed(), {}, tieBreaks)).map(({ team: name, points }) => [
            name,
            points,
          ]),
        ).toEqual(table.map(({ team: name, points }) => [name, points]));
        const sum = (value: (row: (typeof table)[number]) => number) =>
          table.reduce((total, row) => total + value(row), 0);
        expect(sum(({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst)).toBe(0);
        expect(sum(({ won, lost }) => won - lost)).toBe(0);
        expect(sum(({ played }) => played)).toBe(all.length * 2);
        expect(table.map(({ points }) => points)).toEqual(
          table.map(({ points }) => points).toSorted((a, b) => b - a),
        );
      },
    ),
  );
});

it('separates 36 level teams with head-to-head that starts again for each of them, in bounded steps', () => {
  const teams = Array.from({ length: 36 }, (_, index) => `t${String(index).padStart(2, '0')}`);
  const draws = teams.flatMap((home) =>
    teams.filter((away) => away !== home).map((away) => match(home, away, 1, 1)),
  );
  // Each team beats the one before it. Within any of its rows only the first and the last one stand apart.
  const chain = teams.slice(1).map((team, index) => match(team, teams[index] ?? '', 1, 0));
  let reads = 0;
  const counted = [...draws, ...chain].map((one) => ({
    ...one,
    get home() {
      reads++;
      return one.home;
    },
  }));
  const deductions = new Map(teams.slice(1).map((team) => [team, 3]));
  const order = computeStandings(season(counted, { teams, deductions }, ['headToHead', 'goalDifference']));
  expect(order.map(({ team }) => team)).toEqual(teams.toReversed());
  expect(new Set(order.map(({ points }) => points)).size).toBe(1);
  // At most a few readings of each match for each team.
  expect(reads).toBeLessThan(counted.length * teams.length * 3);
});
