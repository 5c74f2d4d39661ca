import { slugify } from '#az/characters/slug.ts';
import type { Db } from '#platform/db/schema.ts';
import { checkName } from '#platform/records/named-record.ts';
import { emptyTyped, type TypedFields } from '#platform/records/record.ts';
import { extendRecord } from '#platform/records/rules/record-rules.ts';
import { createRecord } from '#platform/records/rules/write-record.ts';
import type { SubjectChange } from '#platform/sessions/actor.ts';
import type { CompetitionKind } from '../../tables.ts';
import { season } from '../competition-records.ts';
import { type StageDraft, seasonTemplates } from '../stages/season-templates.ts';
import { insertStages, listStageDrafts } from '../stages/stages.ts';

export const seasonRules = extendRecord(season, {
  check: (_tx, input) => checkName(input),
  toColumns: (_tx, { values }) => ({ slug: slugify(values.name) }),
});

export interface NewSeason extends SubjectChange {
  competitionId: string;
  typed: TypedFields;
  /** The stages of the new season. Null: those of the season before, or of the kind of the competition. */
  template: CompetitionKind | null;
}

/** Creates a season of a competition with its stages. For editors. @throws Forbidden, InvalidInput with every problem. */
export async function createSeason(
  db: Db,
  { competitionId, typed, template, ...change }: NewSeason,
): Promise<void> {
  const rules = extendRecord(season, {
    check: (_tx, input) => checkName(input),
    toColumns: (_tx, { values }) => ({ slug: slugify(values.name), competition_id: competitionId }),
    async writeOther(tx, { id, newId }) {
      await insertStages(tx, {
        seasonId: id,
        drafts: await chooseStages(tx, { competitionId, template }),
        newId,
      });
    },
  });
  await createRecord(db, rules, { ...change, typed: { ...emptyTyped(season), ...typed } });
}

/** The stages of a new season: those of a template, or of the newest season, or of the kind of the competition. */
async function chooseStages(
  tx: Db,
  { competitionId, template }: Pick<NewSeason, 'competitionId' | 'template'>,
): Promise<readonly StageDraft[]> {
  if (template) return seasonTemplates[template];
  const last = await tx
    .selectFrom('season')
    .innerJoin('stage', 'stage.season_id', 'season.id')
    .select('season.id')
    .where('season.competition_id', '=', competitionId)
    .orderBy('starts_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last) return listStageDrafts(tx, { seasonId: last.id });
  const { kind } = await tx
    .selectFrom('competition')
    .select('kind')
    .where('id', '=', competitionId)
    .executeTakeFirstOrThrow();
  return seasonTemplates[kind];
}
