import { afterAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { openPage, sharePage } from '../../kit/browser/browser.ts';
import { NOON, writeArticle } from '../../kit/content/articles.ts';
import {
  stateColumns,
  writeEvents,
  writeFixture,
  writeSeason,
  writeStanding,
} from '../../kit/content/matches.ts';
import { startSite } from '../../kit/site/site.ts';

const CONTENT = `<p>Mətn <a href="https://affa.az/xeber">AFFA</a> və <a href="/category/football">futbol</a>.</p>
<table><tr><th>Yer</th><th>Növbəti addım</th></tr><tr><td>1–8</td><td>Birbaşa finala</td></tr></table>`;

describe('print and large text', async () => {
  const site = await startSite({
    async fill(db) {
      const season_id = await writeSeason(db, { competition: 'azerbaijan-premier-league' });
      const played = { ...stateColumns.finished, season_id, competition: 'azerbaijan-premier-league' };
      const fixture = await writeFixture(db, { ...played, teams: ['Sumqayıt', 'Vulverhempton'] });
      await writeEvents(db, fixture, [['goal', 'home', 'Qızılqayalı', 3]]);
      await writeStanding(db, { competition: 'azerbaijan-premier-league', team: 'Vulverhempton' });
      for (let n = 0; n < 30; n++)
        await writeArticle(db, {
          title: `“Qarabağ”ın çempionluğadək keçdiyi yol: ${n}`,
          content: CONTENT,
          tags: ['Premyer Liqa'],
          featured: n < 3,
          now: NOON + n * MINUTE,
        });
    },
  });
  afterAll(site.stop);
  const article = /\/article\/[^"]+/.exec(await (await site.fetch('/category/all')).text())?.[0] ?? '';

  test('a printed front page has no controls', async () => {
    const page = await openPage(site, { viewport: 'desktop' });
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    const controls = await page.locator('a[href^="#"], nav, form, button').all();
    expect(controls.length).toBeGreaterThan(3);
    for (const one of controls) expect(await one.isVisible(), await one.innerText()).toBe(false);
    expect(await page.locator('.print-head').isVisible()).toBe(true);
  });

  test('a printed article has its text, black on white, with the addresses of links to other sites', async () => {
    const page = await openPage(site, { viewport: 'desktop', colorScheme: 'dark' });
    await page.goto(article);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const hidden of ['header[data-site-header]', 'footer', 'nav', '[data-share]', 'form', 'article ~ *'])
      for (const one of await page.locator(hidden).all()) expect(await one.isVisible(), hidden).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator('.print-head').innerText()).toContain(site.url + article);
    const look = await page.evaluate(() => ({
      ink: getComputedStyle(document.querySelector('h1') as Element).color,
      paper: getComputedStyle(document.body).backgroundColor,
      after: [...document.querySelectorAll('.article-text a')].map(
        (link) => getComputedStyle(link, '::after').content,
      ),
    }));
    expect(look.ink).toBe('rgb(0, 0, 0)');
    expect(look.paper).toBe('rgba(0, 0, 0, 0)');
    expect(look.after).toEqual(['" (https://affa.az/xeber)"', 'none']);
    const paper = await page.pdf({ format: 'A4' });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  const takePhone = sharePage(site);

  test.each(['/', article, '/category/all', '/search?q=qarabag', '/live-scores', '/privacy'])(
    'text twice as large fits on %s',
    async (path) => {
      const page = await takePhone();
      await page.setViewportSize({ width: 640, height: 900 });
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Page.enable');
      // As in the settings of a browser; and as one does it that enlarges text without telling the style sheet.
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await page.goto(path);
      const measure = () =>
        page.evaluate(() => ({
          size: getComputedStyle(document.documentElement).fontSize,
          surplus: document.documentElement.scrollWidth - innerWidth,
        }));
      expect(await measure()).toEqual({ size: '32px', surplus: 0 });
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await measure()).toEqual({ size: '32px', surplus: 0 });
    },
  );

  test('the names in a table of twice the size are whole words on a phone', async () => {
    const page = await takePhone();
    await page.setViewportSize({ width: 320, height: 640 });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.enable');
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const path of ['/tournament-tables', '/turnir/azerbaijan-premier-league/bombardirler']) {
      await page.goto(path);
      const names = page.locator('.league-table tbody .club a span:not(:has(*)):visible');
      const lines = await names.evaluateAll((spans) =>
        spans.map((span) => {
          const word = document.createRange();
          word.selectNodeContents(span);
          return [span.textContent, word.getClientRects().length];
        }),
      );
      expect(lines.length, path).toBeGreaterThan(0);
      expect(
        lines.filter(([, count]) => count !== 1),
        path,
      ).toEqual([]);
    }
  });

  test.each(['/', article, '/todays-games', '/newsletter', '/yoxdur', '/gettostudio/instagram', '/contact'])(
    'text twice as large fits on a phone, too, on %s',
    async (path) => {
      const page = await takePhone();
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Page.enable');
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await page.goto(path);
      const surplus = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await surplus()).toBe(0);
      expect(await page.locator('[data-search-toggle]').boundingBox()).toMatchObject({ width: 88 });
    },
  );
});
