import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the product, with the file that answers it. */
export default [
  layout('site/layout.tsx', [
    layout('site/page-boundary.tsx', [
      index('site/home.tsx'),
      route('article/:slug', 'site/article.tsx'),
      route('category/:category', 'site/category.tsx'),
      route('tag/:slug', 'site/tag.tsx'),
      route('author/:slug', 'site/author.tsx'),
      route('todays-games', 'site/matches/todays-games.tsx'),
      route('live-scores', 'site/matches/live-scores.tsx'),
      route('tournament-tables', 'site/matches/tables.tsx'),
      route('gettoscore', 'site/matches/tables.tsx', { id: 'gettoscore' }),
      route('premier-league/table', 'site/matches/tables.tsx', { id: 'premier-league-table' }),
      route('search', 'site/search.tsx'),
      route('privacy', 'site/pages/privacy.tsx'),
      route('terms', 'site/pages/terms.tsx'),
      route('gettostudio/:channel', 'site/pages/studio.tsx'),
      route(':store/:section', 'site/pages/store.tsx'),
      route('*', 'site/not-found.tsx'),
    ]),
  ]),
  route('api/openings', 'site/openings.ts'),
  route('api/live-scores', 'site/matches/live-scores-data.ts'),
  route('rss', 'feeds/site-rss.ts'),
  route('category/:category/rss', 'feeds/category-rss.ts'),
  route('tag/:slug/rss', 'feeds/tag-rss.ts'),
  route('author/:slug/rss', 'feeds/author-rss.ts'),
] satisfies RouteConfig;
