import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainTarget } from './plain-target.ts';

test.each([
  ['/category/football/', '/category/football'],
  ['//category//football', '/category/football'],
  ['/category/football///?page=2', '/category/football?page=2'],
  ['/Live-Scores', '/live-scores'],
  ['/ARTICLE/Goal', '/article/Goal'],
  ['//', '/'],
  ['//example.org/', '/example.org'],
])('%s is %s', (target, plain) => {
  expect(plainTarget(target)).toBe(plain);
});

test.each([
  '/',
  '/?page=2',
  '/article/goal',
  '/article/Goal',
  '/?to=//a/',
  '/newsletter/confirm/aBc',
  '/\\example.org/',
])('%s stays', (target) => {
  expect(plainTarget(target)).toBeNull();
});

test('whatever is asked for, nobody is led to another site', () => {
  const odd = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', 'A', '%2f', '%2e', '%5c', '?'),
  });
  fc.assert(
    fc.property(odd, (rest) => {
      const plain = plainTarget(`/${rest}`) ?? '/';
      expect(new URL(plain, 'https://example.az').origin).toBe('https://example.az');
    }),
    { numRuns: 2000 },
  );
});
