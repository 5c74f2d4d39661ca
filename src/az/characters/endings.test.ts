import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GrammarCase, genitiveOfSource, inCase, ordinal, ordinalSuffix } from './endings.ts';

const CASES: GrammarCase[] = ['nominative', 'genitive', 'dative', 'accusative', 'locative', 'ablative'];

test.each([
  ['Qarabağ', '', 'ın', 'a', 'ı', 'da', 'dan'],
  ['Neftçi', '', 'nin', 'yə', 'ni', 'də', 'dən'],
  ['Zirə', '', 'nin', 'yə', 'ni', 'də', 'dən'],
  ['Sabah', '', 'ın', 'a', 'ı', 'da', 'dan'],
  ['Sumqayıt', '', 'ın', 'a', 'ı', 'da', 'dan'],
  ['Turan Tovuz', '', 'un', 'a', 'u', 'da', 'dan'],
  ['Araz-Naxçıvan', '', 'ın', 'a', 'ı', 'da', 'dan'],
  ['Şamaxı', '', 'nın', 'ya', 'nı', 'da', 'dan'],
  ['Qəbələ', '', 'nin', 'yə', 'ni', 'də', 'dən'],
  ['Kəpəz', '', 'in', 'ə', 'i', 'də', 'dən'],
  ['İmişli', '', 'nin', 'yə', 'ni', 'də', 'dən'],
  ['Karvan', '', 'ın', 'a', 'ı', 'da', 'dan'],
])('%s in the six cases', (club, ...endings) => {
  expect(CASES.map((name) => inCase(club, name))).toEqual(endings.map((ending) => club + ending));
});

test.each<[string, GrammarCase, string]>([
  ['UEFA', 'genitive', 'UEFA-nın'],
  ['AFFA', 'dative', 'AFFA-ya'],
  ['PFL', 'genitive', 'PFL-in'],
  ['PSJ', 'dative', 'PSJ-yə'],
  ['PSJ', 'genitive', 'PSJ-nin'],
  ['Şalke 04', 'genitive', 'Şalke 04-ün'],
  ['ABŞ', 'locative', 'ABŞ-da'],
  ['18:44', 'locative', '18:44-də'],
  ['19:00', 'locative', '19:00-da'],
  ['20:30', 'locative', '20:30-da'],
  ['2026', 'ablative', '2026-dan'],
  ['U-19', 'genitive', 'U-19-un'],
  ['Gürcüstan', 'ablative', 'Gürcüstandan'],
  ['Bakı', 'dative', 'Bakıya'],
  ['IŞIQ', 'genitive', 'IŞIQ-ın'],
  ['Liverpul', 'accusative', 'Liverpulu'],
  ['Köln', 'genitive', 'Kölnün'],
  ['José', 'genitive', 'Josénin'],
  ['“Şalke 04”', 'genitive', '“Şalke 04”ün'],
  ['“PSJ”', 'dative', '“PSJ”yə'],
  ['', 'genitive', ''],
])('%s, %s: %s', (name, grammarCase, expected) => {
  expect(inCase(name, grammarCase)).toBe(expected);
});

test.each([
  // Azerbaijani agencies and sites.
  'APA-nın',
  'AZƏRTAC-ın',
  'Azərtac-ın',
  'Report-un',
  'REPORT-un',
  'Trend-in',
  'Turan-ın',
  'Qafqazinfo-nun',
  'Oxu.az-ın',
  'Sport24.az-ın',
  'İdman TV-nin',
  'İTV-nin',
  'AzTV-nin',
  'ARB-nin',
  'CBC Sport-un',
  'Teleqraf-ın',
  // Foreign media.
  'Reuters-in',
  'AFP-nin',
  'AP-nin',
  'DPA-nın',
  'EFE-nin',
  'ANSA-nın',
  'TASS-ın',
  'BBC-nin',
  'CNN-in',
  'ESPN-in',
  'TNT Sports-un',
  'Sky Sports-un',
  'Sky News-un',
  'The Guardian-ın',
  'The Times-ın',
  'The Sun-ın',
  'Goal-un',
  'Goal.com-un',
  'France Football-un',
  'L’Équipe-in',
  "L'Équipe-in",
  'Le Figaro-nun',
  'Le Monde-un',
  'Marca-nın',
  'AS-ın',
  'Mundo Deportivo-nun',
  'La Gazzetta dello Sport-un',
  'Bild-in',
  'BILD-in',
  'Kicker-in',
  'Record-un',
  'A Bola-nın',
  'Transfermarkt-ın',
  'Championat.com-un',
  'Sports.ru-nun',
  'X-in',
  'YouTube-un',
  'Facebook-un',
  // Organisations.
  'UEFA-nın',
  'FİFA-nın',
  'FIFA-nın',
  'AFFA-nın',
  'PFL-in',
  'APL-in',
  'Neftçi PFK-nın',
  'ABŞ-ın',
  'Azərbaycan Futbol Federasiyaları Assosiasiyasının',
  'Gənclər və İdman Nazirliyinin',
  'Anadolu Agentliyinin',
  'AFFA-nın mətbuat xidmətinin',
  '“Neftçi” klubunun',
  'klubun rəsmi saytının',
  // Names with quotation marks or numbers.
  '“Marca”nın',
  '"Marca"nın',
  '«Qol»un',
  '“L’Équipe”in',
  'Futbol+-un',
  'Radio 5-in',
  'Kanal 13-ün',
])('genitive of a source: %s', (expected) => {
  const name = expected.replace(/-?(?:n[ıiuü]n|[ıiuü]n)$/, '');
  expect(genitiveOfSource(name)).toBe(expected);
});

test('the genitive of an empty name is empty', () => {
  expect(genitiveOfSource('')).toBe('');
});

test.each([
  ['ci', [1, 2, 5, 7, 8, 11, 20, 50, 70, 80, 1000, 2000, 2028, 10_000]],
  ['cü', [3, 4, 13, 100, 104, 200, 1900, 2024]],
  ['cı', [0, 6, 40, 60, 90, 1996, 2026]],
  ['cu', [9, 10, 30, 19, 39, 110, 2030, 1_000_000]],
])('-%s follows %j', (suffix, values) => {
  for (const value of values) expect([value, ordinalSuffix(value)]).toEqual([value, suffix]);
});

test('ordinals agree with the plural rules of Node, except for round thousands, which Node gets wrong', () => {
  const rules = new Intl.PluralRules('az', { type: 'ordinal' });
  const suffixes: Record<string, string> = { one: 'ci', few: 'cü', many: 'cı', other: 'cu' };
  const differing = Array.from({ length: 4000 }, (_, value) => value).filter(
    (value) => ordinalSuffix(value) !== suffixes[rules.select(value)],
  );
  expect(differing).toEqual([1000, 2000, 3000]);
  expect(ordinal(8)).toBe('8-ci');
});

test('the vowels of every ending harmonise with the last vowel of the word', () => {
  const syllable = fc
    .tuple(fc.constantFrom(...'bcçdfghjklmnprsştvyz'), fc.constantFrom(...'aıoueəiöü'))
    .map((letters) => letters.join(''));
  const word = fc
    .tuple(fc.array(syllable, { minLength: 2, maxLength: 4 }), fc.constantFrom('', 'r', 'n', 'z'))
    .map(([syllables, last]) => syllables.join('') + last);
  fc.assert(
    fc.property(word, fc.constantFrom(...CASES), (noun, grammarCase) => {
      const ending = inCase(noun, grammarCase).slice(noun.length);
      const isBack = 'aıou'.includes(noun.match(/[aıoueəiöü]/g)?.at(-1) ?? '');
      expect(ending).toMatch(isBack ? /^[^eəiöü]*$/ : /^[^aıou]*$/);
      // Two vowels never meet.
      expect(noun + ending).not.toMatch(/[aıoueəiöü]{2}/);
    }),
  );
});

test('every ordinal ends in one of the four endings, and only its last digits decide', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 99 }), (start, end) => {
      expect(ordinal(start * 100 + end)).toBe(`${start * 100 + end}-${ordinalSuffix(end)}`);
    }),
  );
});
