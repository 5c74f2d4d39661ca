import type { Generated } from 'kysely';
import type { Moment } from '#platform/db/column-types.ts';
import type { TableDecision } from '#platform/features/define-feature.ts';
import type { PersonalDecision } from '#platform/features/personal-decision.ts';

interface AuditLogTables {
  audit_log: AuditLogTable;
}

export interface AuditLogTable {
  id: string;
  created_at: Moment;
  actor_id: string | null;
  actor_name: string | null;
  /** The shortened address of the actor; null for the program itself and for commands of the operator. */
  network: Generated<string | null>;
  action: string;
  subject_type: string;
  subject_id: string;
  /** JSON, null for nothing. */
  before: string | null;
  after: string | null;
}

/** The archive decisions of these tables. */
export const auditTables = { audit_log: 'archived' } as const satisfies Record<
  keyof AuditLogTables,
  TableDecision
>;

/** What these tables have of persons. */
export const auditPersons = {
  audit_log: { label: 'Jurnal', by: { actor_id: 'staff' }, erase: 'keep' },
} as const satisfies Record<keyof AuditLogTables, PersonalDecision>;

declare module '#platform/db/schema.ts' {
  interface Database extends AuditLogTables {}
}
