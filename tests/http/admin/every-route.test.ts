import { afterAll, describe, expect, test } from 'vitest';
import { screens } from '#app/declarations.ts';
import { matchText } from '#features/matches/text.ts';
import { expectMetadata, readGraph } from '../../kit/site/expect-metadata.ts';
import { listVocabularyProblems } from '../../kit/site/list-vocabulary-problems.ts';
import { startSite } from '../../kit/site/site.ts';
import { type SchemaNode, typeRules } from '../../kit/site/structured-data-rules.ts';

/**
 * What a GET without a session gets from an address: its status, and for a pattern an example (`{article}` and the like
 * stand for what the demo newspaper has). An address that is not here answers 200, in the back-office 302 to the sign-in.
 */
const ANSWERS: Record<string, { at?: string; status?: number }> = {
  '/*': { at: '/bu/yol/yoxdur', status: 404 },
  '/:store/:section': { at: '/e-getto/uniforms' },
  '/admin/*': { at: '/admin/bele-sehife-yoxdur' },
  '/admin/find': { status: 401 },
  '/admin/help/:topic': { status: 401 },
  '/admin/articles/links': { status: 401 },
  '/admin/articles/matches': { status: 401 },
  '/admin/articles/spelling': { status: 401 },
  '/admin/forgot-password': { status: 200 },
  '/admin/home/draft': { status: 401 },
  '/admin/login': { status: 200 },
  '/admin/login/passkey': { status: 405 },
  '/admin/matches/:id/console/data': { status: 401 },
  '/admin/media/:id/metadata': { status: 401 },
  '/admin/media/pictures': { status: 401 },
  '/admin/media/upload': { status: 401 },
  '/admin/newsletter/articles': { status: 401 },
  '/admin/reset-password': { status: 200 },
  '/admin/session': { status: 200 },
  '/api/analytics-failures': { status: 405 },
  '/api/matches/:id': { at: '/api/matches/bele-oyun-yoxdur', status: 404 },
  '/api/matches/:id/coverage': { at: '/api/matches/bele-oyun-yoxdur/coverage', status: 404 },
  '/api/newsletter': { status: 405 },
  '/api/page-views': { status: 405 },
  '/api/polls/:id': { at: '/api/polls/bele-sorgu-yoxdur', status: 404 },
  '/api/push/subscription': { status: 405 },
  '/api/brackets/:season': { at: '/api/brackets/bele-movsum-yoxdur', status: 404 },
  '/api/rankings/:season': { at: '/api/rankings/bele-movsum-yoxdur', status: 404 },
  '/api/standings/:season': { at: '/api/standings/bele-movsum-yoxdur', status: 404 },
  '/api/v1/articles/:slug': { at: '/api/v1/articles/bele-meqale-yoxdur', status: 404 },
  '/api/v1/matches/:id': { at: '/api/v1/matches/bele-oyun-yoxdur', status: 404 },
  '/api/v1/standings/:competition': { at: '/api/v1/standings/premier-league' },
  '/article/:slug': { at: '{article}' },
  // The demo has no comments.
  '/article/:slug/comments': { at: '{article}/comments', status: 404 },
  '/article/:slug/comments/:id/report': { at: '{article}/comments/yoxdur/report', status: 404 },
  '/article/:slug/comments/own': { at: '{article}/comments/own', status: 404 },
  '/author/:slug': { at: '{author}' },
  '/author/:slug/atom': { at: '{author}/atom' },
  '/author/:slug/rss': { at: '{author}/rss' },
  '/category/:category': { at: '/category/football' },
  '/category/:category/atom': { at: '/category/football/atom' },
  '/category/:category/rss': { at: '/category/football/rss' },
  '/check-articles': { status: 302 },
  '/cleanup-images': { status: 302 },
  '/database': { status: 302 },
  '/firebase-test': { status: 302 },
  '/gone': { status: 410 },
  '/gettostudio/:channel': { at: '/gettostudio/youtube' },
  // The light versions answer at the address of the full page only.
  '/lite': { status: 301 },
  '/lite/article/:slug': { at: '/lite/article/a', status: 301 },
  '/lite/category/:category': { at: '/lite/category/football', status: 301 },
  '/lite/live-scores': { status: 301 },
  '/lite/oyun/:match': { at: '/lite/oyun/x', status: 301 },
  '/lite/todays-games': { status: 301 },
  '/komanda/:slug': { at: '/komanda/qarabag' },
  '/komanda/:slug/calendar.ics': { at: '/komanda/qarabag/calendar.ics' },
  '/newsletter/confirm/:token': { at: '/newsletter/confirm/bele-nisan-yoxdur', status: 404 },
  '/newsletter/unsubscribe/:token?': { at: '/newsletter/unsubscribe/bele-nisan-yoxdur', status: 404 },
  '/oyuncu/:slug': { at: '/oyuncu/bele-oyuncu-yoxdur', status: 404 },
  '/oyun/:match': { at: '{match}' },
  '/oyun/:match/atom': { at: '{match}/atom' },
  '/oyun/:match/rss': { at: '{match}/rss' },
  '/preview/:token': { at: '/preview/bele-nisan-yoxdur', status: 404 },
  '/preview/home/:token': { at: '/preview/home/bele-nisan-yoxdur', status: 404 },
  '/rss/tam/:key': { at: '/rss/tam/bele-acar-yoxdur', status: 404 },
  '/share/article/:id/:file': { at: '/share/article/bele-xeber-yoxdur/a.jpg', status: 404 },
  '/share/match/:id/:file': { at: '/share/match/bele-oyun-yoxdur/a.jpg', status: 404 },
  '/share/page/:id/:file': { at: '/share/page/bele-sehife-yoxdur/a.jpg', status: 404 },
  '/sorgu/:id': { at: '/sorgu/bele-sorgu-yoxdur', status: 404 },
  '/sitemaps/:file': { at: '/sitemaps/pages.xml' },
  '/tag/:slug': { at: '{tag}' },
  '/tag/:slug/atom': { at: '{tag}/atom' },
  '/tag/:slug/rss': { at: '{tag}/rss' },
  '/turnir/:slug': { at: '/turnir/premier-league' },
  '/turnir/:slug/bombardirler': { at: '/turnir/premier-league/bombardirler' },
  '/turnir/:slug/oyunlar': { at: '/turnir/premier-league/oyunlar' },
  '/turnir/:slug/calendar.ics': { at: '/turnir/premier-league/calendar.ics' },
};

/** What search engines learn from the pages together. */
const DESCRIBED = [
  'NewsArticle',
  'BreadcrumbList',
  'SportsEvent',
  'SportsTeam',
  'LiveBlogPosting',
  'CollectionPage',
  'ProfilePage',
  'Person',
  'NewsMediaOrganization',
  'WebSite',
  'SearchAction',
];

const SAMPLE_PAGES = [
  '/',
  '/todays-games',
  '/live-scores',
  '/tournament-tables',
  '/category/premier-league',
  '/terms',
];

describe('every address', async () => {
  const site = await startSite({ demo: true });
  afterAll(site.stop);

  const home = await (await site.fetch('/')).text();
  const liveScores = await (await site.fetch('/live-scores')).text();
  const article = linkIn(home, 'article');
  const articlePage = await (await site.fetch(article)).text();
  test.each(SAMPLE_PAGES)('%s says once that its matches are samples', async (path) => {
    const html = await (await site.fetch(path)).text();
    expect(html.split(matchText.sampleNotice)).toHaveLength(2);
  });

  const examples = {
    article,
    author: linkIn(articlePage, 'author'),
    tag: linkIn(articlePage, 'tag'),
    // The only demo match with commentary.
    match: linkIn(liveScores, 'oyun', '-qarabag-neftci'),
  };

  /** The types that pages describe themselves with, and the properties that they give. */
  const described = new Map<string, Set<string>>();
  const graphs = new Map<string, readonly SchemaNode[]>();

  test.each(screens)('$path', async ({ path, kind, frame }) => {
    const { at, status } = ANSWERS[path] ?? {};
    const example = at ?? path.replaceAll(/\/:\w+/g, '/bele-sey-yoxdur');
    const address = example.replaceAll(/\{(\w+)\}/g, (_, kind: keyof typeof examples) => examples[kind]);
    const answer = await site.fetch(address);
    const where = `${address} (say in this test what ${path} answers)`;
    if (at === undefined && /[:*]/.test(path) && !path.startsWith('/admin/')) expect.fail(where);
    expect(answer.status, where).toBe(status ?? (/^\/admin(?:\/|$)/.test(path) ? 302 : 200));
    const html = await answer.text();
    expect(html).not.toMatch(/\bundefined\b|\[object Object\]|\bNaN\b/);
    expect(html.split(matchText.sampleNotice).length - 1).toBeLessThanOrEqual(1);
    if (answer.status !== 200 || kind !== 'page' || frame || path.startsWith('/admin')) return;
    const { canonical, nodes } = expectMetadata(html, site.url);
    graphs.set(address, readGraph(html));
    expect(
      (await site.fetch(canonical.slice(site.url.length), { redirect: 'manual' })).status,
      canonical,
    ).toBe(200);
    for (const node of nodes) {
      const properties = described.get(node['@type']) ?? new Set();
      for (const name of Object.keys(node)) properties.add(name);
      described.set(node['@type'], properties);
    }
  });

  test('pages give every property that Google recommends, or the rules say why not', () => {
    for (const type of DESCRIBED) expect([...described.keys()]).toContain(type);
    const missing = [...described].flatMap(([type, properties]) =>
      (typeRules[type]?.recommended ?? [])
        .filter((name) => !properties.has(name))
        .map((name) => `${type}.${name}`),
    );
    expect(missing).toEqual([]);
    const given = [...described].flatMap(([type, properties]) =>
      Object.keys(typeRules[type]?.leftOut ?? {}).filter((name) => properties.has(name)),
    );
    expect(given, 'left out by structured-data-rules.ts').toEqual([]);
  });

  test('pages use the vocabulary of schema.org', async () => {
    expect(await listVocabularyProblems(graphs)).toEqual([]);
  });
});

function linkIn(html: string, kind: string, ending = ''): string {
  const found = new RegExp(`href="(/${kind}/[^"/]+${ending})"`).exec(html)?.[1];
  if (!found) throw new Error(`No link to /${kind}/…${ending} on the page`);
  return found;
}
