import { afterAll, describe, expect, test } from 'vitest';
import { formatInputDate } from '#az/format/dates.ts';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { homeText } from '#features/front-page/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { siteText } from '#platform/text/site.ts';
import { NOON, writeArticle, writeCategory } from '../../kit/content/articles.ts';
import { attributesOf, elementsOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { siteEngine, startSite } from '../../kit/site/site.ts';

const LONG =
  'Komandanın baş məşqçisi oyundan əvvəl keçirilən mətbuat konfransında heyət barədə danışıb. '.repeat(4);

/** By the number of the article. Xəbər 27 is one of the latest, the others are only in the most read. */
const readersToday: Record<number, number> = { 27: 50, 3: 40, 5: 45 };
const readersThisWeek: Record<number, number> = { 3: 60, 7: 70 };

/** Ten categories and thirty articles, every fourth featured, read the more the older. */
async function fillHome(db: Db): Promise<void> {
  for (let n = 0; n < 10; n += 1) await writeCategory(db, `bolme-${n}`, `Bölmə ${n}`);
  for (let n = 0; n < 30; n += 1) {
    const { id } = await writeArticle(db, {
      title: `Xəbər ${n}`,
      excerpt: LONG.slice(0, 400),
      category: `bolme-${n % 10}`,
      featured: n % 4 === 0,
      status: n === 29 ? 'draft' : 'published',
      now: NOON + n * MINUTE,
    });
    const counts = { article_id: id, views: 100 - n, readers: 100 - n };
    await db.insertInto('article_stats').values(counts).execute();
    if (n in readersToday) {
      const today = { views: 90, readers: readersToday[n] ?? 0 };
      const hour = Math.floor(Date.now() / HOUR) * HOUR;
      await db
        .insertInto('article_hourly_stats')
        .values({ article_id: id, hour, ...today })
        .execute();
    }
    if (n in readersThisWeek) {
      const day = formatInputDate(Date.now() - 2 * DAY);
      const thisWeek = { views: 90, readers: readersThisWeek[n] ?? 0 };
      await db
        .insertInto('article_daily_stats')
        .values({ article_id: id, day, ...thisWeek })
        .execute();
    }
  }
}

/** The addresses of the stories in the order of the page, without the further links of the same card. */
function listStories(html: string): string[] {
  const links = attributesOf(html.slice(html.indexOf('<main')), 'href').filter((to) =>
    to.startsWith('/article/'),
  );
  return links.filter((to, at) => to !== links[at - 1]);
}

describe('the home page', async () => {
  const site = await startSite({ engine: siteEngine(), fill: fillHome });
  afterAll(site.stop);
  const html = await (await site.fetch('/')).text();

  test('has feed links, structured data and a share picture', () => {
    expect(html).toContain('<link rel="alternate" type="application/rss+xml" title="RSS" href="/rss"/>');
    expect(html).toContain('"@type":"WebSite"');
    expect(html).toMatch(/<meta property="og:image" content="https?:[^"]+\/share\/page\/home\/\w+\.jpg"\/>/);
    for (const [name, value] of Object.entries({ width: '1200', height: '630', alt: siteText.tagline }))
      expect(html).toContain(`<meta property="og:image:${name}" content="${value}"/>`);
    expect(html).toContain('<meta property="og:site_name" content="GettoSport"/>');
    expect(html).not.toContain('article:published_time');
  });

  test('begins with the five newest featured articles', () => {
    const slides = html.match(/id="slide-\d+"/g);
    expect(slides).toHaveLength(5);
    const slider = html.slice(html.indexOf('id="slide-1"'), html.indexOf('id="slide-5"'));
    expect(textOf(slider)).toMatch(/Xəbər 28 .*Xəbər 24 .*Xəbər 20 .*Xəbər 16/);
  });

  test('shows the twelve latest articles that are not featured above, newest first, without drafts', () => {
    const cards = elementsOf(sectionUnder(html, homeText.latest), 'article');
    const numbers = cards.map((card) => Number(/Xəbər (\d+)/.exec(textOf(card))?.[1]));
    expect(numbers).toEqual([27, 26, 25, 23, 22, 21, 19, 18, 17, 15, 14, 13]);
    expect(html).not.toContain('Xəbər 29');
  });

  test('cuts excerpts of cards at 120 characters', () => {
    const excerpts = elementsOf(html, 'article')
      .flatMap((card) => elementsOf(card, 'p'))
      .map(textOf)
      .filter((text) => text.startsWith('Komandanın'));
    expect(excerpts).not.toEqual([]);
    for (const excerpt of excerpts) expect(excerpt.length).toBeLessThanOrEqual(120);
  });

  test('shows eight categories and a link to all', () => {
    const section = sectionUnder(html, homeText.categories);
    expect(elementsOf(section, 'li')).toHaveLength(8);
    expect(section).toContain('href="/category/all"');
  });

  test('lists the eight most read', () => {
    const [list = ''] = elementsOf(sectionUnder(html, homeText.mostRead), 'ol');
    const rows = elementsOf(list, 'li').map(textOf);
    expect(rows).toHaveLength(8);
    expect(rows[0]).toContain('Xəbər 0');
  });

  test.each(['/', '/?most-read=24h', '/?most-read=7d'])('shows each story once at %s', async (address) => {
    const stories = listStories(await (await site.fetch(address)).text());
    expect(stories.length).toBeGreaterThan(17);
    expect(stories).toEqual([...new Set(stories)]);
  });

  test('switches the most read to 24 hours and seven days without scripts', async () => {
    const read = async (address: string) => {
      const section = sectionUnder(await (await site.fetch(address)).text(), homeText.mostRead);
      return {
        stories: elementsOf(section, 'ol')
          .flatMap((list) => elementsOf(list, 'li'))
          .map((row) => textOf(row)),
        current: textOf(elementsOf(section, 'a').find((link) => link.includes('aria-current')) ?? ''),
        isShortened: textOf(section).includes(homeText.mostReadElsewhere),
        choices: attributesOf(elementsOf(section, 'nav').join(''), 'href'),
      };
    };
    const { all, day, week } = homeText.mostReadPeriods;
    const ever = await read('/');
    expect(ever).toMatchObject({ current: all, isShortened: false });
    expect(ever.choices).toEqual(['/#most-read', '/?most-read=24h#most-read', '/?most-read=7d#most-read']);
    expect(await read('/?most-read=24h')).toMatchObject({
      current: day,
      stories: ['1 Xəbər 5', '2 Xəbər 3'],
      isShortened: true,
    });
    expect(await read('/?most-read=7d')).toMatchObject({
      current: week,
      stories: ['1 Xəbər 7', '2 Xəbər 3'],
      isShortened: false,
    });
    expect(await read('/?most-read=year')).toEqual(ever);
  });

  test('counts articles, categories and featured', () => {
    const words = textOf(html);
    expect(words).toMatch(/29 Məqalə|Məqalə 29/);
    expect(words).toMatch(/10 Bölmə|Bölmə 10/);
    expect(words).toMatch(/8 Seçilmiş|Seçilmiş 8/);
  });
});

describe('the home page of an empty newspaper', async () => {
  const site = await startSite();
  afterAll(site.stop);

  test('says that there is no article yet', async () => {
    const answer = await site.fetch('/');
    expect(answer.status).toBe(200);
    expect(textOf(await answer.text())).toContain('Hələ məqalə yoxdur');
  });

  test('has no dots for a slider that is not there', async () => {
    expect(await (await site.fetch('/')).text()).not.toContain('#slide-');
  });
});

test('one featured article has no dots, and only the latest list repeats it', async () => {
  const site = await startSite({ fill: async (db) => void (await writeArticle(db, { featured: true })) });
  const html = await (await site.fetch('/')).text();
  expect(html).toContain('id="slide-1"');
  expect(html).not.toContain('href="#slide-');
  expect(listStories(html)).toEqual(['/article/turun-proqrami-aciqlandi']);
  expect(textOf(sectionUnder(html, homeText.categories))).toMatch(/football 1 xəbər$/);
  expect(textOf(sectionUnder(html, homeText.mostRead))).toContain(homeText.mostReadElsewhere);
  await site.stop();
});
