import { importRecords, type RecordsImport } from '#features/article-import/rules/import-records.ts';
import type { ArticleImportReport } from '#features/article-import/rules/import-report.ts';
import type { ImportedArticle, ImportedRecord } from '#features/article-import/rules/imported-record.ts';
import { finishRecord } from '#features/article-import/rules/thread/finish-record.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId } from './articles.ts';

/** An article of another site that loses nothing. The test overrides the fields that matter to it. */
export function importedArticle(over: Partial<ImportedArticle> = {}): ImportedArticle {
  return {
    kind: 'article',
    sourceId: '1',
    title: 'Xəbər',
    slug: null,
    excerpt: 'Qısa',
    html: '<p>Mətn</p>',
    categories: ['football'],
    tags: [],
    author: 'Aysel Məmmədli',
    image: null,
    status: 'published',
    featured: false,
    views: 0,
    createdAt: NOON,
    updatedAt: NOON,
    publishedAt: NOON,
    oldPaths: [],
    losses: [],
    ...over,
  };
}

/** Imports what an export of another site has, without pictures. */
export async function runImport(
  db: Db,
  records: Iterable<ImportedRecord>,
  over: Partial<RecordsImport> = {},
): Promise<ArticleImportReport> {
  async function* finished() {
    for (const record of records) yield finishRecord(record);
  }
  return importRecords(db, {
    system: 'csv',
    source: 'csv:old.az',
    records: finished(),
    isDryRun: false,
    images: null,
    retriesImages: false,
    actor: null,
    now: NOON,
    newId,
    ...over,
  });
}
