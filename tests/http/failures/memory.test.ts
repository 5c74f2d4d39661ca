import { afterAll, expect, test } from 'vitest';
import { seedDefaultCategories } from '#features/categories/rules/seed-categories.ts';
import { generateArticles } from '#features/demo/server/generate/generate-articles.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { NOON, newId } from '../../kit/content/articles.ts';
import { processMemory } from '../../kit/site/process-memory.ts';
import { sendLoad } from '../../kit/site/send-load.ts';
import { startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

// The short version of `npm run bench -- soak`, with a heap that is smaller in the same measure.
let articles: string[] = [];
let email = '';
const site = await startSite({
  ownProcess: true,
  env: { NODE_OPTIONS: '--max-old-space-size=100', TRUST_PROXY: '1' },
  fill: async (db) => {
    await seedDefaultCategories(db, { now: NOON, newId });
    await generateArticles(db, { count: 300, now: NOON, seed: 1 });
    articles = (await db.selectFrom('article').select('slug').execute()).map(({ slug }) => slug);
    email = (await writeStaff(db, 'editor')).email;
  },
});
afterAll(site.stop);
const load = { port: Number(new URL(site.url).port), connections: 20 };

test('the server survives a thousand missing pages with a small heap', async () => {
  const sent = await sendLoad({ ...load, count: 1000, pathOf: (number) => `/bele-sehife-yoxdur-${number}` });
  expect(sent).toEqual({ statuses: { 404: 1000 }, failures: 0 });
});

test('the server survives pages that are not in the page cache', async () => {
  const sent = await sendLoad({ ...load, count: 300, pathOf: (number) => `/article/${articles[number]}` });
  expect(sent).toEqual({ statuses: { 200: 300 }, failures: 0 });
});

test('the server survives pages of the back-office', async () => {
  const { cookies } = await signIn(site, email);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sent = await sendLoad({ ...load, count: 300, pathOf: () => '/admin/articles', headers: { cookie } });
  expect(sent).toEqual({ statuses: { 200: 300 }, failures: 0 });
});

test('the process stays below 400 MB', () => {
  const highest = processMemory(site.pid())?.highest ?? 0;
  expect(highest / 1024 / 1024).toBeLessThan(400);
});
