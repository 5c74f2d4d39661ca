import { href } from '#platform/http/href.ts';
import { nameField } from '#platform/records/named-record.ts';
import { defineRecord } from '#platform/records/record.ts';
import { teamRecordText } from '../text.ts';
import { endingFields } from './definitions/grammar-fields.ts';

export const MAX_SHORT_NAME_LENGTH = 14;
const { field: label, hint, kind, deleteHint } = teamRecordText;
const base = { role: 'editor', title: 'name', inUse: 'team.inUse' } as const;

export const team = defineRecord({
  ...base,
  name: 'team',
  table: 'team',
  fields: {
    name: nameField,
    shortName: {
      kind: 'line',
      column: 'short_name',
      label: label.shortName,
      help: hint.shortName,
      limit: MAX_SHORT_NAME_LENGTH,
    },
    kind: {
      kind: 'choice',
      column: 'kind',
      label: label.kind,
      initial: 'club',
      choices: { club: kind.club, national: kind.national },
    },
    primaryColor: { kind: 'color', column: 'primary_color', label: label.primaryColor, initial: '#111827' },
    secondaryColor: {
      kind: 'color',
      column: 'secondary_color',
      label: label.secondaryColor,
      initial: '#ffffff',
    },
    aliases: { kind: 'lines', column: null, label: label.aliases, help: hint.aliases },
    ...endingFields,
  },
  list: { columns: ['name', 'shortName'], order: 'slug' },
  address: href('/admin/teams'),
  words: { list: teamRecordText.teams, create: teamRecordText.createTeam, deleteHint },
});

export const player = defineRecord({
  ...base,
  name: 'player',
  table: 'player',
  fields: {
    name: nameField,
    shirt: { kind: 'number', column: 'shirt', label: label.shirt, min: 1, max: 99 },
    team: { kind: 'reference', column: null, label: label.team, help: hint.team, isTyped: true, limit: 80 },
    ...endingFields,
  },
  list: { columns: ['name', 'team'], order: 'sort_key', hiddenBy: 'merged_into', large: { slug: 'slug' } },
  address: href('/admin/players'),
  words: { list: teamRecordText.players, create: teamRecordText.createPlayer, deleteHint },
});
