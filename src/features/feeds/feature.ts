import { defineFeature } from '#platform/features/define-feature.ts';

export const feedsFeature = defineFeature({
  name: 'feeds',
  screens: {
    '/rss': { module: 'site/feed-route.ts', kind: 'data' },
    '/atom': { module: 'site/feed-route.ts', kind: 'data' },
    '/rss/tam/:key': { module: 'site/partner-feed.ts', kind: 'data' },
    '/category/:category/rss': { module: 'site/feed-route.ts', kind: 'data' },
    '/category/:category/atom': { module: 'site/feed-route.ts', kind: 'data' },
    '/tag/:slug/rss': { module: 'site/feed-route.ts', kind: 'data' },
    '/tag/:slug/atom': { module: 'site/feed-route.ts', kind: 'data' },
    '/author/:slug/rss': { module: 'site/feed-route.ts', kind: 'data' },
    '/author/:slug/atom': { module: 'site/feed-route.ts', kind: 'data' },
    '/oyun/:match/rss': { module: 'site/feed-route.ts', kind: 'data' },
    '/oyun/:match/atom': { module: 'site/feed-route.ts', kind: 'data' },
  },
  audit: {
    actions: {
      'partnerFeed.create': 'Partnyor üçün RSS ünvanı yaradıldı',
      'partnerFeed.renew': 'Partnyorun RSS ünvanı yeniləndi',
      'partnerFeed.delete': 'Partnyorun RSS ünvanı söndürüldü',
    },
    subjects: { partnerFeed: 'Partnyor' },
  },
});
