import { expect, test, vi } from 'vitest';
import { onSavedAway, sendArticleForm } from './send-article-form.ts';

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

test('an open form hears of a save that leads to another page, and of no other answer', async () => {
  let heard = 0;
  const end = onSavedAway(() => heard++);
  await sendArticleForm(async () => 'saved');
  await sendArticleForm(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(heard).toBe(0);
  const leave = () => sendArticleForm(() => Promise.reject(new Response(null, { status: 302 })));
  await leave().catch(() => {});
  expect(heard).toBe(1);
  end();
  await leave().catch(() => {});
  expect(heard).toBe(1);
});
