import type { Moment } from '#platform/db/column-types.ts';

/** How the backups are going: one row, from the first attempt on. */
export interface BackupStateTable {
  id: 1;
  /** The server that writes a backup, and until when no other may. After a failure nobody may for a while. */
  lease_id: string | null;
  lease_until: Moment;
  /** When the last backup was complete and checked; null before the first one. */
  succeeded_at: Moment | null;
  /** Bytes of the last backup. */
  bytes: number | null;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    backup_state: BackupStateTable;
  }
}
