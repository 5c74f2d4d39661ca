import type { ArticleStatus } from '#db/tables/articles.ts';
import type { ImportLoss, ImportLossCode } from './imported-record.ts';

/** Examples of each loss. The count is complete. */
const MAX_SAMPLES = 10;

/**
 * What becomes of a record. `kept`: it has changed on the other site, but somebody has edited the article here, so the
 * import leaves it. `deleted`: somebody has deleted it here, and it stays deleted.
 */
export type ImportOutcome = 'new' | 'changed' | 'unchanged' | 'kept' | 'deleted' | 'skipped';

interface LossSample {
  title: string;
  detail?: string;
}

/** What an import has done so far, or would do in a dry run. */
export interface ArticleImportReport {
  isWritten: boolean;
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
    ...{ isWritten: false, done: 0, tags: 0, authors: 0, oldAddresses: 0 },
    articles: { new: 0, changed: 0, unchanged: 0, kept: 0, deleted: 0, skipped: 0 },
    categories: { new: 0, known: 0 },
    images: { found: 0, stored: 0, failed: 0 },
    ...{ losses: {}, samples: [] },
  };
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
