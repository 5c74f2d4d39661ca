import { slugify } from '#az/characters/slug.ts';
import { countCharacters } from '#az/characters/text-length.ts';
import { competitionRules } from '#features/competitions/rules/definitions/competition.ts';
import type { CompetitionKind, CompetitionRegion } from '#features/competitions/tables.ts';
import { type AuditedChange, recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { findNextPlace } from '#platform/records/rules/order-records.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import type { ImportedStage } from './parse/imported-season.ts';
import type { CompetitionState } from './read-season-state.ts';

/** A competition that the import creates when there is none with its slug. */
export interface NewCompetition {
  name: string;
  region: CompetitionRegion;
}

const MAX_NAME = 80;
const MAX_SLUG = 80;

/** Whether a text can be the slug of a competition: `world-cup`. */
function isCompetitionSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= MAX_SLUG;
}

/** The competition as it will be written. @throws InvalidInput for a name or a slug that it cannot have. */
export function draftCompetition(
  slug: string,
  { name: typed, region }: NewCompetition,
  { stages, id }: { stages: readonly ImportedStage[]; id: string },
): CompetitionState {
  const name = cleanLine(typed);
  if (!isCompetitionSlug(slug)) throw new InvalidInput([{ field: 'competition', code: 'import.slug' }]);
  if (slugify(name) === '' || countCharacters(name) > MAX_NAME)
    throw new InvalidInput([{ field: 'newCompetition', code: 'import.competitionName' }]);
  return { id, slug, name, region, kind: chooseCompetitionKind(stages), isNew: true };
}

/** Writes a competition after the others. */
export async function insertCompetition(
  tx: Db,
  { id, slug, name, region, kind }: CompetitionState,
  change: AuditedChange,
): Promise<void> {
  const position = await findNextPlace(tx, competitionRules);
  await tx
    .insertInto('competition')
    .values({ id, slug, name, region, kind, category_slug: null, position, version: 1 })
    .execute();
  await recordAudit(tx, change, 'competition.create', id, { after: { name, region, kind, version: 1 } });
}

/**
 * The kind of a competition that has these stages: a league, alone, divided or with play-offs; a cup; groups and a knock-out stage; or
 * a competition of Europe, which has a qualification, or a league and a knock-out stage. Pure.
 */
export function chooseCompetitionKind(stages: readonly Pick<ImportedStage, 'kind'>[]): CompetitionKind {
  const kinds = new Set(stages.map(({ kind }) => kind));
  if (kinds.has('qualifying')) return 'europe';
  if (kinds.has('split')) return 'split';
  if (kinds.has('league') && !kinds.has('groups')) return kinds.has('knockout') ? 'europe' : 'league';
  if (kinds.has('groups')) return 'tournament';
  if (kinds.has('knockout') || kinds.has('playoff')) return 'cup';
  return kinds.has('friendly') ? 'friendly' : 'league';
}
