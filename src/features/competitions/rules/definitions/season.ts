import { slugify } from '#az/characters/slug.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Problem } from '#platform/errors.ts';
import { checkName } from '#platform/records/named-record.ts';
import { emptyTyped, type TypedFields } from '#platform/records/record.ts';
import { extendRecord } from '#platform/records/rules/record-rules.ts';
import { createRecord, type RecordChange } from '#platform/records/rules/write-record.ts';
import { season } from '../competition-records.ts';
import { projectStandings } from '../standings/project-standings.ts';
import { DEFAULT_REGULATION, parseRegulation } from '../standings/regulation.ts';
import { parseRules, toRuleValues } from './regulation-fields.ts';
import { parseSeasonParts, readSeasonParts, writeSeasonParts } from './season-parts.ts';

export const seasonRules = extendRecord(season, {
  async check(tx, input) {
    const problems: Problem[] = checkName(input);
    await parseSeasonParts(tx, input.values, (field, code) => problems.push({ field, code }));
    return [...problems, ...parseRules(input.values).problems];
  },
  toColumns: (_tx, { values }) => ({
    slug: slugify(values.name),
    regulation: JSON.stringify(parseRules(values).regulation),
  }),
  async readOther(db, rows) {
    const parts = [];
    for (const { id, regulation } of rows)
      parts.push({
        ...toRuleValues(parseRegulation(String(regulation))),
        ...(await readSeasonParts(db, id)),
      });
    return parts;
  },
  async writeOther(tx, { id, values, row, newId }) {
    if (!row) return;
    await writeSeasonParts(tx, { id, parts: await parseSeasonParts(tx, values), newId });
    await projectStandings(tx, id);
  },
});

/**
 * Creates a season of a competition. It has only a name and a start, and takes the rules of the season before. For editors.
 * @throws Forbidden, InvalidInput with every problem.
 */
export async function createSeason(
  db: Db,
  { competitionId, typed, ...change }: RecordChange & { competitionId: string; typed: TypedFields },
): Promise<void> {
  const rules = {
    ...seasonRules,
    toColumns: async (tx: Db, { values }: { values: { name: string } }) => ({
      ...{ slug: slugify(values.name), competition_id: competitionId },
      regulation: await copyRegulation(tx, competitionId),
    }),
  };
  const { name = '', startsOn = '' } = typed;
  const numbers = { ...emptyTyped(season), win: '3', draw: '1', legs: '2', teamCount: '0' };
  await createRecord(db, rules as never, { ...change, typed: { ...numbers, name, startsOn } });
}

/** The rules of the newest season of a competition. */
async function copyRegulation(tx: Db, competitionId: string): Promise<string> {
  const last = await tx
    .selectFrom('season')
    .select('regulation')
    .where('competition_id', '=', competitionId)
    .orderBy('starts_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.regulation ?? JSON.stringify(DEFAULT_REGULATION);
}
