import { defineFeature } from '#platform/features/define-feature.ts';

export const offlineFeature = defineFeature({
  name: 'offline',
  screens: {
    '/offline': { module: 'site/offline.tsx' },
    '/manifest.webmanifest': { module: 'site/manifest.ts', kind: 'data' },
  },
});
