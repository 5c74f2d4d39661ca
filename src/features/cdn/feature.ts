import { defineFeature } from '#platform/features/define-feature.ts';

export const cdnFeature = defineFeature({
  name: 'cdn',
  tables: { cdn_progress: 'derived' },
  persons: {
    cdn_progress: 'nobody',
  },
});
