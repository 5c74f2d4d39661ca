import { href } from '#platform/http/href.ts';
import { nameField } from '#platform/records/named-record.ts';
import { defineRecord } from '#platform/records/record.ts';
import { teamRecordText } from '../text.ts';
import { countries } from './countries.ts';
import { endingFields } from './definitions/grammar-fields.ts';
import { MAX_SHORT_NAME_LENGTH } from './names/team-name-parts.ts';

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
    country: {
      kind: 'choice',
      column: 'country',
      label: label.country,
      initial: '',
      choices: { '': teamRecordText.noCountry, ...countries },
    },
    code: {
      kind: 'line',
      column: 'code',
      label: label.code,
      help: hint.code,
      limit: 3,
      tooLong: 'team.code',
    },
    crest: { kind: 'picture', column: 'crest', label: label.crest, help: hint.crest },
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
    position: {
      kind: 'choice',
      column: null,
      label: label.position,
      initial: '',
      choices: { '': teamRecordText.noPosition, ...teamRecordText.position },
    },
    bornOn: { kind: 'date', column: 'born_on', label: label.bornOn },
    ...endingFields,
  },
  list: { columns: ['name', 'team'], order: 'sort_key', hiddenBy: 'merged_into', large: { slug: 'slug' } },
  address: href('/admin/players'),
  words: { list: teamRecordText.players, create: teamRecordText.createPlayer, deleteHint },
});

/** The players of a team in a season, or a call-up of a national team. */
export const squad = defineRecord({
  name: 'squad',
  table: 'squad',
  role: 'editor',
  title: 'name',
  fields: {
    team: { kind: 'reference', column: null, label: label.team, isTyped: true, limit: 80 },
    season: {
      kind: 'line',
      column: 'season',
      label: label.season,
      help: hint.season,
      limit: 7,
      tooLong: 'squad.season',
    },
    startsOn: {
      kind: 'date',
      column: 'starts_on',
      label: label.startsOn,
      help: hint.startsOn,
      required: 'squad.startsOn',
      invalid: 'squad.startsOn',
    },
    name: { kind: 'line', column: 'name', label: label.squadName, help: hint.squadName, limit: 80 },
    coach: { kind: 'line', column: 'coach', label: label.coach, limit: 80 },
    players: { kind: 'lines', column: null, label: label.squadPlayers, help: hint.squadPlayers, limit: 160 },
    createPlayers: { kind: 'flag', column: null, label: label.createPlayers },
  },
  list: { columns: ['name', 'season'], order: 'starts_on' },
  address: href('/admin/squads'),
  words: {
    list: teamRecordText.squads,
    create: teamRecordText.createSquad,
    deleteHint: teamRecordText.deleteSquad,
  },
});
