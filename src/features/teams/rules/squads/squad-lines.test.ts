import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseDayStart } from '#az/format/dates.ts';
import { DAY } from '#az/format/durations.ts';
import type { PlayerPosition } from '../../tables.ts';
import { formatSquadLines, parseSquadLines, type SquadLine } from './squad-lines.ts';

const player = (name: string, over: Partial<SquadLine> = {}): SquadLine => ({
  name,
  shirt: null,
  position: null,
  joinedOn: null,
  leftOn: null,
  ...over,
});

describe('the list of a squad', () => {
  it('has shirts, positions as headings, and days', () => {
    const lines = [
      'Qapıçılar:',
      '1. Şahruddin Məhəmmədəliyev',
      'MÜDAFİƏÇİ',
      '5 Maksim Medvedev, 01.07.2025 – 31.12.2025',
      '2) Qara Qarayev, 15.01.2026 –',
      'Elvin Cəfərquliyev, – 01.02.2026',
    ];
    const defender = { position: 'defender' as const };
    expect(parseSquadLines(lines)).toEqual({
      players: [
        player('Şahruddin Məhəmmədəliyev', { shirt: 1, position: 'goalkeeper' }),
        player('Maksim Medvedev', {
          ...defender,
          shirt: 5,
          joinedOn: parseDayStart('01.07.2025'),
          leftOn: parseDayStart('31.12.2025'),
        }),
        player('Qara Qarayev', { ...defender, shirt: 2, joinedOn: parseDayStart('15.01.2026') }),
        player('Elvin Cəfərquliyev', { ...defender, leftOn: parseDayStart('01.02.2026') }),
      ],
      unread: [],
    });
  });

  it.each([
    '0. Kimsə',
    '7.',
    '7. Kimsə, dünən',
    '7. Kimsə, 31.12.2025 – 01.07.2025',
    '7. Kimsə, 01.07.2025 – 01.07.2025',
    '7. Kimsə, –',
    '7. Kimsə, 01.07.2025 –, 8',
    `7. ${'a'.repeat(81)}`,
  ])('names a line that it cannot read: %s', (line) => {
    expect(parseSquadLines(['9. Zubir', line])).toMatchObject({
      players: [{ name: 'Zubir' }],
      unread: [line],
    });
  });
});

const day = fc.integer({ min: 0, max: 2000 }).map((days) => (parseDayStart('01.07.2021') ?? 0) + days * DAY);
const position = fc.constantFrom<PlayerPosition | null>(
  null,
  'goalkeeper',
  'defender',
  'midfielder',
  'forward',
);
const squads = fc.array(
  fc
    .record({
      name: fc.constantFrom('Əli', 'Zubir', 'Qara Qarayev', 'O’Neil', 'Jean-Pierre Papin'),
      shirt: fc.option(fc.integer({ min: 1, max: 99 })),
      position,
      days: fc.uniqueArray(day, { maxLength: 2 }),
      isLeft: fc.boolean(),
    })
    .map(({ days, isLeft, ...rest }): SquadLine => {
      const [first = null, second = null] = days.toSorted((a, b) => a - b);
      return second === null && isLeft
        ? { ...rest, joinedOn: null, leftOn: first }
        : { ...rest, joinedOn: first, leftOn: second };
    }),
);

test('a squad that is printed is read as the same one', () => {
  fc.assert(
    fc.property(squads, (players) => {
      const { players: read, unread } = parseSquadLines(formatSquadLines(players));
      expect(unread).toEqual([]);
      const sorted = (list: readonly SquadLine[]) => list.map((one) => JSON.stringify(toOrder(one))).sort();
      expect(sorted(read)).toEqual(sorted(players));
    }),
  );
});

const toOrder = ({ name, shirt, position: at, joinedOn, leftOn }: SquadLine) => [
  name,
  shirt,
  at,
  joinedOn,
  leftOn,
];
