import { expect, test } from 'vitest';

test('a sentence cannot be read before the sentences are registered', async () => {
  // The query makes it a module of its own: the setup of the tests registers the sentences in the usual one.
  const path = './message-texts.ts?unregistered';
  const fresh: typeof import('./message-texts.ts') = await import(/* @vite-ignore */ path);
  expect(() => fresh.problemSentence('form.invalid')).toThrow('problems.ts is not loaded');
  expect(() => fresh.isProblemCode('form.invalid')).toThrow('problems.ts is not loaded');
});
