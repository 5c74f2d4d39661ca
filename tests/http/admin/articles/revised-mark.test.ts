import { afterAll, beforeAll, expect, test } from 'vitest';
import { isoBaku } from '#az/format/dates.ts';
import { HOUR } from '#az/format/durations.ts';
import { articleText } from '#features/articles/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../../kit/content/accounts.ts';
import { writeArticle, writeCategory } from '../../../kit/content/articles.ts';
import { textOf } from '../../../kit/site/html.ts';
import { startSite, type TestSite } from '../../../kit/site/site.ts';
import { signIn, type Visitor } from '../../../kit/site/visitor.ts';

const BEGAN = Math.floor(Date.now() / 1000) * 1000 - HOUR;
let site: TestSite;
let editor: Visitor;
let id = '';
beforeAll(async () => {
  let actor: Actor | undefined;
  site = await startSite({
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      actor = await writeStaff(db, 'editor');
      await writeCategory(db, 'world');
      ({ id } = await writeArticle(db, { title: 'Tur başladı', now: BEGAN }));
    },
  });
  editor = await signIn(site, actor?.email ?? '');
});
afterAll(() => site.stop());

/** What every version of the article says about its last change. */
async function whatIsSaid() {
  const text = async (path: string) => (await site.fetch(path)).text();
  const [page, lite, rss] = await Promise.all(
    ['/article/tur-basladi', '/article/tur-basladi?lite=1', '/rss'].map(text),
  );
  return {
    marked: [page, lite].map((html) => textOf(html ?? '').includes(articleText.updated)),
    modified: /"dateModified":"([^"]+)"/.exec(page ?? '')?.[1],
    built: Date.parse(/<lastBuildDate>([^<]+)</.exec(rss ?? '')?.[1] ?? ''),
  };
}

const base = {
  title: 'Tur başladı',
  excerpt: 'Növbəti turun oyunları həftəsonu keçiriləcək.',
  intent: 'save',
  content: '<p>Proqram klublara göndərilib.</p>',
  author: 'Aysel Məmmədli',
  category: 'world',
};
const save = async (version: number, over: Record<string, string>) => {
  const sent = { ...base, baseVersion: String(version), status: 'published', slug: 'tur-basladi', ...over };
  expect((await editor.post(`/admin/articles/edit/${id}`, sent)).status).toBe(302);
};

test('page, light page, structured data and feeds have the same date of a revision', async () => {
  const quiet = { marked: [false, false], modified: isoBaku(BEGAN), built: BEGAN };
  expect(await whatIsSaid()).toEqual(quiet);
  await save(1, { featured: 'on', tag: 'Zirə' });
  expect(await whatIsSaid()).toEqual(quiet);
  await save(2, { content: '<p>Proqram klublara göndərilmişdir.</p>', minor: 'on' });
  expect((await (await site.fetch('/article/tur-basladi')).text()).includes('göndərilmişdir')).toBe(true);
  expect(await whatIsSaid()).toEqual(quiet);
  await save(3, { content: '<p>Oyunlar təxirə salındı.</p>' });
  const loud = await whatIsSaid();
  expect(loud.marked).toEqual([true, true]);
  expect(loud.built).toBeGreaterThan(BEGAN);
  expect(Date.parse(loud.modified ?? '')).toBe(loud.built);
});
