import type { Selectable } from 'kysely';
import type { ImportJobStatus, ImportJobTable } from '#db/tables/distribution/imports.ts';
import type { ArticleImportReport } from '../import-report.ts';
import type { ImportSystem } from '../imported-record.ts';

/** An import that was started in the back-office. Moments are epoch milliseconds. */
export interface ImportJob {
  id: string;
  system: ImportSystem;
  fileName: string;
  /** In the file store. */
  filePath: string;
  /** The origin of the old site, for an export that does not contain it. */
  origin: string | null;
  withImages: boolean;
  status: ImportJobStatus;
  done: number;
  /** 0 until the file has been counted. */
  total: number;
  /** Of the check, then of the import. Null before the first batch. */
  report: ArticleImportReport | null;
  /** Why it failed, in English. */
  problem: string | null;
  createdBy: { id: string; name: string };
  createdAt: number;
  updatedAt: number;
}

export function parseImportJob(row: Selectable<ImportJobTable>): ImportJob {
  return {
    ...{ id: row.id, system: row.system as ImportSystem, fileName: row.file_name, filePath: row.file_path },
    origin: row.origin,
    ...{ withImages: row.with_images === 1, status: row.status, done: row.done, total: row.total },
    report: row.report === null ? null : (JSON.parse(row.report) as ArticleImportReport),
    problem: row.problem,
    createdBy: { id: row.created_by, name: row.created_by_name },
    ...{ createdAt: row.created_at, updatedAt: row.updated_at },
  };
}
