import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { venuesBaseline } from '../migrations/0001-venues.ts';

export const venuesServer = defineServerFeature({
  name: 'venues',
  migrations: [venuesBaseline],
});
