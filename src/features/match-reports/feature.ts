import { defineFeature } from '#platform/features/define-feature.ts';

export const matchReportsFeature = defineFeature({
  name: 'match-reports',
  screens: { '/admin/matches/rounds/:id': { module: 'admin/round.tsx', role: 'editor', help: 'matches' } },
});
