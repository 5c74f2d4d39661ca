import { defineFeature } from '#platform/features/define-feature.ts';

export const lightPagesFeature = defineFeature({
  name: 'light-pages',
  screens: {
    '/lite': { module: 'site/lite-home.tsx', kind: 'data' },
    '/lite/article/:slug': { module: 'site/lite-article.tsx', kind: 'data' },
    '/lite/category/:category': { module: 'site/lite-category.tsx', kind: 'data' },
    '/lite/todays-games': { module: 'site/lite-todays-matches.tsx', kind: 'data' },
    '/lite/live-scores': { module: 'site/lite-live-scores.tsx', kind: 'data' },
    '/lite/oyun/:match': { module: 'site/lite-match.tsx', kind: 'data' },
  },
});
