import { defineFeature } from '#platform/features/define-feature.ts';

export const publicApiFeature = defineFeature({
  name: 'public-api',
  screens: {
    '/api/v1': { module: 'site/page/api-page.tsx' },
    '/api/v1/openapi.json': { module: 'site/document/open-api-data.ts', kind: 'data' },
    '/api/v1/articles': { module: 'site/articles/articles.ts', kind: 'data' },
    '/api/v1/articles/:slug': { module: 'site/articles/article.ts', kind: 'data' },
    '/api/v1/categories': { module: 'site/articles/categories.ts', kind: 'data' },
    '/api/v1/tags': { module: 'site/articles/tags.ts', kind: 'data' },
    '/api/v1/authors': { module: 'site/articles/authors.ts', kind: 'data' },
    '/api/v1/matches': { module: 'site/matches/matches.ts', kind: 'data' },
    '/api/v1/matches/:id': { module: 'site/matches/match.ts', kind: 'data' },
    '/api/v1/standings': { module: 'site/matches/standings-list.ts', kind: 'data' },
    '/api/v1/standings/:competition': { module: 'site/matches/standings.ts', kind: 'data' },
  },
});
