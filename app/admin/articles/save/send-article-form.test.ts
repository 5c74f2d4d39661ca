import { expect, test, vi } from 'vitest';
import { sendArticleForm } from './send-article-form.ts';

test('a server that does not answer counts as one that did not get the article', async () => {
  vi.useFakeTimers();
  const answer = sendArticleForm(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toMatchObject({ data: { problem: 'article.unsent' }, init: { status: 503 } });
  vi.useRealTimers();
});

test('an answer in time, and a redirect, go through', async () => {
  expect(await sendArticleForm(async () => 'saved')).toBe('saved');
  const redirect = new Response(null, { status: 302 });
  await expect(sendArticleForm(() => Promise.reject(redirect))).rejects.toBe(redirect);
});
