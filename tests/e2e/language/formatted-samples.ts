import { foldText, lowerAz, normaliseCharacters, upperAz } from '#az/characters/characters.ts';
import { type GrammarCase, genitiveOfSource, inCase, ordinal } from '#az/characters/endings.ts';
import { readAsAzerbaijaniKeyboard } from '#az/characters/keyboard.ts';
import { quote } from '#az/characters/quote.ts';
import { slugify } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { truncateText } from '#az/characters/text-length.ts';
import { tokenise } from '#az/characters/tokens.ts';
import * as dates from '#az/format/dates.ts';
import { formatDecimal, formatNumber } from '#az/format/format-number.ts';
import { formatBytes, formatCompact } from '#az/format/numbers.ts';
import { formatMinute, formatRoman, formatRound } from '#features/matches/rules/match-words.ts';

const CASES: GrammarCase[] = ['nominative', 'genitive', 'dative', 'accusative', 'locative', 'ablative'];
const WORDS = [
  'Qarabağ',
  'QIRMIZI İMİŞLİ',
  'i\u0307mis\u0327li\u0307',
  'Нефтчи',
  'Qәbәlә',
  'UEFA',
  'PSJ',
  'Şalke 04',
  '“Zirə”',
  'Ødegård',
  'L’Équipe',
  'Straße',
  'ﬁnal',
  '',
  'neft,i',
  "m']lub",
  'йфкфифп',
  '18:44',
  'Ganja',
  '“Qarabağ”ın UEFA-nın 2026-cı ildəki oyunu',
  'ƎLİ ǝli',
  'çox uzun bir başlıq, '.repeat(12),
];
const NUMBERS = [
  0,
  1,
  3,
  6,
  9,
  10,
  40,
  100,
  999,
  1000,
  1234.5,
  2000,
  9949,
  999_500,
  80_000_000,
  5e9,
  -12,
  NaN,
];
const START = Date.parse('2015-01-01T00:00:00Z');
const MOMENTS = Array.from({ length: 60 }, (_, at) => START + at * 6_543_210_987);
const AGES = [0, 59, 60, 3599, 3600, 21_599, 21_600, 86_400, 200_000, 40_000_000, -3600, -90_000];

/** Results of the functions in `az/` for fixed inputs, one line each. Runs in Node and in the browser. */
export function listFormatted(): string[] {
  return [...ofWords(), ...ofNumbers(), ...ofMoments()].map((result) => JSON.stringify(result));
}

function ofWords(): unknown[] {
  const convert = [
    foldText,
    lowerAz,
    upperAz,
    normaliseCharacters,
    slugify,
    sortKey,
    quote,
    genitiveOfSource,
    tokenise,
    readAsAzerbaijaniKeyboard,
    (text: string) => truncateText(text, 40),
  ];
  return WORDS.flatMap((word) => [
    ...convert.map((change) => [word, change(word)]),
    CASES.map((grammarCase) => inCase(word, grammarCase)),
  ]);
}

function ofNumbers(): unknown[] {
  const format = [formatNumber, formatDecimal, formatCompact, formatBytes, formatRoman];
  const whole = NUMBERS.filter((value) => Number.isInteger(value) && value >= 0);
  return [
    ...NUMBERS.flatMap((value) => format.map((write) => [String(value), write(value)])),
    ...whole.flatMap((value) => [ordinal(value), formatRound(String(value)), formatMinute(value, 2)]),
  ];
}

function ofMoments(): unknown[] {
  const { formatDateTime, formatDay, formatShortDate, isoBaku, footballDay, formatListTime } = dates;
  return [
    ...MOMENTS.flatMap((ms) =>
      [formatDateTime, formatDay, formatShortDate, isoBaku, footballDay].map((f) => f(ms)),
    ),
    ...AGES.map((seconds) => formatListTime(START - seconds * 1000, START)),
  ];
}
