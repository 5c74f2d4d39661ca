import { createWriteStream, existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Argument } from 'commander';
import { importRecords } from '#features/article-import/rules/import-records.ts';
import type { ArticleImportReport } from '#features/article-import/rules/import-report.ts';
import {
  ImportFileInvalid,
  type ImportLossCode,
  type ImportSystem,
  importSystems,
} from '#features/article-import/rules/imported-record.ts';
import { sourceOf } from '#features/article-import/rules/sources/source-name.ts';
import { surveyExport } from '#features/article-import/rules/survey-export.ts';
import { readExport } from '#features/article-import/rules/thread/read-export.ts';
import { fetchForeignImages } from '#features/article-import/server/fetch-foreign-images.ts';
import { formatRedirects } from '#features/redirects/rules/redirects-csv.ts';
import { now } from '#platform/clock.ts';
import { newId } from '#platform/create-id.ts';
import type { Db } from '#platform/db/schema.ts';
import { requireOwnFolder } from '#platform/files/claim-data-folder.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import { outboundLimits } from '#platform/outbound/fetch-outbound.ts';
import { parseSiteAddress, UnreadableFile } from '../arguments.ts';
import type { AddCommand } from '../command.ts';
import { withProgressBar } from '../progress-bar.ts';
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
        if (options.images && !options.dryRun) requireOwnFolder(config);
        const images = options.images
          ? {
              store: createFileStore(config),
              fetchImage: fetchForeignImages(outboundLimits(config)),
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
    system,
    records: readExport(system, file, { origin: siteUrl }),
    siteUrl,
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
      system,
      source,
      adopted,
      images,
      records: readExport(system, file, { origin: siteUrl }),
      isDryRun: options.dryRun === true,
      retriesImages: options.retryImages === true,
      actor: null,
      now: now(),
      newId,
      async onProgress({ done, articles }) {
        onProgress(done, total);
        const after = articles.new + articles.changed;
        if (after > written) await sleep(pauseMs);
        written = after;
      },
    }),
  );
}

const losses: Record<ImportLossCode, string> = {
  titleMissing: 'without a title',
  excerptMade: 'without an excerpt: made from the beginning of the text',
  authorMissing: 'without an author: signed by the newsroom',
  categoryMissing: 'without a category',
  categoryUnknown: 'with a category that does not exist',
  statusUnknown: 'with an unknown status: drafts',
  dateInvalid:
    'with a date that is missing, impossible or in the future: another date, or that of the import, is used',
  dateImpossible: 'published with impossible or future dates only: drafts',
  scheduleMissed: 'scheduled for a time that is over: drafts',
  addressTaken: 'old addresses that lead to an article of another site already; they stay as they are',
  slugChanged: 'with another slug; the old address redirects',
  textCut: 'with a text that was too long: cut',
  contentEmpty: 'without text',
  contentTooLong: 'not imported: the text is too long or too deeply nested',
  conversionStopped: 'not imported: reading the text needs too much time or memory',
  imageFailed: 'images not fetched; articles still point to the old site',
  imageHostSilent: 'images not tried, because their host does not answer; --retry-images tries again',
  imageUnresolved: 'images without a usable address',
  fieldUnknown: 'fields that this site does not have',
  categoryBecameTag: 'further categories, now tags',
  categoriesCut: 'categories not created: an import creates 500 at most',
  tagsCut: 'tags that are too long or too many',
  shortcodeUnknown: 'unknown shortcodes',
  embedUnknown: 'embeds of unknown sites',
  blockUnknown: 'unknown blocks',
  fileLinked: 'links to files of the old site, which are not imported; they keep their address',
  mediaLinked: 'audio and video files, now links',
  scriptRemoved: 'scripts and forms, removed',
  seoTemplate: 'search engine texts with placeholders, left out',
  codeInjection: 'with injected code, removed',
  comments: 'comments, not imported',
  members: 'members, not imported',
  coAuthors: 'further authors, left out',
  privatePost: 'private posts, now drafts',
  passwordProtected: 'posts with a password, now drafts',
  membersOnly: 'posts for members only',
  page: 'pages, not imported',
  trash: 'deleted posts, not imported',
  otherType: 'records of other types, not imported',
  recordInvalid: 'records without the needed fields, or with the id of another record',
  editedHere: 'changed on the other site, but edited here since: left as they are',
  deletedHere: 'deleted here: not imported again',
};

/** `--json` prints more. */
const MAX_CHANGES = 50;

/** The report for a person. */
function formatArticleImport(report: ArticleImportReport): string {
  const { articles, categories, images } = report;
  const lines = [
    `Source: ${report.source}`,
    `Articles: ${articles.new} new, ${articles.changed} changed, ${articles.unchanged} unchanged, ` +
      `${articles.kept} edited here, ${articles.deleted} deleted here, ${articles.skipped} skipped`,
    ...report.changes
      .slice(0, MAX_CHANGES)
      .map(({ title, newTitle }) => `  changed: ${title === newTitle ? title : `${title} → ${newTitle}`}`),
    `Categories: ${categories.new} new, ${categories.known} known`,
    // Some systems export only the names that their articles have. A 0 would say that those are lost.
    ...(report.tags > 0 ? [`Tags: ${report.tags}`] : []),
    ...(report.authors > 0 ? [`Authors: ${report.authors}`] : []),
    report.isWritten
      ? `Images: ${images.found} found, ${images.stored} in the library, ${images.failed} failed`
      : `Images: ${images.found} found`,
    `Old addresses: ${report.oldAddresses}`,
    ...Object.entries(report.losses).flatMap(([code, { count, samples }]) => [
      `  ${count} ${losses[code as ImportLossCode]}`,
      ...samples.slice(0, 3).map(({ title, detail }) => `    ${[title, detail].filter(Boolean).join(': ')}`),
    ]),
    ...report.samples.slice(0, 5).map(({ title, slug, status }) => `  e.g. ${title} (${slug}, ${status})`),
    report.isWritten ? 'Imported.' : 'Dry run: nothing was written.',
  ];
  return lines.join('\n');
}
