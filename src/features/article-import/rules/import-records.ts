import { recordAudit } from '#platform/audit/record-audit.ts';
import { isUniqueViolation } from '#platform/db/errors.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { readImportNames } from './import-names.ts';
import { type ArticleImportReport, addLosses, createImportReport } from './import-report.ts';
import type { ImportRun } from './import-run.ts';
import { addReferences, importAuthors, importCategoryRecord, importTags } from './import-subjects.ts';
import type { ImportedKind, ImportSystem, ParsedRecord } from './imported-record.ts';
import { prepareArticles } from './prepare-articles.ts';
import { adoptUnnamedRows } from './sources/unnamed-source.ts';
import { writeArticles } from './write-articles.ts';

/** Another writer may take an address or a name, or write the same record, between the plan and the write of a batch. */
const MAX_ATTEMPTS = 5;

export interface RecordsImport extends Omit<ImportRun, 'names' | 'claimedSlugs' | 'adopted'> {
  system: ImportSystem;
  records: AsyncIterable<ParsedRecord>;
  /** Ids of articles that an earlier version imported from this site without its name. */
  adopted?: readonly string[];
  /** The report of an import of the same file that was interrupted. Its records are skipped. */
  resumeFrom?: ArticleImportReport;
  /** Called in the transaction of each batch, with the report so far. */
  saveProgress?: (tx: Db, report: ArticleImportReport) => Promise<void>;
  /** Called after each batch. The import waits for it. */
  onProgress?: (report: ArticleImportReport) => void | Promise<void>;
  signal?: AbortSignal;
}

/**
 * Imports the records of another site, or only reports what would happen in a dry run. Every batch is a transaction of its
 * own: after an interruption, the next run continues, and its result is that of one run. Records that did not change are
 * left alone; articles that editors changed or deleted here stay as they are. Nothing is announced to the outside. For admins.
 * @throws Forbidden, the error of the parser, and the reason of `signal`.
 */
export async function importRecords(db: Db, input: RecordsImport): Promise<ArticleImportReport> {
  const { actor, system, source, adopted = [], isDryRun, signal, now, newId } = input;
  if (actor) requireRole(actor, 'admin');
  if (!isDryRun) await adoptUnnamedRows(db, { system, source, sourceIds: adopted });
  const run: ImportRun = {
    ...input,
    names: await readImportNames(db, source),
    claimedSlugs: new Set(),
    adopted: new Set(isDryRun ? adopted : []),
  };
  let report: ArticleImportReport = {
    ...(input.resumeFrom ?? createImportReport()),
    source,
    isWritten: !isDryRun,
  };
  // An interrupted import has written these, but articles still refer to categories by their slug on the other site.
  const onSkip = (record: ParsedRecord) => {
    if (record.kind === 'category') addReferences(run.names, record);
  };
  for await (const batch of listBatches(input.records, { skip: report.done, onSkip })) {
    signal?.throwIfAborted();
    report = await importBatch(db, run, { batch, before: report, saveProgress: input.saveProgress });
    await input.onProgress?.(report);
  }
  if (!isDryRun && hasWritten(report))
    await recordAudit(db, { actor, now, newId }, 'import.articles', source, {
      after: {
        name: source,
        newArticles: report.articles.new,
        changedArticles: report.articles.changed,
        newCategories: report.categories.new,
        oldAddresses: report.oldAddresses,
      },
    });
  return report;
}

/** Articles of one transaction. SQLite has one writer, and editors wait meanwhile. */
const BATCH_SIZE = 50;
/** In UTF-16 units of their texts. A statement with more would hold up the requests of readers. */
const BATCH_LENGTH = 300_000;
/** Writing a tag of an article, with what the tag shows and counts, takes as long as writing so much text. */
const TAG_LENGTH = 1500;

/** Records of one kind that follow each other. */
type ImportBatch = {
  [Kind in ImportedKind]: { kind: Kind; records: Extract<ParsedRecord, { kind: Kind }>[] };
}[ImportedKind];

/** The records in batches, without the first `skip` records. `onSkip` gets these. */
async function* listBatches(
  records: AsyncIterable<ParsedRecord>,
  { skip, onSkip }: { skip: number; onSkip: (record: ParsedRecord) => void },
): AsyncGenerator<ImportBatch> {
  let batch: ParsedRecord[] = [];
  let [position, length] = [0, 0];
  for await (const record of records) {
    position += 1;
    if (position <= skip) {
      onSkip(record);
      continue;
    }
    length += measure(record);
    if (batch.length === BATCH_SIZE || length > BATCH_LENGTH || (batch[0] && batch[0].kind !== record.kind)) {
      yield toBatch(batch);
      batch = [];
      length = measure(record);
    }
    batch.push(record);
  }
  if (batch.length > 0) yield toBatch(batch);
}

function measure(record: ParsedRecord): number {
  return record.kind === 'article' ? (record.content?.length ?? 0) + record.tags.length * TAG_LENGTH : 0;
}

const toBatch = (records: ParsedRecord[]) => ({ kind: records[0]?.kind, records }) as ImportBatch;

const hasWritten = ({ articles, categories }: ArticleImportReport) =>
  articles.new + articles.changed + categories.new > 0;

/** Returns the report with this batch. */
async function importBatch(
  db: Db,
  run: ImportRun,
  {
    batch,
    before,
    saveProgress,
  }: { batch: ImportBatch; before: ArticleImportReport; saveProgress: RecordsImport['saveProgress'] },
): Promise<ArticleImportReport> {
  for (let attempt = 1; ; attempt += 1) {
    const report = structuredClone(before);
    report.done += batch.records.length;
    try {
      const write = await prepareBatch(db, run, batch, report);
      const work = async (tx: Db) => {
        await write(tx);
        await saveProgress?.(tx, report);
      };
      // A dry run only reads, so it must not hold the write lock of SQLite.
      await (run.isDryRun ? work(db) : inTransaction(db, work));
      return report;
    } catch (error) {
      if (!isUniqueViolation(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Does everything that needs no transaction, and returns what is left to do in one. */
async function prepareBatch(
  db: Db,
  run: ImportRun,
  batch: ImportBatch,
  report: ArticleImportReport,
): Promise<(tx: Db) => Promise<void>> {
  switch (batch.kind) {
    case 'category':
      return async (tx) => {
        for (const category of batch.records) await importCategoryRecord(tx, run, category, report);
      };
    case 'tag':
      return (tx) => importTags(tx, run, batch.records, report);
    case 'author':
      return (tx) => importAuthors(tx, run, batch.records, report);
    case 'article': {
      const prepared = await prepareArticles(db, run, batch.records, report);
      return (tx) => writeArticles(tx, run, prepared, report);
    }
    case 'skipped':
      return async () => {
        report.articles.skipped += batch.records.length;
        for (const { title, loss } of batch.records) addLosses(report, { title, losses: [loss] });
      };
    case 'site':
      return async () => {};
    case 'loss':
      return async () => {
        for (const { loss } of batch.records) addLosses(report, { title: '', losses: [loss] });
      };
  }
}
