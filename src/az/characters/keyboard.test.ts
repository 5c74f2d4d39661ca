import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAsAzerbaijaniKeyboard } from './keyboard.ts';

test.each([
  ['neft,i', 'neftçi'],
  ["m']lub", 'məğlub'],
  ['m;]lub', 'mığlub'],
  ["zir'", 'zirə'],
  ["'li", 'əli'],
  ['bak;', 'bakı'],
  ['sumqay;t', 'sumqayıt'],
  ["k'p'z", 'kəpəz'],
  ['g[y[l', 'göyöl'],
  ['[dwl', 'ödül'],
  ['qaraba]', 'qarabağ'],
  ["qaraba] neft,i't", 'qarabağ neftçiət'],
  ['NEFT<I', 'NEFTÇİ'],
  ['B"hr"mov', 'BƏhrƏmov'],
  ['йфкфифп', 'qarabag'],
  ['йфкфифъ', 'qarabağ'],
  ['туаебш', 'neftçi'],
  ['яшкэ', 'zirə'],
  ['Ыгьйфнше', 'Sumqayit'],
])('%s was meant as %s', (typed, meant) => {
  expect(readAsAzerbaijaniKeyboard(typed)[0]).toBe(meant);
});

test('a comma or a full stop after a word is read as a letter first, then as punctuation', () => {
  expect(readAsAzerbaijaniKeyboard('be.ikta.')).toEqual(['beşiktaş', 'beşikta']);
  expect(readAsAzerbaijaniKeyboard("zir', sava.")).toEqual(['zirəç savaş', 'zirə sava']);
});

test.each([
  '',
  'qarabag',
  'Qarabağ, Neftçi.',
  'Qarabağ – Neftçi 2:1',
  '“Qarabağ”ın oyunu',
  "'Zirə' oyunu",
  '"Zirə" oyunu',
  'saat 18:44',
  'Qarabağ: 2,5 milyon',
  'Спартак',
  'Нефтчи',
  'Карабах',
  'Гарабағ',
  'Зенит Реал',
])('%j shows no sign of another layout', (text) => {
  expect(readAsAzerbaijaniKeyboard(text)).toEqual([]);
});

/** The standard layout AZS 495-2010: what a key of the US keyboard writes. */
const US = [...`qwertyuiop[]asdfghjkl;'zxcvbnm,.`];
const LETTERS = [...'qüertyuiopöğasdfghjklıəzxcvbnmçş'];
const RUSSIAN = [...'йцукенгшщзхъфывапролджэячсмитьбю'];
const typedWith = (keys: readonly string[], word: string) =>
  Array.from(word, (letter) => keys[LETTERS.indexOf(letter)]).join('');

const wordOf = (consonants: string) =>
  fc
    .array(fc.tuple(fc.constantFrom(...consonants), fc.constantFrom(...'aıoueəiöü')), {
      minLength: 1,
      maxLength: 5,
    })
    .map((syllables) => syllables.flat().join(''));

test('every word with ü, ı or ö is read back from US keys', () => {
  fc.assert(
    fc.property(wordOf('bcçdfgğhxjkqlmnprsştvyz'), wordOf('bcdfghjklmnpqrstvxyz'), (start, end) => {
      fc.pre(/[üıö]/.test(end));
      expect(readAsAzerbaijaniKeyboard(typedWith(US, start + end))[0]).toBe(start + end);
    }),
  );
});

test('every pronounceable word is read back from Russian keys', () => {
  fc.assert(
    fc.property(wordOf('bcçdfgğhxjkqlmnprsştvyz'), (meant) => {
      expect(readAsAzerbaijaniKeyboard(typedWith(RUSSIAN, meant))).toEqual([meant]);
    }),
  );
});
