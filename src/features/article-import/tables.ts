import type { Flag, Moment } from '#platform/db/column-types.ts';

/** What a record of another site became here. The row stays when the article is deleted: it is not imported again. */
interface ImportSourceTable {
  /** The system and the site: `wordpress:old.az`. Imports of earlier versions have written the system alone. */
  source: string;
  kind: 'category' | 'article' | 'image';
  /** The id of the other site, or a hash of it when it is long. For an image its address. */
  source_id: string;
  /** The id of the category, the article or the image. */
  our_id: string;
  /** The version of the article that the import wrote. A higher one means that somebody has edited it here. */
  version: number | null;
  /** A hash of the record. Another one means that the other site has changed it. */
  fingerprint: string;
  imported_at: Moment;
}

/** `expired`: nobody started it for a week, so its file was deleted. */
export type ImportJobStatus = 'checking' | 'checked' | 'importing' | 'imported' | 'failed' | 'expired';

/** An import of the back-office. A worker holds a lease while it works, so that another one continues after a crash. */
export interface ImportJobTable {
  id: string;
  system: string;
  file_name: string;
  /** In the file store. */
  file_path: string;
  /** The origin of the old site, for an export that does not contain it. */
  origin: string | null;
  with_images: Flag;
  /** The source that somebody has chosen or confirmed. Null: the one that the file names. */
  source: string | null;
  status: ImportJobStatus;
  /** Records that are checked or imported. */
  done: number;
  total: number;
  /** JSON of `ArticleImportReport`: of the check, then of the import. */
  report: string | null;
  /** Why the file was refused: a code of `ImportFailure`. Null also for failures of this site and of earlier versions. */
  failure: string | null;
  /** The technical reason of the failure, in English. */
  problem: string | null;
  created_by: string;
  created_by_name: string;
  created_at: Moment;
  updated_at: Moment;
  lease_id: string | null;
  lease_until: Moment;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    import_source: ImportSourceTable;
    import_job: ImportJobTable;
  }
}
