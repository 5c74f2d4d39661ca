import type { ArticleStatus } from '#features/articles/tables.ts';
import type { ImportLoss, ImportLossCode } from './imported-record.ts';

/** Examples of each loss. The count is complete. */
const MAX_SAMPLES = 10;
/** The report is stored after each batch. */
const MAX_CHANGES = 200;

/**
 * What becomes of a record. `kept`: it has changed on the other site, but somebody has edited the article here, so the
 * import leaves it. `deleted`: somebody has deleted it here, and it stays deleted.
 */
export type ImportOutcome = 'new' | 'changed' | 'unchanged' | 'kept' | 'deleted' | 'skipped';

interface LossSample {
  title: string;
  detail?: string;
}

/** An article of this site that the import changes. */
export interface ChangedArticle {
  id: string;
  /** As it was here before the import. */
  title: string;
  /** As the export has it. */
  newTitle: string;
}

/** What an import has done so far, or would do in a dry run. */
export interface ArticleImportReport {
  isWritten: boolean;
  /** Where the articles come from, as `sourceOf` names it. Empty in reports of earlier versions. */
  source: string;
  /** The existing articles that the import changes: the first of them. */
  changes: ChangedArticle[];
  /** Records of the file that are done. */
  done: number;
  articles: Record<ImportOutcome, number>;
  categories: { new: number; known: number };
  tags: number;
  authors: number;
  /** Images of new and changed articles; one of several articles counts for each. A dry run fetches none. */
  images: { found: number; stored: number; failed: number };
  /** Old addresses that redirect to their articles, categories, tags and authors. */
  oldAddresses: number;
  losses: Partial<Record<ImportLossCode, { count: number; samples: LossSample[] }>>;
  /** The first new articles. */
  samples: { title: string; slug: string; status: ArticleStatus }[];
}

export function createImportReport(): ArticleImportReport {
  return {
    isWritten: false,
    source: '',
    changes: [],
    done: 0,
    tags: 0,
    authors: 0,
    oldAddresses: 0,
    articles: { new: 0, changed: 0, unchanged: 0, kept: 0, deleted: 0, skipped: 0 },
    categories: { new: 0, known: 0 },
    images: { found: 0, stored: 0, failed: 0 },
    losses: {},
    samples: [],
  };
}

/** Adds an article that the import changes. */
export function addChange(report: ArticleImportReport, change: ChangedArticle): void {
  if (report.changes.length < MAX_CHANGES) report.changes.push(change);
}

/** Adds losses of one record to the report. */
export function addLosses(
  report: ArticleImportReport,
  { title, losses }: { title: string; losses: readonly ImportLoss[] },
): void {
  for (const { code, detail } of losses) {
    const entry = report.losses[code] ?? { count: 0, samples: [] };
    report.losses[code] = entry;
    entry.count += 1;
    if (entry.samples.length < MAX_SAMPLES) entry.samples.push({ title, ...(detail ? { detail } : {}) });
  }
}

/** Adds a new article, as one of the examples of the report. */
export function addSample(report: ArticleImportReport, sample: ArticleImportReport['samples'][number]): void {
  if (report.samples.length < MAX_SAMPLES) report.samples.push(sample);
}
