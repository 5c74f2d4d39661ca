import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['qarabag', 'qarabag', 0],
  ['qarabag', 'qraabag', 1],
  ['sumqayit', 'sumgayit', 1],
  ['neftci', 'nefci', 1],
  ['neftci', 'neftcii', 1],
  ['sabah', 'sabha', 1],
  ['zire', 'zrie', 1],
  ['kepez', 'qebele', 4],
  ['ca', 'abc', 3],
  ['', 'sabah', 5],
  ['', '', 0],
])('%j and %j are %i edits apart', (a, b, edits) => {
  expect(editDistance(a, b, 9)).toBe(edits);
  expect(editDistance(b, a, 9)).toBe(edits);
});

test('gives up above the maximum', () => {
  expect(editDistance('kepez', 'qebele', 2)).toBe(3);
  expect(editDistance('kepez', 'kepezspor', 2)).toBe(3);
  expect(editDistance('zire', 'zrie', 0)).toBe(1);
});

const word = fc.string({ unit: fc.constantFrom(...'abcde'), maxLength: 9 });

/** The definition, without limits. */
function fullDistance(a: string, b: string): number {
  if (!a || !b) return a.length + b.length;
  const steps = [
    fullDistance(a.slice(1), b) + 1,
    fullDistance(a, b.slice(1)) + 1,
    fullDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    steps.push(fullDistance(a.slice(2), b.slice(2)) + 1);
  return Math.min(...steps);
}

test('agrees with the definition for every maximum', () => {
  const short = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 5 });
  fc.assert(
    fc.property(short, short, fc.integer({ min: 0, max: 6 }), (a, b, max) => {
      expect(editDistance(a, b, max)).toBe(Math.min(fullDistance(a, b), max + 1));
    }),
    { numRuns: 500 },
  );
});

test('is symmetric, and a smaller maximum only cuts the answer', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, max) => {
      const whole = editDistance(a, b, 20);
      expect(editDistance(b, a, 20)).toBe(whole);
      expect(editDistance(a, b, max)).toBe(Math.min(whole, max + 1));
    }),
  );
});
