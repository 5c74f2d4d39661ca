import { describe, expect, test } from 'vitest';
import { type GrammarCase, inCase, ordinal } from '../characters/endings.ts';
import { listEndingMarks } from './list-ending-marks.ts';
import { applyMarks } from './spelling-mark.ts';

const corrected = (text: string) => applyMarks(text, listEndingMarks(text));

test.each([
  ['3-ci turda 4-ci', '3-cü turda 4-cü'],
  ['6-ci, 9-ci, 10-cı, 2000-cu', '6-cı, 9-cu, 10-cu, 2000-ci'],
  ['90+3-ci dəqiqədə', '90+3-cü dəqiqədə'],
  ['saat 19:30-de', 'saat 19:30-da'],
  ['UEFA-nin, FIFA-nin, PFL-ın', 'UEFA-nın, FIFA-nın, PFL-in'],
  ['“Neftçi”nın, “Qarabağ”in, “Zirə”ya', '“Neftçi”nin, “Qarabağ”ın, “Zirə”yə'],
  ['"Sumqayıt"den, “Turan Tovuz”un', '"Sumqayıt"dan, “Turan Tovuz”un'],
])('%s → %s', (text, expected) => expect(corrected(text)).toBe(expected));

test.each([
  '2-1, 3:0, 2024-25, 5-10, 1-ci-2-ci',
  '“Bordeaux”nun, “Bordeaux”dan, “Marseille”ın, “Manchester United”in, “Shaw”un',
  '“Qarabağ” və “Neftçi”, “Biz uddu”dedi',
  'www.sayt.az/3-ci, #3-ci, e-poçt, VAR-a, U-21-də',
  'martın 6-na, martın 15-nə, ayın 3-ü',
])('%s has no marks', (text) => expect(listEndingMarks(text)).toEqual([]));

describe('endings that editors have set', () => {
  const grammars = new Map([
    ['Shaw', { genitive: '-nun', dative: '-ya', accusative: '-nu' }],
    ['Bordeaux', { genitive: 'nun', locative: 'da' }],
    ['Lion', { dative: 'ə' }],
  ]);
  const correctedBy = (text: string) => applyMarks(text, listEndingMarks(text, grammars));

  test.each([
    ['Luke Shaw-ın qolu, Shaw-un ötürməsi', 'Luke Shaw-nun qolu, Shaw-nun ötürməsi'],
    ['Luke Shawın, Shawa, Shaw-ı', 'Luke Shawnun, Shawya, Shaw-nu'],
    ['“Bordeaux”un, “Bordeaux”də, Bordeaux-nün', '“Bordeaux”nun, “Bordeaux”da, Bordeaux-nun'],
    ['“Lion”a', '“Lion”ə'],
  ])('%s → %s', (text, expected) => expect(correctedBy(text)).toBe(expected));

  test.each([
    'Luke Shaw-nun, Shawnun, Shaw-ya, Shaw-dan, Shaw və Shawn, Shawna',
    '“Bordeaux”nun, Bordeaux-nun, Bordeauxnun, “Bordeaux”dan',
    '“Lion”ə, “Lion”un, “Lion”da',
    'www.shaw.com/Shaw-un, #Shaw-un',
  ])('%s has no marks', (text) => expect(listEndingMarks(text, grammars)).toEqual([]));
});

test('the endings of the site are right', () => {
  const CASES: GrammarCase[] = ['genitive', 'dative', 'accusative', 'locative', 'ablative'];
  for (const name of [
    '“Qarabağ”',
    '“Neftçi”',
    '“Zirə”',
    '“Şalke 04”',
    '“Köln”',
    'UEFA',
    'AFFA',
    'PSJ',
    'PFL',
    '18:44',
  ])
    for (const grammarCase of CASES) expect(listEndingMarks(`${inCase(name, grammarCase)} oyun`)).toEqual([]);
  for (let number = 0; number <= 2030; number++) expect(listEndingMarks(ordinal(number))).toEqual([]);
});
