import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { personalDataIndexes } from '../migrations/0020-personal-data.ts';

export const personalDataServer = defineServerFeature({
  name: 'personal-data',
  migrations: [personalDataIndexes],
});
