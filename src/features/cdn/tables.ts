/** One row: up to which revision the CDN has been told, or will be by a queued delivery. Empty before the first one. */
export interface CdnProgressTable {
  id: 1;
  revision: number;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    cdn_progress: CdnProgressTable;
  }
}
