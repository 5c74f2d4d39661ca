import { expect, it } from 'vitest';
import { isReaderPage, picturePath, savedPagePath } from './page-kinds.ts';

const at = (path: string) => new URL(path, 'https://site.az');

it.each([
  ['/', true],
  ['/search?q=a', true],
  ['/article/a', true],
  ['/contact', true],
  ['/article/a?lite=1', false],
  ['/admin', false],
  ['/admin/articles', false],
  ['/api/live-scores', false],
  ['/create-admin', false],
  ['/sw.js', false],
  ['/article/a.data', false],
])('the worker handles %s: %s', (path, expected) => expect(isReaderPage(at(path))).toBe(expected));

it.each([
  ['/article/a', '/article/a'],
  ['/article/a?utm_source=x#y', '/article/a'],
  ['/article/a?lite=1', null],
  ['/article/a/b', null],
  ['/category/football', null],
  ['/', null],
])('%s is saved as %s', (path, expected) => expect(savedPagePath(at(path))).toBe(expected));

it('finds the picture of every size', () => {
  for (const size of ['', '/16x9-768.avif', '/full-480.webp'])
    expect(picturePath(`/media/articles/1-a.jpg${size}`)).toBe('/media/articles/1-a.jpg');
  expect(picturePath('/icons/icon-192.png')).toBeNull();
});
