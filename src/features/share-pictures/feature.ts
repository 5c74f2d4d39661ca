import { defineFeature } from '#platform/features/define-feature.ts';

export const sharePicturesFeature = defineFeature({
  name: 'share-pictures',
  screens: {
    '/share/article/:id/:file': { module: 'site/article-picture.ts', kind: 'data' },
    '/share/page/:id/:file': { module: 'site/page-picture.ts', kind: 'data' },
    '/share/match/:id/:file': { module: 'site/match-picture.ts', kind: 'data' },
  },
});
