import { expect, test } from 'vitest';
import { newId } from '#platform/create-id.ts';

test('ids are twenty characters of base 62 and do not repeat', () => {
  const ids = Array.from({ length: 2000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{20}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
