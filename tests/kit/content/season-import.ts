import { importSeason, type SeasonImport } from '#features/season-import/rules/import-season.ts';
import { parseSeason } from '#features/season-import/rules/parse/parse-season.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from './articles.ts';

/** The season that `importSeasonText` fills: the test writes the competition `apl` first. */
export const IMPORT_TARGET = { competition: 'apl', season: '2024-25' };

/** Imports a season from its text, with times of Baku and without creating teams. `changes` replace parts of the import. */
export function importSeasonText(
  db: Db,
  text: string,
  changes: Partial<SeasonImport> & Pick<SeasonImport, 'actor'>,
) {
  return importSeason(db, {
    season: parseSeason(text),
    target: IMPORT_TARGET,
    timeZone: 'Asia/Baku',
    createTeams: new Set<string>(),
    mappedTeams: new Map<string, string>(),
    isDryRun: false,
    now: NOON,
    newId,
    ...changes,
  });
}
