import { describe, expect, it } from 'vitest';
import { countGoals, parseGoals, toGoal } from './goals.ts';

/** The goals as `side player minute+added type`, for comparison. */
const read = (text: string, home: number, away: number) =>
  parseGoals(text, { home, away })?.map(
    ({ side, player, minute, added, type }) =>
      `${side} ${player} ${minute}${added === null ? '' : `+${added}`} ${type}`,
  ) ?? null;

describe('the goals of a match', () => {
  it('of the home team stand before the semicolon, those of the away team behind it', () => {
    expect(read("(Camal 12', 45+1' (pen.); Rüdiger 87' (o.g.))", 2, 1)).toEqual([
      'home Camal 12 goal',
      'home Camal 45+1 penaltyGoal',
      'away Rüdiger 87 ownGoal',
    ]);
    expect(read('[-; Kane 9 p Foden 10 h]', 0, 2)).toEqual(['away Kane 9 penaltyGoal', 'away Foden 10 goal']);
    expect(read('; Kane 9', 0, 1)).toEqual(['away Kane 9 goal']);
  });

  it('without a semicolon belong to the only team that has scored', () => {
    expect(read('Camal 12', 1, 0)).toEqual(['home Camal 12 goal']);
    expect(read('Camal 12', 0, 1)).toEqual(['away Camal 12 goal']);
    expect(read('Camal 12, Kane 13', 1, 1)).toBeNull();
    expect(read('-', 0, 0)).toEqual([]);
  });

  it('may stand behind the score that each of them gives', () => {
    expect(read('1-0 Monti 20, 1-1 Brown 56 (p), 2-1 Monti 89', 2, 1)).toEqual([
      'home Monti 20 goal',
      'away Brown 56 penaltyGoal',
      'home Monti 89 goal',
    ]);
    for (const wrong of [
      '1-0 Monti 20, 3-0 Monti 21',
      '1-0 Monti 20, 1-0 Monti 21',
      '1-0 Monti 20, Brown 30',
    ])
      expect(read(wrong, 2, 0), wrong).toBeNull();
    expect(read('1-0 Monti 20 30', 1, 0)).toBeNull();
    expect(read('1-0 Monti', 1, 0)).toBeNull();
  });

  it.each([
    'Camal',
    '12',
    'Camal 0',
    'Camal 131',
    'Camal 45+31',
    'A 1; B 2; C 3',
    'Camal 12 x; Kane 13',
    `A 1${' '.repeat(2000)}`,
  ])('are not read in %j', (text) => {
    expect(read(text, 1, 1)).toBeNull();
  });

  it('have a minute of a match', () => {
    const goal = { side: 'home', player: 'a'.repeat(81), minute: 130, added: 30, note: 'O.G.' } as const;
    expect(toGoal(goal)).toEqual({
      type: 'ownGoal',
      side: 'home',
      player: 'a'.repeat(80),
      minute: 130,
      added: 30,
    });
    expect(toGoal({ ...goal, minute: 1, added: 0, note: 'Pen' })).toMatchObject({
      type: 'penaltyGoal',
      added: null,
    });
    for (const wrong of [
      { minute: 0 },
      { minute: 131 },
      { minute: 1.5 },
      { added: -1 },
      { added: 31 },
      { added: 0.5 },
    ])
      expect(toGoal({ ...goal, ...wrong })).toBeNull();
  });
});

it.each([
  ["Camal 12', 45+1'", 2],
  ['1-0 Monti 20, 2-0 Brown 30', 2],
  ['Camal, Kane; Foden', 3],
  ['-; Foden', 1],
  ['', 0],
])('the unread list %j names %i goals', (text, count) => {
  expect(countGoals(text)).toBe(count);
});
