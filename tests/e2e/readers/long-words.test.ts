import { afterAll, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { sharePage } from '../../kit/browser/browser.ts';
import { NOON, writeArticle } from '../../kit/content/articles.ts';
import { stateColumns, writeFixture, writeSeason } from '../../kit/content/matches.ts';
import { startSite } from '../../kit/site/site.ts';

const WORD = 'Uzunsözbosluqsuz'.repeat(9);
const CONTENT = `<p>${WORD}</p><table><tr>${`<td>${WORD}</td>`.repeat(5)}</tr></table>`;

let match = '';
const site = await startSite({
  async fill(db) {
    for (let n = 0; n < 8; n++)
      await writeArticle(db, {
        title: `${WORD}${n}`,
        excerpt: WORD,
        content: CONTENT,
        author: WORD.slice(0, 80),
        category: 'football',
        featured: n < 3,
        now: NOON + n * MINUTE,
      });
    const season_id = await writeSeason(db, { competition: 'apl' });
    await writeFixture(db, { season_id, kick_off: NOON, ...stateColumns.finished });
    match = await writeFixture(db, { season_id, kick_off: Date.now(), ...stateColumns.postponed });
    await db
      .updateTable('competition')
      .set({ name: WORD.slice(0, 80) })
      .execute();
    await db
      .updateTable('category')
      .set({ name: WORD.slice(0, 60) })
      .execute();
  },
});
afterAll(site.stop);
const article = /\/article\/[^"]+/.exec(await (await site.fetch('/category/all')).text())?.[0] ?? '';

const takePhone = sharePage(site);

test.each([
  ['home', '/'],
  ['category', '/category/football'],
  ['article', article],
  ['search', '/search?q=uzun'],
  ['light article', `${article}?lite=1`],
  ['the matches of a day', '/todays-games'],
  ['match', `/oyun/${match}-x`],
  ['the tables', '/tournament-tables'],
  ['the matches of a competition', '/turnir/apl/oyunlar'],
  ['the scorers', '/turnir/apl/bombardirler'],
  ['team', `/komanda/${'Qarabağ'.toLowerCase()}`],
])('words without a gap make %s no wider than a phone', async (_name, path) => {
  const page = await takePhone();
  await page.goto(path);
  const { room, width } = await page.evaluate(() => ({
    room: document.documentElement.clientWidth,
    width: document.documentElement.scrollWidth,
  }));
  expect(width).toBe(room);
});

test('a long headline has three lines in search results, as on cards', async () => {
  const page = await takePhone();
  await page.goto('/search?q=uzun');
  const lines = await page
    .locator('main article h2')
    .first()
    .evaluate((headline) => headline.clientHeight / Number.parseFloat(getComputedStyle(headline).lineHeight));
  expect(Math.round(lines)).toBe(3);
});

test.each([
  ['a category name', 'nav li .category-label', 'header h1'],
  ['an author', 'a[rel=author]', 'a[rel=author] + *'],
])('%s of two lines does not touch the text below', async (_name, upper, lower) => {
  const page = await takePhone();
  await page.goto(article);
  const [one, two] = await Promise.all(
    [upper, lower].map((selector) =>
      page.locator(`main ${selector}`).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { top, bottom, height } = range.getBoundingClientRect();
        return { top, bottom, height };
      }),
    ),
  );
  expect(one?.height).toBeGreaterThan(25);
  // The box of a line is a little higher than its letters.
  expect(one?.bottom).toBeLessThan((two?.top ?? 0) + 4);
});
