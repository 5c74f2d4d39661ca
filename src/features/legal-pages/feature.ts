import { defineFeature } from '#platform/features/define-feature.ts';

export const legalPagesFeature = defineFeature({
  name: 'legal-pages',
  screens: { '/privacy': { module: 'site/privacy.tsx' }, '/terms': { module: 'site/terms.tsx' } },
});
