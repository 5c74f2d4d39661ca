import { defineFeature } from '#platform/features/define-feature.ts';

export const spellingFeature = defineFeature({
  name: 'spelling',
  screens: { '/admin/articles/spelling': { module: 'admin/spelling-data.ts', kind: 'json', role: 'author' } },
});
