import type { Moment } from '#platform/db/column-types.ts';

interface AuditLogTables {
  audit_log: AuditLogTable;
}

export interface AuditLogTable {
  id: string;
  created_at: Moment;
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  subject_type: string;
  subject_id: string;
  /** JSON, null for nothing. */
  before: string | null;
  after: string | null;
}

declare module '#platform/db/schema.ts' {
  interface Database extends AuditLogTables {}
}
