import { expect, it } from 'vitest';
import { type AddressRules, pageAddress } from './page-address.ts';

const rules: AddressRules = {
  find: (path) => {
    if (path === '/admin') return null;
    return { parameters: { page: /^\d+$/, q: /^.+$/ }, isStrict: path === '/strict' };
  },
  findVersion: (path, { given, savesData }) =>
    path === '/article' && (savesData || given.has('lite')) ? 'lite=1' : null,
};

it.each([
  ['/', '/'],
  ['/?', '/'],
  ['/?utm_source=a', '/'],
  ['/?page=1', '/'],
  ['/?page=2', '/?page=2'],
  ['/?q=1', '/?q=1'],
  ['/?q=a%20b&page=2', '/?page=2&q=a%20b'],
  ['/?page=2&page=3', '/?page=2'],
  ['/?page=x', null],
  ['/?q=', null],
  ['/strict', '/strict'],
  ['/strict?page=2', '/strict?page=2'],
  ['/strict?page=2&a=b', null],
  ['/strict?page=2&page=3', null],
  ['/strict?page=2&q=2', '/strict?page=2&q=2'],
  ['/admin', null],
  ['/admin?page=2', null],
  ['/article?lite=1', '/article?lite=1'],
  ['/article?lite=1&page=2', '/article?page=2&lite=1'],
])('%s is cached as %s', (target, address) => {
  expect(pageAddress(target, rules)).toBe(address);
});

it('a browser that saves data gets the version for slow connections, where there is one', () => {
  expect(pageAddress('/article', rules, true)).toBe('/article?lite=1');
  expect(pageAddress('/', rules, true)).toBe('/');
  expect(pageAddress('/strict', rules, true)).toBe('/strict');
});
