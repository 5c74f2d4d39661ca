import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { teamsBaseline } from '../migrations/0001-teams.ts';

export const teamsServer = defineServerFeature({
  name: 'teams',
  migrations: [teamsBaseline],
});
