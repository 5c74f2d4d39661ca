import { defineFeature } from '#platform/features/define-feature.ts';
import { teamRecordText } from './text.ts';

export const teamsFeature = defineFeature({
  name: 'teams',
  screens: {
    '/admin/teams': {
      module: 'admin/teams.tsx',
      role: 'editor',
      tab: { of: '/admin/competitions', place: 20, label: teamRecordText.teams },
      words: 'klub komanda yığma',
      help: 'reference',
    },
    '/admin/teams/:id': { module: 'admin/team.tsx', role: 'editor' },
    '/admin/players': {
      module: 'admin/players.tsx',
      role: 'editor',
      tab: { of: '/admin/competitions', place: 30, label: teamRecordText.players },
      words: 'futbolçu heyət oyunçu',
      help: 'reference',
    },
    '/admin/players/:id': { module: 'admin/player.tsx', role: 'editor' },
    '/admin/squads': {
      kind: 'record',
      role: 'editor',
      tab: { of: '/admin/competitions', place: 35, label: teamRecordText.squads },
      words: 'heyət yığma çağırış tərkib',
      help: 'reference',
    },
    '/admin/squads/:id': { kind: 'record', role: 'editor' },
  },
  audit: {
    records: { team: 'Komanda', player: 'Oyunçu', squad: 'Heyət' },
    actions: {
      'team.merge': 'Komandalar birləşdirildi',
      'player.merge': 'Oyunçular birləşdirildi',
    },
    fields: { mergedInto: 'Nə ilə birləşdirilib' },
  },
  tables: {
    player: 'archived',
    player_redirect: 'archived',
    squad: 'archived',
    squad_player: 'archived',
    team: 'archived',
    team_alias: 'archived',
    team_redirect: 'archived',
  },
  persons: {
    player: 'news',
    player_redirect: 'nobody',
    squad: 'news',
    squad_player: 'news',
    team: 'things',
    team_alias: 'things',
    team_redirect: 'nobody',
  },
});
