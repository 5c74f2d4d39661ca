import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { articleText } from '#features/articles/text.ts';
import { categoryPageText } from '#features/categories/text.ts';
import { serverErrorText } from '#platform/text/pages.ts';
import { writeArticle } from '../../kit/content/articles.ts';
import { stateColumns, writeFixture, writeStanding } from '../../kit/content/matches.ts';
import { withoutTable } from '../../kit/databases/without-table.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';

const ARTICLE = ['/article/oyundan-sonra', '/article/oyundan-sonra?lite=1', '/article/yoxdur'];
const COMMENTS = '/article/oyundan-sonra/comments';
const SECTION = ['/category/football', '/category/football?lite=1', '/category/chess', '/category/yoxdur'];
const FEEDS = ['/rss', '/category/football/rss', '/tag/derbi/rss', '/author/aysel-memmedli/rss'];
const MATCHES = ['/todays-games', '/todays-games?lite=1', '/live-scores', '/live-scores?lite=1'];
const MATCH = ['/oyun/derbi-qarabağ-neftçi', '/oyun/yoxdur'].map(encodeURI);
const COMPETITION = ['/turnir/football', '/turnir/football/bombardirler', '/turnir/football/calendar.ics'];
const TEAM = ['/komanda/qarabağ', '/komanda/qarabağ/calendar.ics', '/milli-komanda'].map(encodeURI);
const TABLES = ['/tournament-tables', '/gettoscore', '/premier-league/table'];
const SITEMAPS = ['categories', 'tags', 'authors', 'matches', 'teams'].map((name) => `/sitemaps/${name}.xml`);
const LINKS = ['/newsletter/confirm/x', '/newsletter/unsubscribe/x'];

const PATHS = [
  ...ARTICLE,
  COMMENTS,
  ...SECTION,
  ...FEEDS,
  ...MATCHES,
  ...MATCH,
  ...COMPETITION,
  ...TEAM,
  '/milli-komanda',
  ...TABLES,
  ...LINKS,
  '/',
  '/?lite=1',
  '/category/all',
  '/category/all?lite=1',
  '/category/all/rss',
  '/tag/derbi',
  '/tag/yoxdur',
  '/author/aysel-memmedli',
  '/author/yoxdur',
  '/search',
  '/search?q=oyun',
  '/search?q=oyun&category=football',
  '/search/suggest?q=oyun',
  '/contact',
  '/contact/office',
  '/contact/social',
  '/contact/sent',
  '/privacy',
  '/terms',
  '/newsletter',
  '/newsletter/sent',
  '/newsletter/confirmed',
  '/newsletter/unsubscribed',
  '/gettostudio/youtube',
  '/e-getto/uniforms',
  '/offline',
  '/bele/yol/yoxdur',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/news-sitemap.xml',
  ...SITEMAPS,
  '/api/breaking',
  '/api/live-scores',
  '/api/matches/x',
  '/api/top-stories',
  '/push',
  '/api/push/key',
];

const all = (status: number, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, status]));
const withoutArticles = { ...all(503, [...ARTICLE, ...FEEDS, '/category/all/rss']), '/api/top-stories': 500 };

/**
 * What answers otherwise than usual without a table: the pages that are about what stands there. A list of articles is
 * never here: it is empty then (spec §8).
 */
const FAILURES: Record<string, Record<string, number>> = {
  // Who has written is known from the articles alone.
  article: {
    ...withoutArticles,
    '/author/yoxdur': 200,
    ...all(500, [COMMENTS, '/news-sitemap.xml', '/sitemaps/authors.xml', '/sitemaps/categories.xml']),
  },
  article_fixture: {},
  article_hourly_stats: { '/api/top-stories': 500 },
  article_search: {},
  article_stats: { '/api/top-stories': 500 },
  article_tag: { '/tag/derbi/rss': 503, '/sitemaps/tags.xml': 500 },
  breaking_entry: { '/api/breaking': 500 },
  // A category's slug that cannot be looked up is an error (spec §8).
  category: { ...withoutArticles, ...all(500, [COMMENTS, ...SECTION, '/sitemaps/categories.xml']) },
  category_redirect: { '/category/yoxdur': 503 },
  closed_discussion: { [COMMENTS]: 500 },
  comment: {},
  commentary_post: all(500, MATCH.slice(0, 1)),
  competition: {
    ...all(500, [...MATCHES, ...MATCH, ...COMPETITION, ...TEAM]),
    '/api/live-scores': 500,
    '/api/matches/x': 500,
  },
  contact_message: {},
  // Without seasons the list of scorers is empty.
  fixture: {
    ...all(500, [...MATCHES, ...MATCH, ...COMPETITION.filter((path) => !/bombardirler/.test(path)), ...TEAM]),
    ...all(500, ['/sitemap.xml', '/sitemaps/matches.xml']),
    '/api/live-scores': 500,
    '/api/matches/x': 500,
  },
  home_layout: {},
  home_pin: { '/api/top-stories': 500 },
  media: withoutArticles,
  newsletter_issue: { '/newsletter/unsubscribe/x': 500 },
  // A page that is not found stays not found.
  old_address: {},
  push_key: { '/api/push/key': 500 },
  setting: {},
  sitemap_month: { '/sitemap.xml': 500 },
  staff: {},
  standing: {},
  subscriber: all(500, LINKS),
  subscriber_count: {},
};

describe('every page of readers without a table', () => {
  let site: TestSite;
  const usual = new Map<string, number>();
  beforeAll(async () => {
    site = await startSite({
      engine: siteEngine(),
      // Production says nothing of the inside; this must hold in development too.
      env: { NODE_ENV: 'development' },
      async fill(db) {
        const kick_off = Date.now() - 30 * MINUTE;
        await writeFixture(db, { id: 'derbi', ...stateColumns.live, kick_off, competition: 'football' });
        await writeStanding(db, { competition: 'azerbaijan-premier-league' });
        await writeArticle(db, { title: 'Oyundan sonra', tags: ['derbi'] });
      },
    });
    for (const path of PATHS) usual.set(path, (await site.fetch(path)).status);
  });
  afterAll(() => site.stop());

  test.each(Object.entries(FAILURES))('%s', async (table, failures) => {
    await withoutTable(site, table, async () => {
      const answers = await Promise.all(
        PATHS.map(async (path) => {
          const answer = await site.fetch(path);
          return { path, answer, text: await answer.text() };
        }),
      );
      const unusual = answers.filter(({ path, answer }) => answer.status !== usual.get(path));
      expect(Object.fromEntries(unusual.map(({ path, answer }) => [path, answer.status]))).toEqual(failures);
      for (const { path, answer, text } of answers) {
        expect(text, path).not.toMatch(
          new RegExp(`\\b${table}\\b.*does not exist|no such table|Unexpected Server`),
        );
        if (answer.status < 500) continue;
        expect(answer.headers.get('cache-control'), path).toContain('no-store');
        if (path.startsWith('/api/'))
          expect(JSON.parse(text), path).toMatchObject({ problem: 'server.failed' });
        else
          expect([serverErrorText.title, articleText.notFound, categoryPageText.notFound], path).toContain(
            /<h1[^>]*>([^<]*)/.exec(text)?.[1],
          );
      }
    });
    for (const path of ['/', ...Object.keys(failures)])
      expect((await site.fetch(path)).status, path).toBe(usual.get(path));
  });
});
