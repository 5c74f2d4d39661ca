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
