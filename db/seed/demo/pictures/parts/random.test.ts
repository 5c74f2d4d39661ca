import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';

test('the same seed gives the same numbers, its neighbour others', () => {
  const numbers = (seed: number) => {
    const random = seededRandom(seed);
    return Array.from({ length: 5 }, () => random());
  };
  expect(numbers(1)).toEqual(numbers(1));
  expect(numbers(1)).not.toEqual(numbers(2));
});

test('numbers stay in their range', () => {
  const random = seededRandom(5);
  const wholes = Array.from({ length: 500 }, () => random.int(2, 4));
  expect([...new Set(wholes)].toSorted()).toEqual([2, 3, 4]);
  for (let at = 0; at < 500; at += 1) {
    const number = random.range(-3, 8);
    expect(number).toBeGreaterThanOrEqual(-3);
    expect(number).toBeLessThan(8);
    expect(['a', 'b']).toContain(random.pick(['a', 'b']));
  }
});
