import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { teamsBaseline } from '../migrations/0001-teams.ts';
import { playerRules } from '../rules/definitions/player.ts';
import { teamRules } from '../rules/definitions/team.ts';

export const teamsServer = defineServerFeature({
  name: 'teams',
  migrations: [teamsBaseline],
  records: [teamRules, playerRules],
});
