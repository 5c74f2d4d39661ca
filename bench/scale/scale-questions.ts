import { formatInputDate } from '#az/format/dates.ts';
import { DAY, WEEK } from '#az/format/durations.ts';
import { matchAddress } from '#features/matches/rules/match-addresses.ts';
import { findSitemapPages, listSitemapFiles } from '#features/sitemaps/rules/find-sitemap-pages.ts';
import type { Db } from '#platform/db/schema.ts';
import { matchId } from './fill-matches.ts';

/** A page whose server time must not grow with the archive. */
export interface ScaleQuestion {
  name: string;
  path: string;
  /** Sent with the session of an admin. Others are sent with a session that is over, so that no cache answers. */
  isAdmin?: boolean;
  /** The page lists more in a larger archive, so that the time of a byte is compared. */
  isSized?: boolean;
}

const PAGE = 500;
const PER_PAGE = 20;

/** The pages that `bench -- scale` measures, in the archive of this database. Deep pages are the last that the archive has. */
export async function listScaleQuestions(db: Db, { now }: { now: number }): Promise<ScaleQuestion[]> {
  const published = db.selectFrom('article').select('slug').where('status', '=', 'published').limit(1);
  const newest = await published.orderBy('published_at', 'desc').executeTakeFirstOrThrow();
  const oldest = await published.orderBy('published_at').executeTakeFirstOrThrow();
  const tags = db.selectFrom('tag').select(['slug', 'article_count']).limit(1);
  const commonTag = await tags.orderBy('article_count', 'desc').executeTakeFirstOrThrow();
  const rareTag = await tags
    .where('article_count', '>', 0)
    .orderBy('article_count')
    .executeTakeFirstOrThrow();
  const [category] = await db
    .selectFrom('category')
    .select(['slug', 'article_count'])
    .orderBy('article_count', 'desc')
    .limit(1)
    .execute();
  const byAuthor = await db
    .selectFrom('article')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author_slug', '=', 'muellif-1')
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow();
  const all = await db
    .selectFrom('category')
    .select((eb) => eb.fn.sum<number>('article_count').as('count'))
    .executeTakeFirstOrThrow();
  const deep = (count: number) => `?page=${Math.max(1, Math.min(PAGE, Math.floor(count / PER_PAGE)))}`;
  const slug = category?.slug ?? '';
  const files = await listSitemapFiles(db);
  const months = files.filter(({ name }) => name.startsWith('articles-'));
  const site = (name: string, path: string, isSized = false): ScaleQuestion => ({ name, path, isSized });
  const desk = (name: string, path: string): ScaleQuestion => ({ name, path, isAdmin: true });
  const list = (name: string, query = '') => desk(`admin: ${name}`, `/admin/articles${query}`);
  const { home, away } = await db
    .selectFrom('fixture')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .select(['home.slug as home', 'away.slug as away'])
    .where('fixture.id', '=', matchId(0))
    .executeTakeFirstOrThrow();
  const season = await db
    .selectFrom('season')
    .select('id')
    .orderBy('starts_on', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  if ((await findSitemapPages(db, { name: months.at(-1)?.name ?? '' })) === null)
    throw new Error('There is no month');
  return [
    site('home', '/'),
    site('home, most read of a day', '/?most-read=24h'),
    site('home, most read of a week', '/?most-read=7d'),
    site('article, new', `/article/${newest.slug}`),
    site('article, old', `/article/${oldest.slug}`),
    site('category', `/category/${slug}`),
    site('category, page 500', `/category/${slug}${deep(category?.article_count ?? 0)}`),
    site('all, page 500', `/category/all${deep(Number(all.count))}`),
    site('tag, the commonest', `/tag/${commonTag.slug}`),
    site('tag, the commonest, page 500', `/tag/${commonTag.slug}${deep(commonTag.article_count)}`),
    site('tag, rare', `/tag/${rareTag.slug}`),
    site('author', '/author/muellif-1'),
    site('author, page 500', `/author/muellif-1${deep(Number(byAuthor.count))}`),
    site('not found', '/bele-sehife-yoxdur'),
    site('suggestions', '/search/suggest?q=klub'),
    site('top stories', '/api/top-stories'),
    site('sitemap, index', '/sitemap.xml', true),
    site('sitemap, a month', `/sitemaps/${months[1]?.name ?? months[0]?.name}.xml`, true),
    site('sitemap, tags', '/sitemaps/tags.xml', true),
    site('sitemap, authors', '/sitemaps/authors.xml', true),
    site('sitemap, matches of a season', `/sitemaps/matches-${season.id}.xml`, true),
    site('sitemap, players', '/sitemaps/players.xml', true),
    site('sitemap, news', '/news-sitemap.xml', true),
    site('RSS', '/rss'),
    site('RSS of a category', `/category/${slug}/rss`),
    site('API, articles', '/api/v1/articles'),
    site('API, authors', '/api/v1/authors'),
    site('match', matchAddress({ id: matchId(0), home: { slug: home }, away: { slug: away } })),
    site('table', '/tournament-tables'),
    site('live scores', '/live-scores'),
    site("today's games", '/todays-games'),
    site('team', '/komanda/klub-0-0'),
    site('player', '/oyuncu/oyuncu-0-0-5'),
    site('competition', '/turnir/azerbaijan-premier-league'),
    site('scorers', '/turnir/azerbaijan-premier-league/bombardirler'),
    desk('dashboard', '/admin'),
    list('all'),
    ...['draft', 'pending', 'scheduled', 'published', 'archived'].map((status) =>
      list(status, `?status=${status}`),
    ),
    list('category', `?category=${slug}`),
    list('byline', '?author=muellif-50'),
    list('own', '?mine=1'),
    list('featured', '?featured=1'),
    list('no picture', '?noImage=1'),
    list('a week', `?from=${formatInputDate(now - WEEK)}&to=${formatInputDate(now)}`),
    list(
      'two days of long ago',
      `?from=${formatInputDate(now - 9 * DAY)}&to=${formatInputDate(now - 8 * DAY)}`,
    ),
    list('drafts of a category, no picture', `?status=draft&category=${slug}&noImage=1`),
    ...['published', 'title', 'views'].map((sort) => list(`by ${sort}`, `?sort=${sort}`)),
    list('drafts by title', '?status=draft&sort=title'),
    list('category by views', `?category=${slug}&sort=views`),
    desk('tags', '/admin/tags'),
    desk('comments', '/admin/comments'),
    desk('matches', '/admin/matches'),
    desk('matches of a team', '/admin/matches?q=klub 0-0'),
    desk('analytics', '/admin/analytics'),
    desk('audit log', '/admin/audit'),
  ];
}
