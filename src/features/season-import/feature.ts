import { defineFeature } from '#platform/features/define-feature.ts';

export const seasonImportFeature = defineFeature({
  name: 'season-import',
  screens: { '/admin/import': { module: 'admin/import.tsx', role: 'editor', help: 'matches' } },
  audit: {
    actions: { 'season.import': 'Mövsüm idxal edildi' },
    fields: {
      newFixtures: 'Yeni oyunlar',
      changedFixtures: 'Dəyişən oyunlar',
      newResults: 'Yeni nəticələr',
      correctedResults: 'Düzəldilən nəticələr',
      newSquads: 'Yeni heyətlər',
    },
  },
});
