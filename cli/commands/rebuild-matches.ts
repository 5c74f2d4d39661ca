import { rebuildMatches } from '#features/matches/rules/ledger/rebuild-matches.ts';
import type { AddCommand } from '../add-command.ts';
import { withProgressBar } from '../progress-bar.ts';
import { withDatabase } from '../with-database.ts';

export const addRebuildMatches: AddCommand = (program) => {
  program
    .command('rebuild-matches')
    .description(
      'Derive every match and every table again from the ledgers. Nothing changes when all is right.',
    )
    .option('--json', 'print the counts as JSON')
    .action(async ({ json }: { json?: true }) => {
      const counts = await withDatabase((db) =>
        withProgressBar('Rebuilding', (onProgress) => rebuildMatches(db, { onProgress })),
      );
      const text = `Derived again: ${counts.fixtures} matches, ${counts.seasons} tables.`;
      process.stdout.write(`${json ? JSON.stringify(counts) : text}\n`);
    });
};
