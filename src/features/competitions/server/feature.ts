import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { competitionsBaseline } from '../migrations/0001-competitions.ts';

export const competitionsServer = defineServerFeature({
  name: 'competitions',
  migrations: [competitionsBaseline],
});
