import { slugify } from '#az/characters/slug.ts';
import { formatInputDate, parseBakuLocal } from '#az/format/dates.ts';
import type { Db } from '#platform/db/schema.ts';
import { makeFieldReader } from '../reference/make-field-reader.ts';
import type { Fields, ReferenceDefinition } from '../reference/reference-definition.ts';
import { projectStandings } from '../standings/project-standings.ts';
import { DEFAULT_REGULATION, parseRegulation } from '../standings/regulation.ts';
import { type RegulationFieldName, readRegulation, regulationFields } from './regulation-fields.ts';
import { parseSeasonParts, readSeasonParts, writeSeasonParts } from './season-parts.ts';

type FieldName = 'name' | 'startsOn' | 'teams' | 'deductions' | 'places' | 'starts' | RegulationFieldName;

/**
 * A season with its rules and its teams. A new one has only a name, a start and the id of its competition, and takes the
 * rules of the season before.
 */
export const season: ReferenceDefinition<'season', FieldName> = {
  empty: {
    ...{ name: '', startsOn: '', teams: '', deductions: '', places: '', starts: '' },
    ...regulationFields(DEFAULT_REGULATION),
  },
  async toColumns(tx, { fields, isNew }) {
    const read = makeFieldReader(fields);
    const name = read.line('name', 20);
    const slug = slugify(name);
    if (slug === '') read.refuse('name', 'field.required');
    const starts_on = parseBakuLocal(`${fields.startsOn}T00:00`);
    if (starts_on === null) read.refuse('startsOn', 'season.startsOn');
    if (!isNew) await parseSeasonParts(tx, fields, read.refuse);
    const rules = isNew ? await copyRules(tx, fields) : { regulation: readRegulation(read, fields) };
    read.check();
    const { regulation, ...competition } = rules;
    return {
      ...{ name, slug, ...competition, regulation: JSON.stringify(regulation) },
      starts_on: starts_on ?? 0,
    };
  },
  async toFields(db, row) {
    return {
      ...{ name: row.name, startsOn: formatInputDate(row.starts_on) },
      ...regulationFields(parseRegulation(row.regulation)),
      ...(await readSeasonParts(db, row.id)),
    };
  },
  async afterWrite(tx, { id, fields, before, newId }) {
    if (!before) return;
    await writeSeasonParts(tx, { id, parts: await parseSeasonParts(tx, fields), newId });
    await projectStandings(tx, id);
  },
};

/** The competition of a new season, with the rules of its newest season. */
async function copyRules(tx: Db, { competition = '' }: Fields) {
  const last = await tx
    .selectFrom('season')
    .select('regulation')
    .where('competition_id', '=', competition)
    .orderBy('starts_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    competition_id: competition,
    regulation: last ? parseRegulation(last.regulation) : DEFAULT_REGULATION,
  };
}
