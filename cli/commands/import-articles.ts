import { createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Argument } from 'commander';
import { importRecords } from '#features/article-import/rules/import-records.ts';
import type { ArticleImportReport } from '#features/article-import/rules/import-report.ts';
import {
  ImportFileInvalid,
  type ImportSystem,
  importSystems,
} from '#features/article-import/rules/imported-record.ts';
import { sourceOf } from '#features/article-import/rules/sources/source-name.ts';
import { surveyExport } from '#features/article-import/rules/survey-export.ts';
import { readExport } from '#features/article-import/rules/thread/read-export.ts';
import { fetchForeignImages } from '#features/article-import/server/fetch-foreign-images.ts';
import { formatRedirects } from '#features/redirects/rules/format-redirects.ts';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/create-id.ts';
import type { Db } from '#platform/db/schema.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import type { AddCommand } from '../add-command.ts';
import { parseSiteAddress } from '../arguments.ts';
import { formatArticleImport } from '../format-article-import.ts';
import { withProgressBar } from '../progress-bar.ts';
import { UnreadableFile } from '../read-input.ts';
import { withDatabase } from '../with-database.ts';

/** SQLite asks for the write lock every 100 ms at most. In a shorter pause a server could miss it again and again. */
const PAUSE_MS = 120;

interface Options {
  source?: string;
  dryRun?: true;
  images: boolean;
  retryImages?: true;
  redirects?: string;
  siteUrl?: string;
  json?: true;
}

export const addImportArticles: AddCommand = (program) => {
  program
    .command('import')
    .description('Import the articles of another site. It can be interrupted, and run again at any time.')
    .addArgument(new Argument('<system>', 'the system of the other site').choices(importSystems))
    .argument('<file>', 'its export')
    .option('--dry-run', 'write nothing and report what would happen')
    .option('--no-images', 'do not fetch images; articles show those of the other site')
    .option('--retry-images', 'try again to fetch images that are missing')
    .option('--redirects <file>', 'write all old addresses with their new ones as CSV')
    .option('--source <name>', 'the other site as an earlier import named it, when its address has changed')
    .option(
      '--site-url <url>',
      'the address of the other site, for an export that does not contain it',
      parseSiteAddress,
    )
    .option('--json', 'print the report as JSON')
    .action(async (system: ImportSystem, file: string, options: Options) => {
      if (!existsSync(file)) throw new UnreadableFile(`There is no file ${file}`);
      const report = await withDatabase(async (db, config) => {
        const images = options.images
          ? {
              store: createFileStore(config),
              fetchImage: fetchForeignImages({ allowPrivate: config.allowPrivateAddresses }),
            }
          : null;
        const pauseMs = config.database.kind === 'sqlite' && !options.dryRun ? PAUSE_MS : 0;
        const done = await importFile(db, { system, file, options, images, pauseMs });
        if (options.redirects)
          await pipeline(Readable.from(formatRedirects(db)), createWriteStream(options.redirects));
        return done;
      });
      process.stdout.write(
        `${options.json ? JSON.stringify(report, null, 2) : formatArticleImport(report)}\n`,
      );
    });
};

async function importFile(
  db: Db,
  input: {
    system: ImportSystem;
    file: string;
    options: Options;
    images: Parameters<typeof importRecords>[1]['images'];
    pauseMs: number;
  },
): Promise<ArticleImportReport> {
  const { system, file, options, images, pauseMs } = input;
  const siteUrl = options.siteUrl ?? null;
  const survey = await surveyExport(db, {
    ...{ system, records: readExport(system, file, { origin: siteUrl }), siteUrl },
    source: options.source ? sourceOf(system, options.source) : null,
  });
  const { total, source, adopted } = survey;
  if (survey.articles === 0) throw new ImportFileInvalid('', 'noArticles');
  if (survey.isOtherSite)
    throw new UnreadableFile(
      'An earlier import has other articles under the same ids, so this is another site. Give it a name: --site-url <url> or --source <name>',
    );
  let written = 0;
  return withProgressBar('Importing', (onProgress) =>
    importRecords(db, {
      ...{
        ...{ system, source, adopted, images },
        records: readExport(system, file, { origin: siteUrl }),
      },
      ...{ isDryRun: options.dryRun === true, retriesImages: options.retryImages === true },
      ...{ actor: null, now: now(), newId },
      async onProgress({ done, articles }) {
        onProgress(done, total);
        const after = articles.new + articles.changed;
        if (after > written) await sleep(pauseMs);
        written = after;
      },
    }),
  );
}
