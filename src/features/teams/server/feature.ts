import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { teamsBaseline } from '../migrations/0001-teams.ts';
import { squads } from '../migrations/0009-squads.ts';
import { playerRules } from '../rules/definitions/player.ts';
import { squadRules } from '../rules/definitions/squad.ts';
import { teamRules } from '../rules/definitions/team.ts';

export const teamsServer = defineServerFeature({
  name: 'teams',
  migrations: [teamsBaseline, squads],
  records: [teamRules, playerRules, squadRules],
});
