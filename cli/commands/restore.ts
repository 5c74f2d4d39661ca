import { tableDecisions } from '#app/declarations.ts';
import { allMigrations } from '#app/server/all-migrations.ts';
import { readSiteConfig } from '#app/server/read-site-config.ts';
import { restoreArchive } from '#features/archive/rules/restore-archive.ts';
import { rebuildSearchIndex } from '#features/search/rules/rebuild-search-index.ts';
import { loadEnvFile } from '#platform/config.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { claimDataFolder } from '#platform/files/claim-data-folder.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import type { AddCommand } from '../add-command.ts';
import { formatArchive } from '../format-archive.ts';
import { withProgressBar } from '../progress-bar.ts';
import { writeStatus } from '../write-status.ts';

export const addRestore: AddCommand = (program) => {
  program
    .command('restore')
    .description('Write an archive into a new database. Run it before the first start of the server.')
    .argument('<file>', 'the archive that `export` wrote')
    .option('--json', 'print the manifest as JSON')
    .action(async (file: string, { json }: { json?: true }) => {
      loadEnvFile();
      const config = readSiteConfig();
      // No server may start on the data folder meanwhile.
      const release = claimDataFolder(config);
      const open = await openDatabase(config.database);
      try {
        const manifest = await restoreArchive(open, {
          ...{ file, store: createFileStore(config), migrations: allMigrations, tables: tableDecisions },
          onProgress: (name, done, total) => writeStatus(`Restoring ${name}: ${done} of ${total}`),
        });
        writeStatus('');
        await withProgressBar('Indexing', (onProgress) => rebuildSearchIndex(open.db, { onProgress }));
        process.stdout.write(`${json ? JSON.stringify(manifest, null, 2) : formatArchive(manifest)}\n`);
      } finally {
        await open.close();
        release();
      }
    });
};
