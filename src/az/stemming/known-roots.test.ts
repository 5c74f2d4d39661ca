import { expect, test } from 'vitest';
import { findNoun, findVerb, isDerivedVerb, isOtherNoun, looksLikeVerb, withFinalT } from './known-roots.ts';

test.each([
  ['bildir', true],
  ['yazil', true],
  ['oxut', true],
  ['yeritdiril', true],
  ['bil', false],
  ['bilul', false],
  ['yazul', false],
  ['topdir', false],
  ['dirbil', false],
])('%s is made of a listed verb with a voice: %s', (folded, isDerived) => {
  expect(isDerivedVerb(folded, null)).toBe(isDerived);
});

test('a voice counts only for the verb with the letters that are written', () => {
  expect(isDerivedVerb('oldur', 'öldür')).toBe(true);
  expect(isDerivedVerb('oturul', 'oturul')).toBe(true);
  expect(isDerivedVerb('bildir', 'bıldır')).toBe(false);
  expect([findVerb('ol', 'öl'), findVerb('ol', 'ol'), findVerb('ol', 'ôl')]).toEqual(['öl', 'ol', undefined]);
});

test.each([
  ['yarad', 'yarat'],
  ['ed', 'et'],
  ['ged', 'get'],
  ['dad', 'dad'],
  ['kend', 'kend'],
  ['yardim', 'yardim'],
  ['sed', 'sed'],
])('the verb %s has the infinitive of %s', (root, whole) => expect(withFinalT(root)).toBe(whole));

test.each([
  ['percimlen', true],
  ['len', false],
  ['yunayted', false],
])('%s may be an unknown verb: %s', (root, isVerb) => expect(looksLikeVerb(root)).toBe(isVerb));

test.each([
  ['qurtaris', 'qurtarış', true],
  ['qurtaris', 'qurtarıs', false],
  ['qarabag', null, true],
  ['qapilik', null, true],
  ['imislik', null, false],
  ['stolis', null, false],
])('%s, written %s, is a known noun besides the list: %s', (folded, written, isKnown) => {
  expect([isOtherNoun(folded, written), findNoun(folded, written)]).toEqual([isKnown, undefined]);
});
