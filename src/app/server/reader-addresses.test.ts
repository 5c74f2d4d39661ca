import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageAddress } from '#platform/page-cache/page-address.ts';
import { readerAddresses } from './reader-addresses.ts';

const address = (target: string) => pageAddress(target, readerAddresses);

test.each([
  ['/', '/'],
  ['/?utm_source=telegram', '/'],
  ['/category/all?page=2', '/category/all?page=2'],
  ['/category/all?lite=1&fbclid=x&page=2', '/category/all?page=2&lite=1'],
  ['/?lite', '/'],
  ['/?lite=1', '/?lite=1'],
  ['/?lite=0', '/'],
  ['/article/a?lite=zzz', '/article/a'],
  ['/privacy?lite=1', '/privacy'],
  ['/?', '/'],
  ['/category/a?page=2&page=3', '/category/a?page=2'],
  ['/category/a?page=1', '/category/a'],
  ['/tag/a?page=2', '/tag/a?page=2'],
  ['/author/a?page=2&league=x', '/author/a?page=2'],
  ['/article/a?page=2', '/article/a'],
  ['/?page=2', '/'],
  ['/?page=zzz', '/'],
  ['/?utm_source=x&most-read=7d', '/?most-read=7d'],
  ['/?most-read=1h', null],
  ['/todays-games?page=2', '/todays-games'],
  ['/category/a/rss?page=2', '/category/a/rss'],
  ['/category/all?page=0', null],
  ['/category/all?page=zzz', null],
  ['/category/all?page=123456', null],
  ['/search?q=a', null],
  ['/admin', null],
  ['/admin/articles', null],
  ['/administration', '/administration'],
  ['/news.php?id=7', null],
  ['/e-getto/promo?id=7', null],
  ['/article?id=7', null],
  ['/contact/x?id=7', null],
  ['/news.php', '/news.php'],
  ['/news.php?utm_source=x&fbclid=y', '/news.php'],
  ['/news.php?utm=x', null],
  ['/contact/office?id=7', '/contact/office'],
  ['/sitemap.xml?id=7', '/sitemap.xml'],
  ['/sitemapXxml?id=7', null],
  ['/article/a.data?_routes=x', null],
  ['/api/views', null],
  ['/api/v1?utm_source=x', '/api/v1'],
  ['/__manifest?paths=%2Fadmin&version=1', null],
])('%s → %s', (target, expected) => {
  expect(address(target)).toBe(expected);
});

const path = fc
  .tuple(
    fc.constantFrom('/article/', '/category/', '/tag/', '/author/', '/oyun/', '/turnir/', '/komanda/'),
    fc.webSegment(),
  )
  .map(([start, segment]) => `${start}a${segment}`);
const known = fc.subarray(['page=7', 'lite=1']);
const noise = fc.array(fc.stringMatching(/^(utm_[a-z]{1,6}|fbclid|x)=[\w%]{0,8}$/), { maxLength: 4 });

test('order and unknown parameters do not matter, and a cache address maps to itself', () => {
  fc.assert(
    fc.property(path, known, noise, fc.infiniteStream(fc.nat()), (where, parts, extra, order) => {
      const plain = address(parts.length ? `${where}?${parts.join('&')}` : where);
      const mixed = [...parts, ...extra].map((part) => ({ part, at: order.next().value ?? 0 }));
      const shuffled = mixed.sort((a, b) => a.at - b.at).map((one) => one.part);
      expect(address(shuffled.length ? `${where}?${shuffled.join('&')}` : where)).toBe(plain);
      if (plain !== null) expect(address(plain)).toBe(plain);
    }),
  );
});

test.each([
  ['/todays-games?date=2026-11-22&utm_source=x', '/todays-games?date=2026-11-22'],
  ['/todays-games?date=sabah', null],
  ['/live-scores?league=europe', '/live-scores?league=europe'],
  ['/tournament-tables?league=premier-league', '/tournament-tables?league=premier-league'],
  ['/gettoscore?season=2024-25&x=1&competition=la-liga', '/gettoscore?competition=la-liga&season=2024-25'],
  ['/tournament-tables?season=bu', null],
  ['/oyun/a-b-c?page=2&x=1', '/oyun/a-b-c?page=2'],
  ['/api/matches/17?x=1', '/api/matches/17'],
  ['/api/matches/17/x', null],
  ['/api/live-scores?league=azerbaijan&x=1', '/api/live-scores?league=azerbaijan'],
  ['/api/live-scores?league=%3Cb%3E', null],
])('matches: %s → %s', (target, expected) => {
  expect(address(target)).toBe(expected);
});

test.each([
  ['/article/a', '/article/a?lite=1'],
  ['/article/a?utm_source=x', '/article/a?lite=1'],
  ['/article/a?lite=1', '/article/a?lite=1'],
  ['/article/a?lite=0', '/article/a'],
  ['/', '/?lite=1'],
  ['/todays-games?date=2026-11-22', '/todays-games?date=2026-11-22&lite=1'],
  ['/privacy', '/privacy'],
  ['/search?q=a', null],
])('for a browser that saves data: %s → %s', (target, expected) => {
  expect(pageAddress(target, readerAddresses, true)).toBe(expected);
});
