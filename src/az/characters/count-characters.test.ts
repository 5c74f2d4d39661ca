import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCharacters } from './text-length.ts';

test('counts a letter or a simple emoji as one character', () => {
  expect(countCharacters('Qəbələ 😀')).toBe(8);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => countCharacters(text) === Array.from(text).length),
  );
});
