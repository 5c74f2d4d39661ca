import { setTimeout as sleep } from 'node:timers/promises';
import { rebuildSearchIndex } from '#features/search/rules/rebuild-search-index.ts';
import type { AddCommand } from '../add-command.ts';
import { withProgressBar } from '../progress-bar.ts';
import { withDatabase } from '../with-database.ts';

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
