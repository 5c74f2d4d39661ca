import { setTimeout as sleep } from 'node:timers/promises';
import { rebuildMatches } from '#features/matches/rules/ledger/rebuild-matches.ts';
import { rebuildSearchIndex } from '#features/search/rules/index-changed-articles.ts';
import type { AddCommand } from '../command.ts';
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

/** SQLite asks for the write lock every 100 ms at most. In a shorter pause a server could miss it again and again. */
const PAUSE_MS = 120;

export const addRebuildSearch: AddCommand = (program) => {
  program
    .command('rebuild-search')
    .description('Index all articles again. Until it is done, searches find those that are indexed already.')
    .option('--json', 'print the count as JSON')
    .action(async ({ json }: { json?: true }) => {
      const articles = await withDatabase((db) =>
        withProgressBar('Indexing', (onProgress) =>
          rebuildSearchIndex(db, { onProgress, pause: () => sleep(PAUSE_MS) }),
        ),
      );
      const text = `Indexed again: ${articles} articles.`;
      process.stdout.write(`${json ? JSON.stringify({ articles }) : text}\n`);
    });
};
