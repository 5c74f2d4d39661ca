import { afterAll, test } from 'vitest';
import { openPage } from '#tests/kit/browser.ts';
import { expectNoAxeProblems } from '#tests/kit/expect-no-axe-problems.ts';
import { attributesOf, elementsOf } from '#tests/kit/html.ts';
import { startSite } from '#tests/kit/site.ts';

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
  tag: tag ?? '',
  author: author ?? '',
  studio: '/gettostudio/youtube',
  store: '/e-getto/uniforms',
  offline: '/offline',
  'light home': '/?lite=1',
  'light article': `${article}?lite=1`,
};

test.each(Object.entries(pages))(
  'axe finds nothing on %s, light on a desktop, dark on a phone',
  async (_name, path) => {
    const page = await openPage(site, { viewport: 'desktop' });
    await page.goto(path);
    await expectNoAxeProblems(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoAxeProblems(page);
  },
);
