import { afterAll, expect, test } from 'vitest';
import { slugify } from '#az/characters/slug.ts';
import { indoorArticles } from '#features/demo/server/articles/indoor-articles.ts';
import { openPage } from '../../kit/browser/browser.ts';
import { delayScripts } from '../../kit/browser/layout-shifts.ts';
import { attributesOf, elementsOf } from '../../kit/site/html.ts';
import { startSite } from '../../kit/site/site.ts';

const site = await startSite({ demo: true });
afterAll(site.stop);

const home = await (await site.fetch('/')).text();
// The lead story of the front page.
const article = attributesOf(elementsOf(home, 'li').join(''), 'href').find((href) =>
  href.startsWith('/article/'),
);

const pages = {
  home: '/',
  article: article ?? '',
  'an article with a long headline': `/article/${slugify(indoorArticles[0]?.title ?? '')}`,
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
      const { byLetters, byScripts } = await delayScripts(page, path);
      expect(byScripts.moved, viewport).toEqual([]);
      // The fallback is as wide as the real face on average, not in every line; nobody sees a hundredth.
      expect(byLetters.score, viewport).toBeLessThan(0.01);
    }
  },
);

test.each(['/todays-games', '/live-scores'])('a longer minute moves nothing on %s', async (path) => {
  for (const viewport of ['phone', 'desktop'] as const) {
    const page = await openPage(site, { viewport });
    await page.goto(path);
    const minute = page.locator('main [data-status="live"][data-timed] [data-time]').first();
    const pulse = page.locator('main [data-status="live"][data-timed] .match-pulse').first();
    const places = [];
    for (const text of ["9'", "90+12'"]) {
      await minute.evaluate((element, text) => {
        element.textContent = text;
      }, text);
      places.push(await pulse.boundingBox());
    }
    expect(places[1], viewport).toEqual(places[0]);
  }
});
