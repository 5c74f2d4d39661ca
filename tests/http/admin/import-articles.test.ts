import { afterAll, describe, expect, test } from 'vitest';
import { problemText } from '#app/text/problems.ts';
import { importArticlesText, importLossText } from '#features/article-import/text.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeCategory } from '../../kit/content/articles.ts';
import { makeWxr } from '../../kit/content/exports/make-wxr.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';
import { signIn, type Visitor } from '../../kit/site/visitor.ts';

const COUNT = 1500;
const articles = Array.from({ length: COUNT }, (_, at) => ({
  id: `a${at}`,
  title: `Köhnə xəbər ${at}`,
  slug: `kohne_${at}`,
  content: `<p>Mətn ${at}</p>`,
  excerpt: 'Qısa',
  category: 'football',
  author: 'Aysel',
  status: 'published',
  publishedAt: { seconds: 1_600_000_000 + at, nanoseconds: 0 },
}));
const FILE = JSON.stringify({
  articles: [...articles, { id: 'x', title: 'Kateqoriyasız xəbər', status: 'draft' }],
});

describe('the import of articles', async () => {
  let admin: Actor;
  let editor: Actor;
  const site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      admin = await writeStaff(db, 'admin');
      editor = await writeStaff(db, 'editor');
      await writeCategory(db, 'football', 'Futbol');
    },
  });
  afterAll(site.stop);

  async function upload(who: Visitor, system: string, content: string, siteUrl = 'https://old.example') {
    const body = new FormData();
    body.set('system', system);
    body.set('siteUrl', siteUrl);
    body.set('file', new File([content], 'sayt.json'));
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Origin: site.url, cookie };
    return site.fetch('/admin/import/articles', { method: 'POST', body, headers });
  }
  const read = async (who: Visitor, path: string) => textOf(await (await who.get(path)).text());
  const countArticles = async () => {
    let count = 0;
    await site.change(async (db) => {
      count = (await db.selectFrom('article').select('id').execute()).length;
    });
    return count;
  };

  test('reports missing input at the field and keeps the choices', async () => {
    const who = await signIn(site, admin.email);
    const answer = await upload(who, 'firestore', '');
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toContain(problemText['importArticles.fileEmpty']);
    expect(html).toMatch(/value="firestore"[^>]*selected|selected[^>]*value="firestore"/);
    const system = await upload(who, '', FILE);
    expect(textOf(await system.text())).toContain(problemText['importArticles.systemRequired']);
    expect((await upload(await signIn(site, editor.email), 'firestore', FILE)).status).not.toBe(302);
  });

  test('checks the file first, and finishes the import although the server is killed', async () => {
    const who = await signIn(site, admin.email);
    const created = await upload(who, 'firestore', FILE);
    expect(created.status).toBe(302);
    const path = created.headers.get('location') ?? '';
    await expect.poll(() => read(who, path)).toContain(importArticlesText.start);
    const checked = await read(who, path);
    expect(checked).toContain(`${COUNT + 1} ${importArticlesText.outcomes.new}`);
    expect(checked).toContain(importLossText.categoryMissing);
    expect(await countArticles()).toBe(0);

    expect((await who.post(path, {})).status).toBe(302);
    await expect.poll(countArticles, { interval: 10 }).toBeGreaterThan(0);
    await site.restart();
    await expect.poll(() => read(who, path), { timeout: 55_000 }).toContain(importArticlesText.imported);
    expect(await read(who, path)).toContain(`${COUNT + 1} ${importArticlesText.outcomes.new}`);
    expect(await countArticles()).toBe(COUNT + 1);
    const moved = await site.fetch('/article/kohne_7', { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/article/kohne-7']);
    const csv = await (await who.get('/admin/redirects/csv')).text();
    expect(csv).toContain('/article/kohne_7,/article/kohne-7,301');
    expect(await read(who, '/admin/import/articles')).toContain('sayt.json');
  });

  test('keeps the articles of two sites apart, and shows which ones an import would change', async () => {
    const who = await signIn(site, admin.email);
    const fileOf = (host: string, title: string) =>
      makeWxr({ url: `https://${host}`, posts: [{ id: 1, title, date: '2024-05-01 10:30:00' }] });
    async function check(content: string) {
      const path = (await upload(who, 'wordpress', content, '')).headers.get('location') ?? '';
      await expect.poll(() => read(who, path)).toContain(importArticlesText.start);
      return path;
    }
    async function run(path: string) {
      expect((await who.post(path, { intent: 'start' })).status).toBe(302);
      await expect.poll(() => read(who, path)).toContain(importArticlesText.imported);
    }
    await run(await check(fileOf('a.example', 'Birinci saytın xəbəri')));
    const second = await check(fileOf('b.example', 'İkinci saytın xəbəri'));
    expect(await read(who, second)).toContain(importArticlesText.site.of('b.example'));
    expect(await read(who, second)).not.toContain(importArticlesText.changes);
    await run(second);

    // As that of the first site, the same file would change an article, which the report names.
    const again = await check(fileOf('b.example', 'İkinci saytın xəbəri'));
    expect((await who.post(again, { intent: 'recheck', source: 'wordpress:a.example' })).status).toBe(302);
    await expect.poll(() => read(who, again)).toContain(importArticlesText.site.of('a.example'));
    const warned = await read(who, again);
    expect(warned).toContain(importArticlesText.changes);
    expect(warned).toContain('Birinci saytın xəbəri');
    const wrong = await who.post(again, { intent: 'recheck', siteUrl: 'kohne' });
    expect(textOf(await wrong.text())).toContain(problemText['importArticles.siteUrlInvalid']);
  });

  test('asks for the site that a file does not name', async () => {
    const who = await signIn(site, admin.email);
    const file = JSON.stringify({ articles: { a: { title: 'Saytsız xəbər', status: 'draft' } } });
    const path = (await upload(who, 'firestore', file, '')).headers.get('location') ?? '';
    await expect.poll(() => read(who, path)).toContain(importArticlesText.site.missing);
    expect((await who.post(path, { intent: 'start' })).status).toBe(422);
    await who.post(path, { intent: 'recheck', siteUrl: 'https://firestore.example' });
    await expect.poll(() => read(who, path)).toContain(importArticlesText.start);
  });

  test('answers readers while it reads a hostile file, and names the article that it refuses', async () => {
    const who = await signIn(site, admin.email);
    const posts = [
      { id: 71, title: 'Adi xəbər' },
      { id: 72, title: 'Sonsuz etiketlər', content: '<b>x '.repeat(60_000) },
      { id: 73, title: 'Dərin mətn' },
    ];
    const file = makeWxr({ url: 'https://hostile.example', posts }).replace(
      '<wp:post_id>73</wp:post_id>',
      '<a>'.repeat(100_000),
    );
    const path = (await upload(who, 'wordpress', file, '')).headers.get('location') ?? '';
    let slowest = 0;
    for (let page = ''; !page.includes(importArticlesText.start); page = await read(who, path)) {
      const start = performance.now();
      await (await site.fetch('/')).text();
      slowest = Math.max(slowest, performance.now() - start);
    }
    // Before, each of the two held up everything for half a minute.
    expect(slowest).toBeLessThan(5000);
    const report = await read(who, path);
    expect(report).toContain(
      `1 ${importArticlesText.outcomes.new}, 2 ${importArticlesText.outcomes.skipped}`,
    );
    for (const title of ['Sonsuz etiketlər', 'Dərin mətn']) expect(report).toContain(title);
  });

  test('shows why a file cannot be read', async () => {
    const who = await signIn(site, admin.email);
    const path = (await upload(who, 'firestore', '[]')).headers.get('location') ?? '';
    await expect
      .poll(() => read(who, path))
      .toContain(importArticlesText.failed(importArticlesText.systems.firestore));
  });
});
