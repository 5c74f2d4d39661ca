import { expect, test } from 'vitest';
import {
  formatMinute,
  formatMishap,
  formatOfficials,
  formatPhase,
  formatRoman,
  formatRound,
  formatStatusWord,
  listOfficialRoles,
} from './match-words.ts';

test.each([
  [67, null, "67'"],
  [45, 2, "45+2'"],
  [0, null, "0'"],
] as const)('minute %j, added %j → %s', (minute, added, text) => {
  expect(formatMinute(minute, added)).toBe(text);
});

test.each([
  ['12', '12-ci tur'],
  ['6', '6-cı tur'],
  ['10', '10-cu tur'],
  ['33', '33-cü tur'],
  ['quarter', '1/4 final'],
  ['toString', 'toString'],
  ['tur 12', 'tur 12'],
  ['12a', '12a'],
])('round %s → %s', (round, text) => {
  expect(formatRound(round)).toBe(text);
});

test.each([
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [14, 'XIV'],
  [28, 'XXVIII'],
  [36, 'XXXVI'],
  [38, 'XXXVIII'],
  [40, 'XL'],
  [49, 'XLIX'],
  [60, 'LX'],
  [61, '61'],
  [0, '0'],
])('%d as a Roman numeral: %s', (value, roman) => {
  expect(formatRoman(value)).toBe(roman);
});

test('the numerals of 1–60 differ, and none repeats a letter four times', () => {
  const numerals = Array.from({ length: 60 }, (_, at) => formatRoman(at + 1));
  expect(new Set(numerals).size).toBe(60);
  expect(numerals.filter((numeral) => /(.)\1{3}|[^IVXL]/.test(numeral))).toEqual([]);
});

test('a part of a live match is named', () => {
  expect([formatPhase('secondHalf'), formatPhase('shootOut')]).toEqual([
    'İkinci hissə',
    'Penaltilər seriyası',
  ]);
});

test.each([
  ['scheduled', null, 'Başlamayıb', ''],
  ['live', null, 'Canlı', ''],
  ['live', 'secondHalf', 'Canlı', ''],
  ['live', 'halftime', 'Fasilə', ''],
  ['finished', null, 'Bitib', ''],
  ['suspended', 'halftime', 'Dayandırılıb', 'Dayandırılıb'],
  ['postponed', null, 'Təxirə salınıb', 'Təxirə salınıb'],
] as const)('a match that is %s in the part %s: %s, and as a mishap: %j', (status, phase, word, mishap) => {
  expect([formatStatusWord({ status, phase }), formatMishap({ status })]).toEqual([word, mishap]);
});

test('officials stand in the order of a match report, and roles without a name are left out', () => {
  const officials = [
    { role: 'delegate', name: 'Elman Həsənov' },
    { role: 'fourth', name: 'Akif Quliyev' },
    { role: 'referee', name: 'Rauf Əliyev' },
    { role: 'var', name: 'Tural Babayev' },
  ] as const;
  expect(formatOfficials(officials)).toEqual([
    'Hakimlər: Rauf Əliyev, Akif Quliyev',
    'VAR: Tural Babayev',
    'AFFA nümayəndəsi: Elman Həsənov',
  ]);
  expect(formatOfficials([])).toEqual([]);
  expect(
    listOfficialRoles([
      ...officials,
      { role: 'assistant1', name: 'Bir' },
      { role: 'assistant2', name: 'İki' },
    ]),
  ).toEqual([
    { label: 'Baş hakim', names: ['Rauf Əliyev'] },
    { label: 'Köməkçi hakimlər', names: ['Bir', 'İki'] },
    { label: 'Dördüncü hakim', names: ['Akif Quliyev'] },
    { label: 'VAR', names: ['Tural Babayev'] },
    { label: 'AFFA nümayəndəsi', names: ['Elman Həsənov'] },
  ]);
});
