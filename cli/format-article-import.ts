import type { ArticleImportReport } from '#features/article-import/rules/import-report.ts';
import type { ImportLossCode } from '#features/article-import/rules/imported-record.ts';

const losses: Record<ImportLossCode, string> = {
  titleMissing: 'without a title',
  excerptMade: 'without an excerpt: made from the beginning of the text',
  authorMissing: 'without an author: signed by the newsroom',
  categoryMissing: 'without a category',
  categoryUnknown: 'with a category that does not exist',
  statusUnknown: 'with an unknown status: drafts',
  dateInvalid: 'with a date that is missing, impossible or in the future',
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
export function formatArticleImport(report: ArticleImportReport): string {
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
