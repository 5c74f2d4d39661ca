import { expect, test } from 'vitest';
import { foldText } from '../characters/characters.ts';
import { type GrammarCase, inCase } from '../characters/endings.ts';
import { restoreEnding } from './restore-endings.ts';

const CLUBS = [
  'Qarabağ',
  'Neftçi',
  'Zirə',
  'Sabah',
  'Sumqayıt',
  'Turan Tovuz',
  'Kəpəz',
  'Göygöl',
  'Köln',
  'Bakı',
];
const CASES: GrammarCase[] = ['nominative', 'genitive', 'dative', 'accusative', 'locative', 'ablative'];

test('gives back the letters of every case', () => {
  for (const club of CLUBS)
    for (const grammarCase of CASES) {
      const ending = inCase(club, grammarCase).slice(club.length);
      expect([club, restoreEnding(club, foldText(ending))]).toEqual([club, ending]);
    }
});

test.each([
  ['Qarabağ', 'lilar', 'lılar'],
  ['Neftçi', 'liler', 'lilər'],
  ['Qarabağ', 'dakilar', 'dakılar'],
  ['Premyer Liqası', 'nda', 'nda'],
  ['Qarabağ', 'e', null],
  ['Neftçi', 'la', null],
  ['Zirə', 'bank', null],
  ['Turan', 'in', 'ın'],
  ['Turan', 'un', null],
])('%s + %s: %s', (name, folded, ending) => {
  expect(restoreEnding(name, folded)).toBe(ending);
});
