import { afterAll, describe, expect, test } from 'vitest';
import { articleText } from '#features/articles/text.ts';
import { DEFAULT_SITE_SETTINGS } from '#features/settings/rules/site-settings.ts';
import { notFoundText } from '#platform/text/pages.ts';
import { footerText, headerText } from '#platform/text/site.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { addressesOf, attributesOf, elementsOf, sectionUnder, textOf } from '../../kit/site/html.ts';
import { startSite } from '../../kit/site/site.ts';

/** Every address that the navigation links (spec §2.3), as they stand there. */
const CATEGORIES =
  `football, basketball, chess, martial-arts, other-sports, store, olympics, azerbaijan-premier-league,
  azerbaijan-cup, transfers, azerbaijan-news, national-team, youth-teams, lower-leagues, futsal, mini-futbol,
  premier-league, premier-league-transfers, la-liga, serie-a, champions-league, europa-league, conference-league,
  european-cups, world-cup, european-championship, nations-league, confederations-cup, copa-america, african-cup,
  asian-cup, concacaf, podcast, interviews, esports, analysis, bundesliga, rumors`.split(/,\s*/);
const CHANNELS = ['youtube', 'instagram', 'tiktok', 'facebook', 'telegram', 'twitter'].map(
  (channel) => `/gettostudio/${channel}`,
);
const STORE = ['uniforms', 'casual-wear', 'accessories', 'promo'].map((section) => `/e-getto/${section}`);
const HEADER = [
  '/',
  ...CATEGORIES.map((slug) => `/category/${slug}`),
  ...CHANNELS,
  ...STORE,
  '/premier-league/table',
  '/tournament-tables',
  '/contact',
  '/contact/office',
  '/contact/social',
];

describe('the frame of every page', async () => {
  const site = await startSite({ fill: async (db) => void (await writeArticle(db)) });
  afterAll(site.stop);
  const html = await (await site.fetch('/terms')).text();
  const [header = ''] = elementsOf(html, 'header');
  const footer = html.slice(html.indexOf('<footer'));

  test('the header links every address of the navigation', () => {
    expect(attributesOf(header, 'href')).toEqual(expect.arrayContaining(HEADER));
  });

  test('the header has a search box that works without scripts', () => {
    const form = elementsOf(header, 'form')[0] ?? '';
    expect(attributesOf(form, 'action')).toContain('/search');
    expect(attributesOf(form, 'name')).toContain('q');
    expect(textOf(form)).toContain(headerText.searchSubmit);
  });

  test('the footer has quick links, categories, contact facts, channels, the newsletter and the legal links', () => {
    const linksUnder = (heading: string) => addressesOf(sectionUnder(footer, heading));
    expect(linksUnder(footerText.quickLinks)).toEqual(
      expect.arrayContaining(['/', '/category/all', '/todays-games', '/live-scores', '/search', '/contact']),
    );
    expect(linksUnder(footerText.categories)).toContain('/category/football');
    expect(linksUnder(footerText.contactInfo)).toContain(`mailto:${DEFAULT_SITE_SETTINGS.email}`);
    expect(linksUnder(footerText.social)).toEqual(CHANNELS);
    expect(attributesOf(footer, 'action')).toContain('/newsletter');
    expect(attributesOf(footer, 'href')).toEqual(expect.arrayContaining(['/privacy', '/terms']));
  });

  test.each([
    ['/privacy', footerText.privacy],
    ['/terms', footerText.terms],
  ])('%s has a real text', async (path, title) => {
    const page = await (await site.fetch(path)).text();
    expect(elementsOf(page, 'h1').map(textOf)).toEqual([title]);
    const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
    expect(textOf(main).length).toBeGreaterThan(2000);
  });

  test.each(['/bele/yol/yoxdur', '/article/yoxdur'])(
    'the missing page %s links home, back, the search and four popular sections',
    async (path) => {
      const answer = await site.fetch(path);
      expect(answer.status).toBe(404);
      const page = await answer.text();
      const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
      const links = elementsOf(main, 'a');
      const labels = links.map(textOf);
      expect(labels).toContain(path === '/article/yoxdur' ? articleText.backHome : notFoundText.home);
      expect(labels).toEqual(expect.arrayContaining([notFoundText.back, notFoundText.search]));
      expect(links.filter((link) => link.includes('data-back')).map(textOf)).toEqual([notFoundText.back]);
      expect(attributesOf(main, 'href')).toEqual(
        expect.arrayContaining([
          '/',
          '/search',
          '/category/transfers',
          '/category/premier-league',
          '/category/champions-league',
          '/live-scores',
        ]),
      );
    },
  );
});
