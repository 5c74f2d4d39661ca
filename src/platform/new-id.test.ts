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
  let call = 0;
  const newId = makeNewId((count) => new Uint8Array(count).fill(call++ === 0 ? 255 : 61));
  expect(newId()).toBe('z'.repeat(20));
});
