import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { venuesBaseline } from '../migrations/0001-venues.ts';
import { broadcasterRules, officialRules, venueRules } from '../rules/definitions/venue.ts';

export const venuesServer = defineServerFeature({
  name: 'venues',
  migrations: [venuesBaseline],
  records: [venueRules, officialRules, broadcasterRules],
});
