import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeNewId } from '#platform/new-id.ts';

it('creates unique ids of twenty letters and digits', () => {
  const newId = makeNewId(randomBytes);
  const ids = Array.from({ length: 5000 }, newId);
  expect(new Set(ids).size).toBe(5000);
  for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{20}$/);
});

it('skips bytes that would make some digits more frequent', () => {
  const newId = makeNewId((count) => new Uint8Array(count).map((_, at) => (at < 10 ? 248 + (at % 8) : 61)));
  expect(newId()).toBe('z'.repeat(20));
});

it('takes each random byte once, and asks for more when they are used up', () => {
  let byte = 0;
  const newId = makeNewId((count) => new Uint8Array(count).map(() => byte++ % 62));
  const ids = Array.from({ length: 1000 }, newId);
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  expect(ids.join('')).toBe(digits.repeat(400).slice(0, 20_000));
});
