import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { pollsBaseline } from '../migrations/0001-polls.ts';

export const pollsServer = defineServerFeature({
  name: 'polls',
  migrations: [pollsBaseline],
});
