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
