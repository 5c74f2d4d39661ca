import { afterAll, expect, test } from 'vitest';
import { openPage, sharePage } from '../../kit/browser/browser.ts';
import { expectSoundPage } from '../../kit/browser/expect-sound-page.ts';
import { attributesOf, elementsOf } from '../../kit/site/html.ts';
import { startSite } from '../../kit/site/site.ts';

const site = await startSite({ demo: true });
afterAll(site.stop);

const home = await (await site.fetch('/')).text();
const article = attributesOf(elementsOf(home, 'article').join(''), 'href').find((href) =>
  href.startsWith('/article/'),
);
const words = await (await site.fetch(article ?? '')).text();
const [tag, author] = ['/tag/', '/author/'].map((start) =>
  attributesOf(words, 'href').find((href) => href.startsWith(start)),
);
const pages = {
  home: '/',
  article: article ?? '',
  category: '/category/football',
  missing: '/bu/yol/yoxdur',
  'live scores': '/live-scores',
  table: '/tournament-tables',
  privacy: '/privacy',
  terms: '/terms',
  games: '/todays-games',
  scorers: '/turnir/azerbaijan-premier-league/bombardirler',
  team: '/komanda/qarabag',
  tag: tag ?? '',
  author: author ?? '',
  studio: '/gettostudio/youtube',
  store: '/e-getto/uniforms',
  offline: '/offline',
  'light home': '/?lite=1',
  'light article': `${article}?lite=1`,
};

const takeDesktop = sharePage(site, { viewport: 'desktop' });
const takePhone = sharePage(site);

test.each(Object.entries(pages))('%s has no problem of layout or accessibility', async (_name, path) => {
  const page = await takeDesktop();
  await page.goto(path);
  await expectSoundPage(page);
});

test.each(['/', '/tournament-tables'])(
  'no edge cuts the ring of a focused link or button on %s',
  async (path) => {
    const page = await takeDesktop();
    await page.goto(path);
    // From now on the focus is that of a keyboard.
    await page.keyboard.press('Tab');
    const cut = await page.evaluate(() => {
      const cuts = (element: Element) => getComputedStyle(element).overflow !== 'visible';
      return [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')]
        .filter((element) => {
          element.focus({ preventScroll: true });
          if (document.activeElement !== element || !element.checkVisibility()) return false;
          const isAround = getComputedStyle(element, '::after').outlineStyle !== 'none';
          const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(
            element,
            isAround ? '::after' : null,
          );
          if (outlineStyle === 'none') return true;
          const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset);
          const box = isAround ? (element.offsetParent ?? element) : element;
          const { top, bottom } = box.getBoundingClientRect();
          let edge = box.parentElement;
          while (edge && !cuts(edge)) edge = edge.parentElement;
          const limits = edge?.getBoundingClientRect() ?? { top: -scrollY, bottom: Infinity };
          return top - reach < limits.top - 1 || bottom + reach > limits.bottom + 1;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 200));
    });
    expect(cut).toEqual([]);
  },
);

test('no page scrolls sideways on the narrowest phone with text twice as large', async () => {
  const page = await openPage(site, { expected: /404/ });
  await page.setViewportSize({ width: 320, height: 844 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const tie = attributesOf(await (await site.fetch('/turnir/conference-league')).text(), 'href').find(
    (href) => href.startsWith('/oyun/democupconferenceleague2semim1'),
  );
  const more = [
    tie ?? '',
    '/turnir/azerbaijan-cup',
    '/turnir/conference-league',
    '/turnir/azerbaijan-premier-league',
    '/avrokuboklar',
  ];
  const surplus: Record<string, number> = {};
  for (const path of [...Object.values(pages), ...more]) {
    await page.goto(path);
    surplus[path] = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }
  expect(Object.entries(surplus).filter(([, pixels]) => pixels > 0)).toEqual([]);
});

test('links of header and footer, of the lines about an article and of the imprint are 44 px high on a phone', async () => {
  const page = await takePhone();
  for (const path of ['/', article ?? '', '/contact']) {
    await page.goto(path);
    const small = await page
      .locator('header a, footer a, nav[aria-label] a, [data-source] a, main dl a')
      .evaluateAll((links) =>
        links.flatMap((link) => {
          const { width, height } = link.getBoundingClientRect();
          return width > 0 && height < 44 ? [`${link.textContent}: ${height}`] : [];
        }),
      );
    expect(small).toEqual([]);
  }
});

test.each([320, 390, 640, 768, 1280])('no column of a league table is cut at %i px', async (width) => {
  const page = await takePhone();
  await page.setViewportSize({ width, height: 844 });
  await page.goto('/tournament-tables');
  const table = page.locator('.side-scroll:has(.league-table)').first();
  expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  expect(await table.locator('th[scope="col"]:visible').count()).toBe(width < 640 ? 5 : 10);
});

test('no club name is cut on a phone', async () => {
  const page = await takePhone();
  for (const path of ['/', '/todays-games', '/live-scores', '/tournament-tables']) {
    await page.goto(path);
    const cut = await page.locator('[data-match] span, .league-table .club span').evaluateAll((names) =>
      names.flatMap((name) => {
        const isCut = getComputedStyle(name).overflow !== 'visible' && name.scrollWidth > name.clientWidth;
        // A text for screen readers only is one pixel wide.
        return isCut && name.clientWidth > 1 ? [name.textContent] : [];
      }),
    );
    expect(cut, path).toEqual([]);
  }
});

test('a browser takes the smallest picture that is sharp where it is shown', async () => {
  const WIDTHS = [320, 480, 768, 1080, 1600];
  for (const viewport of ['phone', 'desktop'] as const) {
    for (const path of ['/', '/category/all', '/search?q=qarabag', article ?? '']) {
      // A browser of its own each time: it would take a larger picture that it has already.
      const page = await openPage(site, { viewport });
      await page.goto(path);
      await page.locator('main img').evaluateAll((images) =>
        Promise.all(
          (images as HTMLImageElement[]).map((image) => {
            image.loading = 'eager';
            return image.decode();
          }),
        ),
      );
      const pictures = await page.locator('main picture img').evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.offsetWidth > 0)
          .map((image) => ({
            needed: image.offsetWidth * devicePixelRatio,
            taken: Number(/-(\d+)\.\w+\?v=/.exec(image.currentSrc)?.[1] ?? 0),
          })),
      );
      expect(pictures.length, path).toBeGreaterThan(0);
      for (const { needed, taken } of pictures)
        expect(taken, `${path}: ${needed} px`).toBeLessThanOrEqual(
          WIDTHS.find((width) => width >= needed) ?? 1600,
        );
    }
  }
});
