import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_REGULATION } from '../standings/regulation.ts';
import { deriveBracket, type TieInput } from './derive-bracket.ts';
import type { TieSource } from './tie-source.ts';

const KEYS = ['quarter', 'semi', 'final'];
const rounds = KEYS.map((key) => ({ id: key, key, rules: DEFAULT_REGULATION.ties }));
const noPlaces = () => null;

function tie(id: string, round: string, over: Partial<TieInput> = {}): TieInput {
  return {
    id,
    stage: 's',
    round,
    position: Number(id.slice(1)) || 1,
    teams: { home: null, away: null },
    sources: { home: null, away: null },
    isBye: false,
    winner: null,
    note: null,
    legs: [],
    ...over,
  };
}

const winnerOf = (id: string): TieSource => ({ from: 'winner', tie: id });
const played = (home: number, away: number): TieInput['legs'] => [
  {
    fixture: 'f',
    score: { home, away },
    shootOut: null,
    isOver: true,
    isAtHome: true,
    isNeutral: false,
    hasExtraTime: false,
  },
];

/** Eight teams, and the goals of the ties in their order. */
function makeTies(goals: readonly [number, number][]): TieInput[] {
  const result = (index: number) => {
    const [home, away] = goals[index] ?? [0, 0];
    return home === away ? [] : played(home, away);
  };
  return [
    ...[0, 1, 2, 3].map((index) =>
      tie(`q${index + 1}`, 'quarter', {
        teams: { home: `t${2 * index}`, away: `t${2 * index + 1}` },
        legs: result(index),
      }),
    ),
    ...[0, 1].map((index) =>
      tie(`s${index + 1}`, 'semi', {
        sources: { home: winnerOf(`q${2 * index + 1}`), away: winnerOf(`q${2 * index + 2}`) },
        legs: result(4 + index),
      }),
    ),
    tie('f1', 'final', { sources: { home: winnerOf('s1'), away: winnerOf('s2') }, legs: result(6) }),
  ];
}

it('follows the winners, and says where an unknown side comes from', () => {
  const ties = makeTies([
    [1, 0],
    [0, 2],
    [3, 1],
    [0, 0],
    [2, 1],
  ]);
  const bracket = deriveBracket({ rounds, ties, teamAt: noPlaces });
  const of = (id: string) => bracket.find((one) => one.id === id);
  expect(of('s1')).toMatchObject({
    teams: { home: 't0', away: 't3' },
    winner: 'home',
    feeders: ['q1', 'q2'],
  });
  expect(of('s2')).toMatchObject({
    teams: { home: 't4', away: null },
    winner: null,
    unknown: { home: null, away: { from: 'winner', round: 'quarter', position: 4 } },
    feeders: ['q3', 'q4'],
  });
  expect(of('f1')).toMatchObject({
    teams: { home: 't0', away: null },
    unknown: { away: { from: 'winner', round: 'semi', position: 2 } },
  });
});

it('is the same for every order of ties and whatever comes in last', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: 7, maxLength: 7 }),
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }),
      (goals, order) => {
        const ties = makeTies(goals);
        const whole = deriveBracket({ rounds, ties, teamAt: noPlaces });
        const shuffled = order.flatMap((index) => ties[index] ?? []);
        expect(deriveBracket({ rounds, ties: shuffled, teamAt: noPlaces })).toEqual(whole);
        // A match of a tie whose teams are not both known decides nothing.
        for (const one of whole)
          if (one.winner !== null) expect([one.teams.home, one.teams.away]).not.toContain(null);
      },
    ),
  );
});

it('stands as the winners meet, also when only the teams say who met whom', () => {
  const pairs: [string, string, string, string, number, number][] = [
    ['q1', 'quarter', 'a', 'b', 1, 0],
    ['q2', 'quarter', 'c', 'd', 1, 0],
    ['q3', 'quarter', 'e', 'f', 1, 0],
    ['q4', 'quarter', 'g', 'h', 1, 0],
    ['s1', 'semi', 'g', 'a', 1, 0],
    ['s2', 'semi', 'c', 'e', 0, 1],
    ['f1', 'final', 'e', 'g', 2, 1],
  ];
  const ties = pairs.map(([id, round, home, away, own, other]) =>
    tie(id, round, { teams: { home, away }, legs: played(own, other) }),
  );
  const bracket = deriveBracket({ rounds, ties, teamAt: noPlaces });
  expect(bracket.map(({ id }) => id)).toEqual(['q2', 'q3', 'q4', 'q1', 's2', 's1', 'f1']);
  expect(bracket.at(-1)).toMatchObject({ feeders: ['s2', 's1'], winner: 'home' });
});

it('takes teams from places of tables, losers, byes and decisions, and no side from a circle', () => {
  const ties = [
    tie('q1', 'quarter', {
      sources: { home: { from: 'place', stage: 'g', group: 'A', place: 1 }, away: null },
      isBye: true,
    }),
    tie('q2', 'quarter', { teams: { home: 'x', away: 'y' }, winner: 'away', note: 'Qərar' }),
    tie('s1', 'semi', { sources: { home: winnerOf('q1'), away: { from: 'loser', tie: 'q2' } } }),
    tie('s2', 'semi', { sources: { home: winnerOf('f1'), away: winnerOf('gone') } }),
    tie('f1', 'final', { sources: { home: winnerOf('s2'), away: winnerOf('s1') } }),
  ];
  const bracket = deriveBracket({ rounds, ties, teamAt: ({ place }) => (place === 1 ? 'w' : null) });
  const of = (id: string) => bracket.find((one) => one.id === id);
  expect(of('q1')).toMatchObject({ winner: 'home', decidedBy: 'bye' });
  expect(of('s1')?.teams).toEqual({ home: 'w', away: 'x' });
  expect(of('s2')).toMatchObject({ teams: { home: null, away: null }, feeders: ['f1'] });
  expect(of('f1')?.winner).toBeNull();
  const open = deriveBracket({ rounds, ties, teamAt: noPlaces });
  expect(open.find(({ id }) => id === 'q1')).toMatchObject({
    winner: null,
    unknown: { home: { from: 'place', stage: 'g', group: 'A', place: 1 } },
  });
});

it('takes the side that plays in the next round as the winner of a level tie, but not before a match for third place', () => {
  const level = (id: string, home: string, away: string) =>
    tie(id, 'quarter', { teams: { home, away }, legs: played(1, 1) });
  const winnersOf = (ties: TieInput[]) =>
    deriveBracket({ rounds, ties, teamAt: noPlaces }).map(({ id, winner, decidedBy }) => [
      id,
      winner,
      decidedBy,
    ]);
  const next = tie('s1', 'semi', { teams: { home: 'b', away: 'c' } });
  expect(winnersOf([level('q1', 'a', 'b'), level('q2', 'c', 'd'), next])).toEqual([
    ['q1', 'away', null],
    ['q2', 'home', null],
    ['s1', null, null],
  ]);
  expect(winnersOf([level('q1', 'a', 'b')])).toEqual([['q1', null, null]]);
  const both = [
    tie('f1', 'final', { teams: { home: 'a', away: 'c' } }),
    tie('f2', 'final', { teams: { home: 'b', away: 'd' } }),
  ];
  expect(winnersOf([level('q1', 'a', 'b'), ...both])[0]).toEqual(['q1', null, null]);
});

it('sums up two matches of a pair as legs, unless the rules play a draw again', () => {
  const legs = [played(1, 1), played(0, 2)].flat();
  const ties = [tie('q1', 'quarter', { teams: { home: 'a', away: 'b' }, legs })];
  const derive = (replay: boolean) =>
    deriveBracket({
      rounds: rounds.map((round) => ({ ...round, rules: { ...round.rules, replay } })),
      ties,
      teamAt: noPlaces,
    });
  expect(derive(false)).toMatchObject([
    { legCount: 2, aggregate: { home: 1, away: 3 }, decidedBy: 'aggregate' },
  ]);
  expect(derive(true)).toMatchObject([{ legCount: 1, aggregate: { home: 0, away: 2 }, decidedBy: 'replay' }]);
});

it('a tie follows the last tie of each of its teams, whatever the places of the ties are', () => {
  const of = (id: string, round: string, home: string, away: string) =>
    tie(id, round, { teams: { home, away } });
  const ties = [of('q1', 'quarter', 'a', 'b'), of('s2', 'semi', 'a', 'c'), of('f3', 'final', 'a', 'd')];
  const bracket = deriveBracket({ rounds, ties, teamAt: noPlaces });
  expect(bracket.map(({ id, feeders }) => [id, feeders])).toEqual([
    ['q1', []],
    ['s2', ['q1']],
    ['f3', ['s2']],
  ]);
});

it('a team that is entered goes before the source of its side', () => {
  const sources = { home: { from: 'place', stage: 'g', group: null, place: 1 }, away: null } as const;
  const ties = [tie('q1', 'quarter', { teams: { home: 'z', away: 'y' }, sources })];
  expect(deriveBracket({ rounds, ties, teamAt: () => 'w' })).toMatchObject([
    { teams: { home: 'z', away: 'y' }, unknown: { home: null, away: null }, feeders: [] },
  ]);
});

it('matches decide nothing as long as a team of the tie is not known', () => {
  const ties = [tie('q1', 'quarter', { teams: { home: 'a', away: null }, legs: played(3, 0) })];
  expect(deriveBracket({ rounds, ties, teamAt: noPlaces })).toMatchObject([
    { aggregate: null, winner: null, decidedBy: null },
  ]);
});

it('a team that plays in the next round has not won a tie that is still open', () => {
  const next = tie('s1', 'semi', { teams: { home: 'a', away: 'c' } });
  const winnerOfTie = (legs: TieInput['legs'], legCount = 1) =>
    deriveBracket({
      rounds: rounds.map((round) => ({ ...round, rules: { ...round.rules, legs: legCount } })),
      ties: [tie('q1', 'quarter', { teams: { home: 'a', away: 'b' }, legs }), next],
      teamAt: noPlaces,
    })[0]?.winner;
  const open = played(1, 1).map((leg) => ({ ...leg, isOver: false }));
  expect(winnerOfTie(played(1, 1))).toBe('home');
  expect(winnerOfTie(open)).toBeNull();
  expect(winnerOfTie([...played(1, 1), ...open])).toBeNull();
  expect(winnerOfTie(played(1, 1), 2)).toBeNull();
  expect(winnerOfTie([])).toBeNull();
});
