import { roundText } from '#features/matches/text.ts';
import { href, pathPrefix } from '#platform/http/href.ts';
import { nameField } from '#platform/records/named-record.ts';
import { defineRecord } from '#platform/records/record.ts';
import { coefficientText, competitionRecordText, seasonText, stageText, tableText } from '../text.ts';
import { stageKinds } from './stages/stage-kinds.ts';

const { field: label, kind, region } = competitionRecordText;
/** No table has more places. */
export const MAX_PLACE = 60;

export const competition = defineRecord({
  name: 'competition',
  table: 'competition',
  role: 'editor',
  title: 'name',
  inUse: 'competition.inUse',
  fields: {
    name: nameField,
    category: {
      kind: 'reference',
      column: 'category_slug',
      label: label.category,
      isNullable: true,
      none: competitionRecordText.noCategory,
    },
    kind: {
      kind: 'choice',
      column: 'kind',
      label: label.kind,
      initial: 'league',
      help: competitionRecordText.kindHint,
      choices: kind,
    },
    region: { kind: 'choice', column: 'region', label: label.region, initial: 'azerbaijan', choices: region },
  },
  list: { columns: ['name', 'region'], order: 'position', isOrdered: true },
  address: href('/admin/competitions'),
  words: {
    list: competitionRecordText.list,
    create: competitionRecordText.create,
    deleteHint: competitionRecordText.deleteHint,
  },
});

export const season = defineRecord({
  name: 'season',
  table: 'season',
  role: 'editor',
  title: 'name',
  inUse: 'competition.inUse',
  fields: {
    name: { ...nameField, label: seasonText.name, help: seasonText.nameHint, limit: 20 },
    startsOn: {
      kind: 'date',
      column: 'starts_on',
      label: seasonText.startsOn,
      required: 'season.startsOn',
      invalid: 'season.startsOn',
    },
  },
  list: { columns: ['name'], order: 'starts_on' },
  address: pathPrefix('/admin/seasons/:id'),
  words: { list: seasonText.list, create: seasonText.create, deleteHint: competitionRecordText.deleteHint },
});

/** A stage of a season with its rules and its teams. Repeated rows are texts: see `stage-rows.ts`. */
export const stage = defineRecord({
  name: 'stage',
  table: 'stage',
  role: 'editor',
  title: 'kind',
  inUse: 'competition.inUse',
  fields: {
    kind: {
      kind: 'choice',
      column: 'kind',
      label: stageText.kind,
      initial: 'league',
      choices: Object.fromEntries(stageKinds.map((name) => [name, stageText.kinds[name]])),
    },
    name: {
      kind: 'line',
      column: 'name',
      label: stageText.name,
      help: stageText.nameHint,
      limit: 60,
      isNullable: true,
    },
    teams: { kind: 'paragraphs', column: null, label: stageText.teams },
    win: ruleField(stageText.win, 1, 9),
    draw: ruleField(stageText.draw, 0, 9),
    legs: ruleField(stageText.legs, 1, 6),
    teamCount: ruleField(stageText.teamCount, 0, MAX_PLACE),
    tieBreaks: { kind: 'line', column: null, label: stageText.tieBreaks, codes: stageText.tieBreak },
    carry: {
      kind: 'choice',
      column: null,
      label: stageText.carry,
      initial: 'none',
      choices: stageText.carries,
    },
    bestPlace: { kind: 'number', column: null, label: stageText.bestPlace, min: 1, max: MAX_PLACE },
    bestCount: { kind: 'number', column: null, label: stageText.bestCount, min: 1, max: MAX_PLACE },
    tieLegs: ruleField(stageText.tieLegs, 1, 2),
    singleRounds: {
      kind: 'lines',
      column: null,
      label: stageText.singleRounds,
      help: stageText.singleRoundsHint,
      limit: 30,
      codes: roundText,
    },
    awayGoals: { kind: 'flag', column: null, label: stageText.awayGoals },
    extraTime: { kind: 'flag', column: null, label: stageText.extraTime },
    shootOut: { kind: 'flag', column: null, label: stageText.shootOut },
    replay: { kind: 'flag', column: null, label: stageText.replay },
    counts: { kind: 'flag', column: null, label: stageText.counts, help: stageText.countsHint },
    zones: { kind: 'paragraphs', column: null, label: stageText.zones, codes: tableText.legend },
    deductions: { kind: 'paragraphs', column: null, label: stageText.deductions },
    places: { kind: 'paragraphs', column: null, label: stageText.places },
    starts: { kind: 'paragraphs', column: null, label: stageText.starts },
  },
  list: { columns: ['kind', 'name'], order: 'position' },
  address: pathPrefix('/admin/stages/:id'),
  words: { list: stageText.list, create: '', deleteHint: competitionRecordText.deleteHint },
});

/** A number of the rules. */
function ruleField(label: string, min: number, max: number) {
  return { kind: 'number', column: null, label, min, max, required: 'field.required' } as const;
}

/** A coefficient of UEFA, with the source that an editor names. */
export const coefficient = defineRecord({
  name: 'coefficient',
  table: 'coefficient',
  role: 'editor',
  title: 'name',
  fields: {
    name: { ...nameField, help: coefficientText.nameHint },
    season: {
      kind: 'line',
      column: 'season',
      label: coefficientText.season,
      limit: 20,
      required: 'field.required',
    },
    points: {
      kind: 'line',
      column: 'points',
      label: coefficientText.points,
      limit: 10,
      required: 'coefficient.points',
      tooLong: 'coefficient.points',
    },
    place: { kind: 'number', column: 'place', label: coefficientText.place, min: 1, max: 999 },
    source: {
      kind: 'line',
      column: 'source',
      label: coefficientText.source,
      help: coefficientText.sourceHint,
      limit: 80,
      required: 'coefficient.source',
    },
    address: { kind: 'url', column: 'address', label: coefficientText.address, accepts: 'web' },
  },
  list: { columns: ['name', 'points'], order: 'position', isOrdered: true },
  address: href('/admin/coefficients'),
  words: {
    list: coefficientText.list,
    create: coefficientText.create,
    deleteHint: coefficientText.deleteHint,
  },
});
