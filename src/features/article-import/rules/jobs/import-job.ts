import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import type { ImportJobStatus, ImportJobTable } from '../../tables.ts';
import { type ArticleImportReport, createImportReport } from '../import-report.ts';
import type { ImportFailure, ImportSystem } from '../imported-record.ts';
import { siteOf } from '../sources/source-name.ts';

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
  /** The source that somebody has chosen or confirmed. Null: the one that the file names. */
  source: string | null;
  status: ImportJobStatus;
  done: number;
  /** 0 until the file has been counted. */
  total: number;
  /** Of the check, then of the import. Null before the first batch. */
  report: ArticleImportReport | null;
  /** Why the file was refused. Null also for failures of this site. */
  failure: ImportFailure | null;
  /** The technical reason of the failure, in English. */
  problem: string | null;
  createdBy: { id: string; name: string };
  createdAt: number;
  updatedAt: number;
}

/** Whether the report of the check says from which site the file is, or somebody has chosen an earlier source without one. */
export function isSiteKnown({ report, source }: Pick<ImportJob, 'report' | 'source'>): boolean {
  return report !== null && (siteOf(report.source) !== null || report.source === source);
}

export function parseImportJob(row: Selectable<ImportJobTable>): ImportJob {
  return {
    id: row.id,
    system: row.system as ImportSystem,
    fileName: row.file_name,
    filePath: row.file_path,
    origin: row.origin,
    source: row.source,
    withImages: row.with_images === 1,
    status: row.status,
    done: row.done,
    total: row.total,
    report: row.report === null ? null : { ...createImportReport(), ...JSON.parse(row.report) },
    failure: row.failure as ImportFailure | null,
    problem: row.problem,
    createdBy: { id: row.created_by, name: row.created_by_name },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

const MAX_SHOWN = 20;

/** The newest imports. For admins. @throws Forbidden */
export async function listImportJobs(db: Db, { actor }: { actor: Actor }): Promise<ImportJob[]> {
  requireRole(actor, 'admin');
  const rows = await db
    .selectFrom('import_job')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(parseImportJob);
}

/** For admins. @throws Forbidden, NotFound */
export async function getImportJob(db: Db, { actor, id }: { actor: Actor; id: string }): Promise<ImportJob> {
  requireRole(actor, 'admin');
  const row = await db.selectFrom('import_job').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound(`No import has the id ${id}`);
  return parseImportJob(row);
}
