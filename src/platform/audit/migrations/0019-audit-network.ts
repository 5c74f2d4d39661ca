import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** The network from which the actor made the change. Lines from before have none. */
export const auditNetwork = sqlMigration('0019-audit-network', () => [
  'alter table audit_log add column network text',
]);
