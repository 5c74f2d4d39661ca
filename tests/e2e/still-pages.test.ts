import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openPage } from '#tests/kit/browser.ts';
import { attributesOf, elementsOf } from '#tests/kit/html.ts';
import { type Shifts, takeShifts, watchShifts } from '#tests/kit/layout-shifts.ts';
import { startSite } from '#tests/kit/site.ts';

const site = await startSite({ demo: true });
afterAll(site.stop);

const home = await (await site.fetch('/')).text();
const article = attributesOf(elementsOf(home, 'article').join(''), 'href').find((href) =>
  href.startsWith('/article/'),
);

const pages = {
  home: '/',
  article: article ?? '',
  category: '/category/football',
  search: '/search?q=futbol',
  'live scores': '/live-scores',
  table: '/tournament-tables',
  games: '/todays-games',
  contact: '/contact',
};

test.each(Object.entries(pages))(
  '%s stands still when letters and scripts come late, on a phone and on a desktop',
  async (_name, path) => {
    for (const viewport of ['phone', 'desktop'] as const) {
      const page = await openPage(site, { viewport });
      await watchShifts(page);
      // On a slow network the page is painted long before its letters are there, and those before the scripts.
      await page.route('**/*.woff2', async (route) => {
        await sleep(300);
        await route.continue();
      });
      let lettersCame: Promise<Shifts> | undefined;
      await page.route('**/*.js', async (route) => {
        await sleep(300);
        lettersCame ??= takeShifts(page);
        await lettersCame;
        await route.continue();
      });
      await page.goto(path);
      await page.locator(':root[data-awake]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect((await takeShifts(page)).moved, viewport).toEqual([]);
      // The fallback is as wide as the real face on average, not in every line; nobody sees a hundredth.
      expect((await lettersCame)?.score, viewport).toBeLessThan(0.01);
    }
  },
);
