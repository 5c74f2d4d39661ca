import { expect, test } from 'vitest';
import { problemSentence } from './message-texts.ts';

test('a sentence cannot be read before the sentences are registered', async () => {
  // The query makes it a module of its own: the setup of the tests registers the sentences in the usual one.
  const path = './message-texts.ts?unregistered';
  const fresh: typeof import('./message-texts.ts') = await import(/* @vite-ignore */ path);
  expect(() => fresh.problemSentence('form.invalid')).toThrow('problems.ts is not loaded');
  expect(() => fresh.isProblemCode('form.invalid')).toThrow('problems.ts is not loaded');
});

test('a detail stands behind a colon, not behind a full stop', () => {
  const sentence = problemSentence('redirect.chain');
  expect(sentence).toMatch(/yazın\.$/);
  expect(problemSentence('redirect.chain', '/contact')).toBe(`${sentence.slice(0, -1)}: /contact`);
  expect(problemSentence('redirect.exists', '410')).toBe(`${problemSentence('redirect.exists')}: 410`);
  expect(problemSentence('redirect.chain', '')).toBe(sentence);
});
