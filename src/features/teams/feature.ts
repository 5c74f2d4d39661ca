import { defineFeature } from '#platform/features/define-feature.ts';

export const teamsFeature = defineFeature({
  name: 'teams',
  tables: {
    broadcaster: 'archived',
    official: 'archived',
    player: 'archived',
    team: 'archived',
    team_alias: 'archived',
    team_redirect: 'archived',
    venue: 'archived',
  },
});
