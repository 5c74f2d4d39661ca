import { importRecords, type RecordsImport } from '#features/article-import/rules/import-records.ts';
import type { ArticleImportReport } from '#features/article-import/rules/import-report.ts';
import type { ImportedArticle, ImportedRecord } from '#features/article-import/rules/imported-record.ts';
import { createImportJob } from '#features/article-import/rules/jobs/create-import-job.ts';
import { finishRecord } from '#features/article-import/rules/thread/finish-record.ts';
import type { Db } from '#platform/db/schema.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Actor } from '#platform/sessions/actor.ts';
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

type Upload = Parameters<typeof createImportJob>[2];

/** Uploads a CSV export with one article as an admin does in the back-office, and returns the id of its job. */
export async function uploadExport(
  db: Db,
  store: FileStore,
  {
    content = 'id,title,content\n1,Xəbər,Mətn\n',
    ...over
  }: Partial<Upload> & { actor: Actor; content?: string },
): Promise<string> {
  const { id } = await createImportJob(db, store, {
    system: 'csv',
    file: { name: 'sayt.csv', bytes: new TextEncoder().encode(content) },
    siteUrl: 'https://old.example',
    withImages: false,
    now: NOON,
    newId,
    ...over,
  });
  return id;
}
