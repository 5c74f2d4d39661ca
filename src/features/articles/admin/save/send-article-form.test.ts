import { expect, test, vi } from 'vitest';
import { sendArticleForm } from './send-article-form.ts';

test('without a response in time the article counts as not sent', async () => {
  vi.useFakeTimers();
  const answer = sendArticleForm(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toMatchObject({ data: { problem: 'article.unsent' }, init: { status: 503 } });
  vi.useRealTimers();
});

test('a response in time and a redirect are passed on', async () => {
  expect(await sendArticleForm(async () => 'saved')).toBe('saved');
  const redirect = new Response(null, { status: 302 });
  await expect(sendArticleForm(() => Promise.reject(redirect))).rejects.toBe(redirect);
});
