import { expect, it } from 'vitest';
import { decideTie, type TieLeg } from './decide-tie.ts';

const leg = (home: number, away: number, over: Partial<TieLeg> = {}): TieLeg => ({
  score: { home, away },
  shootOut: null,
  isOver: true,
  isAtHome: true,
  isNeutral: false,
  hasExtraTime: false,
  ...over,
});
/** The return match: the home team of the tie plays on the other ground. */
const away = (home: number, away: number, over: Partial<TieLeg> = {}) =>
  leg(home, away, { isAtHome: false, ...over });
const rules = { awayGoals: false, replay: false };
const tie = { rules, legCount: 2, isBye: false, winner: null };
const decide = (legs: TieLeg[], over: Partial<Parameters<typeof decideTie>[0]> = {}) => {
  const { aggregate, winner, decidedBy } = decideTie({ ...tie, legs, ...over });
  return [aggregate && `${aggregate.home}:${aggregate.away}`, winner, decidedBy];
};
const one = { legCount: 1 };
const withAwayGoals = { rules: { ...rules, awayGoals: true } };

it.each<[string, () => ReturnType<typeof decide>, ReturnType<typeof decide>]>([
  ['nothing has been played', () => decide([]), [null, null, null]],
  ['one match', () => decide([leg(2, 1)], one), ['2:1', 'home', 'score']],
  [
    'one match with extra time',
    () => decide([leg(1, 2, { hasExtraTime: true })], one),
    ['1:2', 'away', 'extraTime'],
  ],
  ['a level match', () => decide([leg(1, 1)], one), ['1:1', null, null]],
  [
    'a shoot-out',
    () => decide([leg(1, 1, { shootOut: { home: 3, away: 4 } })], one),
    ['1:1', 'away', 'shootOut'],
  ],
  ['a match that is being played', () => decide([leg(3, 0, { isOver: false })], one), ['3:0', null, null]],
  ['the first of two', () => decide([leg(5, 0)]), ['5:0', null, null]],
  ['the sum of two', () => decide([leg(0, 1), away(4, 1)]), ['4:2', 'home', 'aggregate']],
  ['a level sum', () => decide([leg(1, 0), away(1, 2)]), ['2:2', null, null]],
  [
    'a level sum and the shoot-out of the return match',
    () => decide([leg(1, 0), away(1, 2, { shootOut: { home: 5, away: 4 }, hasExtraTime: true })]),
    ['2:2', 'home', 'shootOut'],
  ],
  [
    'extra time of the return match',
    () => decide([leg(1, 0), away(2, 2, { hasExtraTime: true })]),
    ['3:2', 'home', 'extraTime'],
  ],
  ['goals away', () => decide([leg(1, 0), away(1, 2)], withAwayGoals), ['2:2', 'home', 'awayGoals']],
  [
    'goals away of the other team',
    () => decide([leg(2, 1), away(0, 1)], withAwayGoals),
    ['2:2', 'away', 'awayGoals'],
  ],
  ['as many goals away', () => decide([leg(2, 1), away(1, 2)], withAwayGoals), ['3:3', null, null]],
  [
    'no goals away on neutral ground',
    () => decide([leg(2, 1, { isNeutral: true }), away(1, 2, { isNeutral: true })], withAwayGoals),
    ['3:3', null, null],
  ],
  [
    'no goals away in one match',
    () => decide([leg(1, 1)], { ...one, ...withAwayGoals }),
    ['1:1', null, null],
  ],
  [
    'a replay',
    () => decide([leg(1, 1), away(0, 1)], { ...one, rules: { ...rules, replay: true } }),
    ['0:1', 'away', 'replay'],
  ],
  [
    'a replay to come',
    () =>
      decide([leg(1, 1), leg(0, 0, { score: null, isOver: false })], {
        ...one,
        rules: { ...rules, replay: true },
      }),
    [null, null, null],
  ],
  ['a decision', () => decide([leg(0, 3)], { ...one, winner: 'home' }), ['0:3', 'home', 'decision']],
  ['a bye', () => decide([], { ...one, isBye: true }), [null, 'home', 'bye']],
])('decides by %s', (_, outcome, expected) => {
  expect(outcome()).toEqual(expected);
});
