import { expect, it } from 'vitest';
import { changedKeys, surrogateKeys } from './surrogate-keys.ts';

it('a changed scope purges the pages that show it', () => {
  const page = surrogateKeys(['match:1', 'categories']);
  expect(changedKeys(new Set(['match:1']))).toContain(page[0]);
  expect(changedKeys(new Set(['match:2']))).not.toContain(page[0]);
});

it('every change purges the pages that depend on all', () => {
  const [key] = surrogateKeys(null);
  expect(changedKeys(new Set(['match:1']))).toContain(key);
  expect(changedKeys(new Set())).toContain(key);
});

it('an unknown change purges everything', () => {
  expect(changedKeys(null)).toBeNull();
});

it('a key fits every CDN: short, with no separator', () => {
  for (const key of surrogateKeys(['category:azərbaycan, premyer liqa', 'articles']))
    expect(key).toMatch(/^[\w-]{8}$/);
});
