import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Turan Tovuz', 'TT'],
  ['Araz-Naxçıvan', 'AN'],
  ['imişli', 'İ'],
  ['ılqar əliyev', 'IƏ'],
  ['“Qarabağ” FK', 'QF'],
  ['Şalke 04', 'Ş'],
  ['Leandro Andrade dos Santos', 'LA'],
  ['i\u0307lham', 'İ'],
  ['ßen', 'S'],
  ['', ''],
  ['123 –', ''],
])('%s → %s', (name, letters) => expect(initials(name)).toBe(letters));

test('returns at most the given number of letters', () =>
  expect(initials('Leandro Andrade dos Santos', 3)).toBe('LAD'));
