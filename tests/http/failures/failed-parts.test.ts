import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { signPreview } from '#features/articles/rules/preview/article-preview.ts';
import { articleText } from '#features/articles/text.ts';
import { categoryPageText } from '#features/categories/text.ts';
import { tableText } from '#features/competitions/text.ts';
import { homeText } from '#features/front-page/text.ts';
import { matchText } from '#features/matches/text.ts';
import { searchText } from '#features/search/text.ts';
import { DEFAULT_SITE_SETTINGS } from '#features/settings/rules/site-settings.ts';
import { serverErrorText } from '#platform/text/pages.ts';
import { footerText } from '#platform/text/site.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { writeBreaking } from '../../kit/content/breaking.ts';
import { stateColumns, writeFixture, writeStanding } from '../../kit/content/matches.ts';
import { withoutTable } from '../../kit/databases/without-table.ts';
import { textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

const secret = 'a-secret-of-this-test-that-is-long-enough';
const BREAKING = 'Oyun yarımçıq dayandırıldı';

describe('one failing query', () => {
  let site: TestSite;
  let fixtureId = '';
  let articleId = '';
  let editorEmail = '';
  beforeAll(async () => {
    site = await startSite({
      engine: siteEngine(),
      env: { AUTH_SECRET: secret },
      async fill(db) {
        editorEmail = (await writeStaff(db, 'editor')).email;
        const kick_off = Date.now() - 30 * MINUTE;
        fixtureId = await writeFixture(db, { ...stateColumns.live, kick_off, competition: 'football' });
        await writeStanding(db, { competition: 'azerbaijan-premier-league' });
        const written = await writeArticle(db, {
          title: 'Oyundan sonra',
          tags: ['derbi'],
          content: `<p>Mətn burada.</p><div data-match-card="${fixtureId}"></div>`,
        });
        articleId = written.id;
        await writeArticle(db, { title: 'Bölmədən başqa xəbər' });
        await writeBreaking(db, { text: BREAKING, now: kick_off });
      },
    });
  });
  afterAll(() => site.stop());

  const read = async (path: string) => {
    const answer = await site.fetch(path);
    const words = textOf(await answer.text());
    return { status: answer.status, cache: answer.headers.get('cache-control') ?? '', words, answer };
  };
  const areas = {
    header: (html: string) => html.slice(0, html.indexOf('<main')),
    main: (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>')),
    footer: (html: string) => html.slice(html.indexOf('</main>')),
  };

  test.each([
    ['fixture', '/terms', 'header', matchText.liveStrip, 'score strip'],
    ['fixture', '/', 'main', homeText.allMatches, 'matches of today'],
    ['fixture', '/article/oyundan-sonra', 'main', 'Neftçi', 'blocks of an article'],
    ['breaking_entry', '/terms', 'header', BREAKING, 'breaking strip'],
    ['category', '/terms', 'footer', 'href="/category/football"', 'footer categories'],
    ['setting', '/category/all', 'footer', footerText.contactInfo, 'contact facts'],
    ['standing', '/live-scores', 'main', tableText.title, 'league table'],
    ['standing', '/tournament-tables', 'main', '<table', 'league table'],
    ['article_tag', '/article/oyundan-sonra', 'main', 'href="/tag/derbi"', 'tags of an article'],
    ['article_stats', '/article/oyundan-sonra', 'main', articleText.viewsCount(0), 'views of an article'],
  ] as const)(
    'without "%s", %s comes without a part of its %s, and whole afterwards',
    async (table, path, area, part, name) => {
      const readArea = async () => areas[area](await (await site.fetch(path)).text());
      expect(await readArea()).toContain(part);
      const problems = await withoutTable(site, table, async () => {
        const { status, cache, words } = await read(path);
        expect([status, cache]).toEqual([200, 'no-store']);
        expect(await readArea()).not.toContain(part);
        expect(words).toContain(footerText.quickLinks);
      });
      expect(problems).toContain(`${name} left out of a page`);
      // At the same revision: what was incomplete has not been kept.
      expect(await readArea()).toContain(part);
      expect((await read(path)).cache).toContain('s-maxage');
    },
  );

  test('when the query fails, a list of articles is empty and an article is not found (spec §8)', async () => {
    const problems = await withoutTable(site, 'article', async () => {
      const home = await read('/');
      expect([home.status, home.words.includes(homeText.empty)]).toEqual([200, true]);
      const list = await read('/category/all');
      expect([list.status, list.words.includes(categoryPageText.empty)]).toEqual([200, true]);
      expect((await read('/category/all?page=2')).status).toBe(200);
      expect((await read('/terms')).status).toBe(200);
      for (const path of ['/article/oyundan-sonra', '/article/oyundan-sonra?lite=1']) {
        const { status, cache, words } = await read(path);
        expect([status, cache]).toEqual([503, 'no-store']);
        expect(words).toContain(articleText.notFound);
      }
      expect((await read('/article/oyundan-sonra')).answer.headers.get('retry-after')).toBe('30');
      expect((await read('/?lite=1')).status).toBe(200);
      for (const path of ['/author/aysel-memmedli', '/tag/derbi']) {
        const { status, cache, words } = await read(path);
        expect([path, status, cache]).toEqual([path, 200, 'no-store']);
        expect(words).toContain(categoryPageText.empty);
      }
      const search = await read('/search?q=oyun');
      expect([search.status, search.cache]).toEqual([200, 'no-store']);
      expect(search.words).toContain(searchText.none('oyun'));
    });
    for (const part of ['article list', 'author', 'search results'])
      expect(problems).toContain(`${part} left out of a page`);
    expect(problems).toContain('article oyundan-sonra not read');
    expect((await read('/article/oyundan-sonra')).words).toContain('Mətn burada.');
  });

  test.each(['/contact', '/contact/office', '/privacy', '/terms', '/gettostudio/youtube'])(
    'without "setting", %s comes with the defaults of the settings',
    async (path) => {
      const problems = await withoutTable(site, 'setting', async () => {
        const { status, cache, words } = await read(path);
        expect([status, cache]).toEqual([200, 'no-store']);
        if (!path.startsWith('/gettostudio')) expect(words).toContain(DEFAULT_SITE_SETTINGS.email);
      });
      expect(problems).toContain('site settings left out of a page');
      expect((await read(path)).cache).toContain('s-maxage');
    },
  );

  test('when the query fails, the preview of an article is not found and that of the front page is empty', async () => {
    const sign = (input: { kind?: 'home'; id: string }) =>
      signPreview({ ...input, expiresAt: Date.now() + HOUR, secret });
    const ofArticle = `/preview/${sign({ id: articleId })}`;
    const ofHome = `/preview/home/${sign({ kind: 'home', id: 'draft' })}`;
    expect((await read(ofArticle)).words).toContain('Mətn burada.');
    expect((await read(ofHome)).words).toContain('Oyundan sonra');
    const problems = await withoutTable(site, 'article', async () => {
      const article = await read(ofArticle);
      expect([article.status, article.words.includes(articleText.notFound)]).toEqual([503, true]);
      const home = await read(ofHome);
      expect([home.status, home.words.includes(homeText.empty)]).toEqual([200, true]);
    });
    expect(problems).toContain(`preview of ${articleId} not read`);
  });

  test('a light page and a feed that fail say so in a plain page without internal details', async () => {
    const problems = await withoutTable(site, 'fixture', async () => {
      const { status, cache, answer, words } = await read('/live-scores?lite=1');
      expect([status, cache]).toEqual([500, 'no-store']);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(words).toContain(serverErrorText.text);
    });
    expect(problems).toContain('/lite/live-scores');
    const feedProblems = await withoutTable(site, 'article', async () => {
      for (const path of ['/rss', '/category/all/rss', '/tag/derbi/rss', '/author/aysel-memmedli/rss']) {
        const { status, cache, answer, words } = await read(path);
        expect([path, status, cache]).toEqual([path, 503, 'no-store']);
        expect(answer.headers.get('retry-after')).toBe('30');
        expect(words).toContain(serverErrorText.text);
      }
    });
    expect(feedProblems).toContain('feed /rss not read');
  });

  test('without the categories the form of an article opens and says so (spec §8)', async () => {
    const editor = await signIn(site, editorEmail);
    const problems = await withoutTable(site, 'category', async () => {
      const form = await editor.get('/admin/articles/create');
      expect([form.status, textOf(await form.text())]).toEqual([
        200,
        expect.stringContaining('Kateqoriyalar yüklənmədi'),
      ]);
    });
    expect(problems).toContain('categories not read');
  });

  test('an article that cannot be stored is reported, and the typed text stays (spec §8)', async () => {
    const editor = await signIn(site, editorEmail);
    const fields = { title: 'İtməyən başlıq', excerpt: 'Qısa', content: '<p>Mətn</p>', author: 'Aysel' };
    const problems = await withoutTable(site, 'article_revision', async () => {
      const form = { ...fields, category: 'football', intent: 'draft' };
      const answer = await editor.post('/admin/articles/create', form);
      expect(answer.status).toBe(500);
      const html = await answer.text();
      expect(textOf(html)).toContain('Məqalə yaradılarkən xəta baş verdi');
      expect(html).toContain(fields.title);
    });
    expect(problems).toContain('article not saved');
  });

  test('a view that cannot be counted is only logged (spec §8)', async () => {
    const problems = await withoutTable(site, 'article_stats', async () => {
      const body = JSON.stringify({ slug: 'oyundan-sonra' });
      const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
      expect((await site.fetch('/api/page-views', { method: 'POST', body, headers })).status).toBe(500);
      const page = await read('/article/oyundan-sonra');
      expect([page.status, page.words.includes('Mətn burada.')]).toEqual([200, true]);
    });
    expect(problems).toMatch(/request failed.*\/api\/page-views/);
  });

  test.each(['contact_message', 'note_mention'])(
    'without the table "%s" the back-office is there, without that counter',
    async (table) => {
      const visitor = await signIn(site, editorEmail);
      const problems = await withoutTable(site, table, async () => {
        for (const path of ['/admin', '/admin/articles', '/admin/articles/create', '/admin/counters'])
          expect((await visitor.get(path)).status, path).toBe(200);
      });
      expect(problems).toContain('left out of a page');
    },
  );

  test('a failed main part is not left out: the page reports the failure between header and footer', async () => {
    const problems = await withoutTable(site, 'fixture', async () => {
      const { status, words, cache } = await read('/todays-games');
      expect([status, cache]).toEqual([500, 'no-store']);
      expect(words).toContain(serverErrorText.title);
      expect(words).toContain(footerText.quickLinks);
    });
    expect(problems).toContain('/todays-games');
    expect((await read('/todays-games')).status).toBe(200);
  });
});
