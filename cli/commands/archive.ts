import { tableDecisions } from '#app/declarations.ts';
import { readSiteConfig } from '#app/server/read-site-config.ts';
import { allMigrations } from '#app/server/site-database.ts';
import type { ArchiveManifest } from '#features/archive/rules/archive-manifest.ts';
import { exportArchive } from '#features/archive/rules/export-archive.ts';
import { openArchive } from '#features/archive/rules/read-archive.ts';
import { restoreArchive } from '#features/archive/rules/restore-archive.ts';
import { rebuildSearchIndex } from '#features/search/rules/index-changed-articles.ts';
import { now } from '#platform/clock.ts';
import { loadEnvFile } from '#platform/config.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { claimDataFolder, requireOwnFolder } from '#platform/files/claim-data-folder.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import type { AddCommand } from '../command.ts';
import { withProgressBar } from '../progress-bar.ts';
import { withDatabase } from '../with-database.ts';

export const addExport: AddCommand = (program) => {
  program
    .command('export')
    .description('Write the whole site into one archive, as it is at this moment.')
    .argument('<file>', 'a new ZIP file. It contains password hashes: keep it secret')
    .option('--json', 'print the manifest as JSON')
    .action(async (file: string, { json }: { json?: true }) => {
      const manifest = await withDatabase((db, config) =>
        exportArchive(db, {
          file,
          store: createFileStore(config),
          now: now(),
          tables: tableDecisions,
          onProgress: (name, done) => writeStatus(`Writing ${name}: ${done}`),
        }),
      );
      writeStatus('');
      process.stdout.write(`${json ? JSON.stringify(manifest, null, 2) : formatArchive(manifest)}\n`);
    });
};

export const addRestore: AddCommand = (program) => {
  program
    .command('restore')
    .description('Write an archive into a new database. Run it before the first start of the server.')
    .argument('<file>', 'the archive that `export` wrote')
    .option('--json', 'print the manifest as JSON')
    .action(async (file: string, { json }: { json?: true }) => {
      loadEnvFile();
      const config = readSiteConfig();
      requireOwnFolder(config);
      // Before a database is created for it.
      await (await openArchive(file)).close();
      // No server may start on the data folder meanwhile.
      const release = claimDataFolder(config);
      const open = await openDatabase(config.database);
      try {
        const manifest = await restoreArchive(open, {
          file,
          store: createFileStore(config),
          migrations: allMigrations,
          tables: tableDecisions,
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

/** Shows what is being done on the last line of the terminal; empty: nothing. Logs get no such lines. */
function writeStatus(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

/** The contents of an archive in a few lines. */
function formatArchive({ createdAt, tables, files }: ArchiveManifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return [
    `Archive of ${createdAt}`,
    `  articles: ${tables.article?.rows ?? 0}`,
    `  rows of all tables: ${rows}`,
    `  pictures: ${files.rows}`,
  ].join('\n');
}
