import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSlug, MAX_SLUG_LENGTH, slugify, slugifyOr } from './slug.ts';

test.each([
  ['Qəbələ – Kəpəz 2:1', 'qebele-kepez-21'],
  ['Qəbələ–Kəpəz', 'qebele-kepez'],
  ['“Qarabağ”ın İMİŞLİ ilə oyunu', 'qarabagin-imisli-ile-oyunu'],
  ['UEFA-nın 2026-cı il qərarı', 'uefa-nin-2026-ci-il-qerari'],
  ['  --Bu gün!  Sabah?-- ', 'bu-gun-sabah'],
  ['Нефтчи', 'neftci'],
  ['Şahmat', 'sahmat'],
  ['1/8 final', '1-8-final'],
  ['kohne_xeber+ad', 'kohne-xeber-ad'],
  ['C++ və / _x_', 'c-ve-x'],
  ['football', 'football'],
])('%s → %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
  expect(isSlug(slug)).toBe(true);
});

test('a long title is cut after a whole word', () => {
  const slug = slugify('Azərbaycan millisi '.repeat(20));
  expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
  expect(slug).toMatch(/-(azerbaycan|millisi)$/);
  expect(slugify('a'.repeat(200))).toHaveLength(MAX_SLUG_LENGTH);
});

test('a title without letters falls back to the id', () => {
  expect(slugifyOr('!!!', 'Ab3xYz')).toBe('ab3xyz');
  expect(slugifyOr('中文', '')).not.toBe('');
});

test.each(['', '-a', 'a-', 'a--b', 'A', 'qəbələ', 'a b', 'a/b', 'x'.repeat(200)])(
  '%j is not a slug',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);

test('every text becomes a valid slug, and a slug does not change', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'aəİ -–“:1') })),
      (text) => {
        const slug = slugify(text);
        expect(slug === '' || isSlug(slug)).toBe(true);
        expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
        expect(slugify(slug)).toBe(slug);
        expect(isSlug(slugifyOr(text, text))).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});
