import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawGroups } from './draw-groups.ts';
import { type DrawnTie, planKnockout } from './plan-knockout.ts';
import { countRounds, planRoundRobin } from './plan-round-robin.ts';
import { shuffleBySeed } from './shuffle-by-seed.ts';

const teamsOf = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`);
const count = <Item>(items: readonly Item[]) =>
  new Map([...Map.groupBy(items, (item) => item)].map(([item, found]) => [item, found.length]));

const countByes = (ties: readonly DrawnTie[]) => ties.filter(({ isBye }) => isBye).length;

describe('a round robin', () => {
  it('every pair meets as often as the rules say, nobody twice in a round, the grounds are balanced', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 24 }), fc.integer({ min: 1, max: 6 }), (size, legs) => {
        const teams = teamsOf(size);
        const rounds = planRoundRobin(teams, legs);
        expect(rounds).toHaveLength(countRounds(size, legs));
        for (const round of rounds) {
          const playing = round.flatMap(({ home, away }) => [home, away]);
          expect(new Set(playing).size).toBe(playing.length);
          expect(round).toHaveLength(Math.floor(size / 2));
        }
        const matches = rounds.flat();
        const meetings = count(matches.map(({ home, away }) => [home, away].sort().join(' ')));
        expect(meetings.size).toBe((size * (size - 1)) / 2);
        expect(new Set(meetings.values())).toEqual(new Set([legs]));
        for (const team of teams) {
          const home = matches.filter((match) => match.home === team).length;
          const away = matches.filter((match) => match.away === team).length;
          expect(Math.abs(home - away)).toBeLessThanOrEqual(legs % 2 === 0 || size % 2 === 1 ? 0 : 1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('the second half has the grounds of the first one exchanged', () => {
    const rounds = planRoundRobin(teamsOf(4), 2);
    expect(rounds.slice(3)).toEqual(
      rounds.slice(0, 3).map((round) => round.map(({ home, away }) => ({ home: away, away: home }))),
    );
    expect(planRoundRobin(teamsOf(1), 2)).toEqual([]);
  });

  it('a team changes its ground from round to round, with few exceptions', () => {
    const rounds = planRoundRobin(teamsOf(10), 1);
    const repeats = teamsOf(10).map((team) => {
      const grounds = rounds.map((round) => round.some(({ home }) => home === team));
      return grounds.filter((ground, index) => index > 0 && ground === grounds[index - 1]).length;
    });
    expect(Math.max(...repeats)).toBeLessThanOrEqual(2);
  });
});

describe('a knock-out', () => {
  const options = { hasAllRounds: true, hasThirdPlace: true, firstKey: null };

  it('every team is drawn once, and each round has half of the ties of the round before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 130 }), (size) => {
        const teams = teamsOf(size);
        const rounds = planKnockout({ teams, ...options });
        const [first] = rounds;
        const drawn = (first?.ties ?? []).flatMap(({ home, away }) => [home, away].filter((one) => one));
        expect(drawn.toSorted()).toEqual(teams.toSorted());
        const slots = first?.ties.length ?? 0;
        expect(2 * slots).toBeGreaterThanOrEqual(size);
        expect(slots).toBeLessThan(size);
        expect(countByes(first?.ties ?? [])).toBe(2 * slots - size);
        expect(first?.ties.every(({ home, away, isBye }) => home && (isBye ? !away : away))).toBe(true);
        const main = rounds.filter(({ key }) => key !== 'third');
        expect(main.map(({ ties }) => ties.length)).toEqual(
          Array.from({ length: Math.log2(slots) + 1 }, (_, index) => slots / 2 ** index),
        );
        expect(new Set(rounds.map(({ key }) => key)).size).toBe(rounds.length);
        // Every tie but the final sends its winner on once, to the next round.
        for (const [index, { ties }] of main.entries()) {
          const next = main[index + 1];
          const used = next?.ties.flatMap(({ from }) => from?.positions ?? []) ?? [];
          expect(used.toSorted((a, b) => a - b)).toEqual(next ? ties.map(({ position }) => position) : []);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('byes are spread: two of them meet in the second round only when they must', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 64 }), (size) => {
        const [first] = planKnockout({ teams: teamsOf(size), ...options });
        const byes = (first?.ties ?? []).map(({ isBye }) => isBye);
        const both = byes.filter((isBye, index) => index % 2 === 0 && isBye && byes[index + 1]).length;
        expect(both).toBe(Math.max(0, countByes(first?.ties ?? []) - byes.length / 2));
      }),
    );
  });

  it('has its usual rounds, a match for the third place, and single rounds with at most one bye', () => {
    const keysOf = (size: number, over = {}) =>
      planKnockout({ teams: teamsOf(size), ...options, ...over }).map(({ key }) => key);
    expect(keysOf(12)).toEqual(['r16', 'quarter', 'semi', 'final', 'third']);
    expect(keysOf(2)).toEqual(['final']);
    expect(planKnockout({ teams: teamsOf(4), ...options }).at(-1)).toEqual({
      key: 'third',
      ties: [
        {
          position: 1,
          home: null,
          away: null,
          isBye: false,
          from: { result: 'loser', round: 'semi', positions: [1, 2] },
        },
      ],
    });
    expect(keysOf(1)).toEqual([]);
    expect(keysOf(3, { hasThirdPlace: false })).toEqual(['semi', 'final']);
    expect(keysOf(60).slice(0, 2)).toEqual(['1', 'r32']);
    const [only] = planKnockout({
      teams: teamsOf(5),
      hasAllRounds: false,
      hasThirdPlace: false,
      firstKey: 'playoff',
    });
    expect(only?.key).toBe('playoff');
    expect(only?.ties.map(({ home, away }) => [home, away])).toEqual([
      ['t1', 't2'],
      ['t3', 't4'],
      ['t0', null],
    ]);
  });
});

describe('a draw', () => {
  it('gives the same result for the same seed, another one for another seed, and loses nobody', () => {
    const teams = teamsOf(16);
    expect(shuffleBySeed(teams, 'a')).toEqual(shuffleBySeed(teams, 'a'));
    expect(shuffleBySeed(teams, 'a')).not.toEqual(shuffleBySeed(teams, 'b'));
    expect(shuffleBySeed(teams, 'a').toSorted()).toEqual(teams.toSorted());
    const firsts = count(
      Array.from({ length: 4000 }, (_, seed) => shuffleBySeed(teams.slice(0, 4), `${seed}`)[0]),
    );
    for (const found of firsts.values()) expect(Math.abs(found - 1000)).toBeLessThan(150);
  });

  it('makes groups whose sizes differ by at most one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 50 }),
        fc.integer({ min: 1, max: 16 }),
        fc.string(),
        (size, groups, seed) => {
          const drawn = drawGroups(teamsOf(size), { count: groups, seed });
          expect(drawn.flatMap(({ teams }) => teams).toSorted()).toEqual(teamsOf(size).toSorted());
          const sizes = drawn.map(({ teams }) => teams.length);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        },
      ),
    );
    const two = { count: 2, seed: 's' };
    expect(drawGroups(teamsOf(4), two).map(({ name }) => name)).toEqual(['A', 'B']);
    expect(drawGroups(teamsOf(4).toReversed(), two)).toEqual(drawGroups(teamsOf(4), two));
  });
});
