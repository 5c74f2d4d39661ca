import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import type { ImportReport } from '../rules/import-report.ts';
import { importSeason } from '../rules/import-season.ts';
import { type ImportProblem, ImportRefused } from '../rules/parse/import-problem.ts';
import { parseSeason } from '../rules/parse/parse-season.ts';
import { CREATE_TEAM, type ImportForm, requireCompleteForm } from './read-import-form.ts';

export type ImportAnswer = { report: ImportReport } | { fileProblems: readonly ImportProblem[] };

/** Checks or runs the import of a form. @throws InvalidInput, Forbidden, NotFound. */
export async function runImport(
  db: Db,
  {
    form,
    isDryRun,
    actor,
    now,
    newId,
  }: { form: ImportForm; isDryRun: boolean; actor: Actor; now: number; newId: NewId },
): Promise<ImportAnswer> {
  requireCompleteForm(form);
  try {
    const choices = Object.entries(form.teams);
    const report = await importSeason(db, {
      ...{ season: parseSeason(form.content), target: form, timeZone: form.timeZone || null, isDryRun },
      createTeams: new Set(choices.flatMap(([name, choice]) => (choice === CREATE_TEAM ? [name] : []))),
      mappedTeams: new Map(choices.filter(([, choice]) => choice !== CREATE_TEAM)),
      // SQLite works in this process, so readers get their turn after each match.
      ...{ actor, now, newId, onProgress: () => yieldToRequests() },
    });
    return { report };
  } catch (error) {
    if (error instanceof ImportRefused) return { fileProblems: error.problems };
    throw error;
  }
}
