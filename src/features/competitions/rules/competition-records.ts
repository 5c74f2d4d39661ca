import { href, pathPrefix } from '#platform/http/href.ts';
import { nameField } from '#platform/records/named-record.ts';
import { defineRecord } from '#platform/records/record.ts';
import { competitionRecordText, seasonText, tableText } from '../text.ts';

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
      choices: { league: kind.league, cup: kind.cup, friendly: kind.friendly },
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

/** A season with its rules and its teams. Repeated rows are texts: see `season-rows.ts`. */
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
    teams: { kind: 'paragraphs', column: null, label: seasonText.teams },
    win: ruleField(seasonText.win, 1, 9),
    draw: ruleField(seasonText.draw, 0, 9),
    legs: ruleField(seasonText.legs, 1, 6),
    teamCount: ruleField(seasonText.teamCount, 0, MAX_PLACE),
    tieBreaks: { kind: 'line', column: null, label: seasonText.tieBreaks, codes: seasonText.tieBreak },
    zones: { kind: 'paragraphs', column: null, label: seasonText.zones, codes: tableText.legend },
    deductions: { kind: 'paragraphs', column: null, label: seasonText.deductions },
    places: { kind: 'paragraphs', column: null, label: seasonText.places },
    starts: { kind: 'paragraphs', column: null, label: seasonText.starts },
  },
  list: { columns: ['name'], order: 'starts_on' },
  address: pathPrefix('/admin/seasons/:id'),
  words: { list: seasonText.list, create: seasonText.create, deleteHint: competitionRecordText.deleteHint },
});

/** A number of the rules. */
function ruleField(label: string, min: number, max: number) {
  return { kind: 'number', column: null, label, min, max, required: 'field.required' } as const;
}
