import { expect, test } from 'vitest';
import { createPageStore, type StoredPage } from './page-store.ts';

const page = () => ({ revision: 1, expiresAt: 0 }) as StoredPage;

test('the number of pages is bounded and a page that was read stays', () => {
  const store = createPageStore({ maxBytes: 1e9, maxPages: 3 });
  for (const address of ['/a', '/b', '/c']) store.set(address, page(), 10);
  store.find('/a');
  store.set('/d', page(), 10);
  expect(store.find('/a')).toBeDefined();
  expect(store.find('/b')).toBeUndefined();
  expect(store.size.pages).toBe(3);
});

test('the bytes are bounded, also when a stored page grows', () => {
  const store = createPageStore({ maxBytes: 100_000, maxPages: 1000 });
  for (let i = 0; i < 50; i++) {
    const one = page();
    store.set(`/${i}`, one, 5000);
    store.grow(`/${i}`, one, 2000);
  }
  expect(store.size.bytes).toBeLessThanOrEqual(100_000);
  expect(store.size.pages).toBeGreaterThan(5);
  expect(store.find('/49')).toBeDefined();
});

test('a page larger than a quarter of the limit is not stored', () => {
  const store = createPageStore({ maxBytes: 100_000, maxPages: 10 });
  store.set('/big', page(), 50_000);
  expect(store.size).toEqual({ pages: 0, bytes: 0 });
});

test('a replaced page counts once and its late growth is ignored', () => {
  const store = createPageStore({ maxBytes: 1e9, maxPages: 10 });
  const old = page();
  store.set('/a', old, 1000);
  store.set('/a', page(), 1000);
  const { bytes } = store.size;
  store.grow('/a', old, 500);
  expect(store.size).toEqual({ pages: 1, bytes });
  store.clear();
  expect(store.size).toEqual({ pages: 0, bytes: 0 });
});

test('a page costs its bytes, twice the length of its address and 2 kB', () => {
  const store = createPageStore({ maxBytes: 1e9, maxPages: 10 });
  const one = page();
  store.set('/abc', one, 1000);
  expect(store.size).toEqual({ pages: 1, bytes: 1000 + 2 * 4 + 2048 });
  store.set('/abc', one, 1000);
  expect(store.size.bytes).toBe(1000 + 2 * 4 + 2048);
  store.grow('/abc', one, -400);
  store.grow('/none', one, 100);
  expect(store.size).toEqual({ pages: 1, bytes: 600 + 2 * 4 + 2048 });
});

test('a page of exactly a quarter of the limit is stored, and four of them fit', () => {
  const cost = 1000 + 2 * 2 + 2048;
  const store = createPageStore({ maxBytes: 4 * cost, maxPages: 10 });
  for (const address of ['/a', '/b', '/c', '/d']) store.set(address, page(), 1000);
  expect(store.size).toEqual({ pages: 4, bytes: 4 * cost });
  store.set('/e', page(), 1001);
  expect(store.size.pages).toBe(4);
  store.set('/f', page(), 1000);
  expect([store.size.pages, store.find('/a'), store.find('/e')]).toEqual([4, undefined, undefined]);
});

test('a page that was read survives one eviction, and not the next', () => {
  const store = createPageStore({ maxBytes: 1e9, maxPages: 2 });
  store.set('/a', page(), 1);
  store.set('/b', page(), 1);
  store.find('/a');
  store.set('/c', page(), 1);
  store.set('/d', page(), 1);
  store.set('/e', page(), 1);
  expect(['/a', '/b', '/c', '/d', '/e'].filter((address) => store.find(address))).toEqual(['/d', '/e']);
});

test('a page that grows beyond the limit makes room at once', () => {
  const store = createPageStore({ maxBytes: 20_000, maxPages: 10 });
  const [first, last] = [page(), page()];
  store.set('/a', first, 1000);
  store.set('/b', last, 1000);
  store.grow('/b', last, 14_000);
  expect(store.find('/a')).toBeUndefined();
  expect(store.find('/b')).toBe(last);
});
