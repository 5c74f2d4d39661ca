import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCanonicalTarget } from './request-target.ts';

test.each([
  ['/category/football/', '/category/football'],
  ['//category//football', '/category/football'],
  ['/category/football///?page=2', '/category/football?page=2'],
  ['/Live-Scores', '/live-scores'],
  ['/ARTICLE/Goal', '/article/Goal'],
  ['//', '/'],
  ['//example.org/', '/example.org'],
])('%s is %s', (target, plain) => {
  expect(findCanonicalTarget(target)).toBe(plain);
});

test.each([
  ['/Komanda/Neftci?a=B', '/komanda/neftci?a=B'],
  ['/Komanda/Neftci/Calendar.ics', '/komanda/neftci/Calendar.ics'],
  ['/Newsletter/aBc', '/newsletter/aBc'],
  ['/Komanda/Komanda%C9%99', '/komanda/Komanda%C9%99'],
  ['/komanda/Neftci', null],
])('with a slug after /komanda/, %s is %s', (target, plain) => {
  expect(findCanonicalTarget(target, new Set(['/komanda/']))).toBe(plain);
});

test.each([
  '/',
  '/?page=2',
  '/article/goal',
  '/article/Goal',
  '/?to=//a/',
  '/newsletter/confirm/aBc',
  '/\\example.org/',
])('%s is canonical', (target) => {
  expect(findCanonicalTarget(target)).toBeNull();
});

test('no target leads to another site', () => {
  const odd = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', 'A', '%2f', '%2e', '%5c', '?'),
  });
  fc.assert(
    fc.property(odd, (rest) => {
      const plain = findCanonicalTarget(`/${rest}`) ?? '/';
      expect(new URL(plain, 'https://example.az').origin).toBe('https://example.az');
    }),
    { numRuns: 2000 },
  );
});
