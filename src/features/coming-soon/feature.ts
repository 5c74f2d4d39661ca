import { defineFeature } from '#platform/features/define-feature.ts';

export const comingSoonFeature = defineFeature({
  name: 'coming-soon',
  screens: {
    '/gettostudio/:channel': { module: 'site/studio.tsx' },
    '/:store/:section': { module: 'site/store.tsx' },
  },
});
