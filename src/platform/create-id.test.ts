import { expect, test } from 'vitest';
import { newId } from '#platform/create-id.ts';
import { createToken } from '#platform/sessions/secret-token.ts';

test('ids are twenty characters of base 62 and do not repeat', () => {
  const ids = Array.from({ length: 2000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[0-9A-Za-z]{20}$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test('tokens have at least 128 random bits', () => {
  const tokens = Array.from({ length: 2000 }, () => createToken(newId));
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) {
    expect(token).toMatch(/^[0-9A-Za-z]+$/);
    expect(token.length * Math.log2(62)).toBeGreaterThanOrEqual(128);
  }
});
