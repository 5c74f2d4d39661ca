import { defineFeature } from '#platform/features/define-feature.ts';

export const sitemapsFeature = defineFeature({
  name: 'sitemaps',
  screens: {
    '/robots.txt': { module: 'site/robots.ts', kind: 'data' },
    '/sitemap.xml': { module: 'site/sitemap-index.ts', kind: 'data' },
    '/sitemaps/:file': { module: 'site/sitemap-file.ts', kind: 'data' },
    '/news-sitemap.xml': { module: 'site/news-sitemap.ts', kind: 'data' },
  },
  tables: { sitemap_month: 'archived' },
  persons: {
    sitemap_month: 'nobody',
  },
});
