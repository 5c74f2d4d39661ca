import { tableDecisions } from '#app/declarations.ts';
import { exportArchive } from '#features/archive/rules/export-archive.ts';
import { now } from '#platform/clock.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import type { AddCommand } from '../add-command.ts';
import { formatArchive } from '../format-archive.ts';
import { withDatabase } from '../with-database.ts';
import { writeStatus } from '../write-status.ts';

export const addExport: AddCommand = (program) => {
  program
    .command('export')
    .description('Write the whole site into one archive, as it is at this moment.')
    .argument('<file>', 'a new ZIP file. It contains password hashes: keep it secret')
    .option('--json', 'print the manifest as JSON')
    .action(async (file: string, { json }: { json?: true }) => {
      const manifest = await withDatabase((db, config) =>
        exportArchive(db, {
          ...{ file, store: createFileStore(config), now: now(), tables: tableDecisions },
          onProgress: (name, done) => writeStatus(`Writing ${name}: ${done}`),
        }),
      );
      writeStatus('');
      process.stdout.write(`${json ? JSON.stringify(manifest, null, 2) : formatArchive(manifest)}\n`);
    });
};
