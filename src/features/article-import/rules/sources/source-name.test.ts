import { describe, expect, it } from 'vitest';
import { parseSiteName, parseSiteUrl, siteOf, sourceOf } from './source-name.ts';

describe('parseSiteName', () => {
  it.each([
    ['https://www.Old.az/', 'old.az'],
    ['http://old.az', 'old.az'],
    ['old.az', 'old.az'],
    [' old.az ', 'old.az'],
    ['OLD+APP://old.az', null],
    ['https://example.com/blog/', 'example.com/blog'],
    ['https://example.com/blog//', 'example.com/blog'],
    ['https://example.com/blog/www.az', 'example.com/blog/www.az'],
    ['https://old.www.az', 'old.www.az'],
    ['http://localhost:8080', 'localhost:8080'],
    ['http://localhost', 'localhost'],
    ['http://localhosts', null],
    ['http://mylocalhost', null],
    ['', null],
    ['ftp://old.az', null],
    ['httpx://old.az', null],
    ['söz', null],
    ['iki söz.az', null],
    [`https://old.az/${'a'.repeat(193)}`, `old.az/${'a'.repeat(193)}`],
    [`https://old.az/${'a'.repeat(194)}`, null],
  ])('%s → %s', (address, name) => expect(parseSiteName(address)).toBe(name));
});

describe('parseSiteUrl', () => {
  it.each([
    [' https://www.Old.az/ ', 'https://www.old.az'],
    ['http://old.az:8080/blog//?a=1#b', 'http://old.az:8080/blog'],
    ['old.az', undefined],
    ['ftp://old.az', undefined],
    ['https://kohne', undefined],
    ['', undefined],
  ])('%s → %s', (address, url) => expect(parseSiteUrl(address)).toBe(url));
});

it('a source has the name of its site, which may have a port', () => {
  expect(sourceOf('csv', null)).toBe('csv');
  expect(siteOf('csv')).toBeNull();
  const source = sourceOf('csv', 'localhost:8080');
  expect(source).toBe('csv:localhost:8080');
  expect(siteOf(source)).toBe('localhost:8080');
});
