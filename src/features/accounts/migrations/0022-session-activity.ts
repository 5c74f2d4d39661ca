import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** The last activity of each session. A session from before has none until its next request. */
export const sessionActivity = sqlMigration('0022-session-activity', ({ bigint }) => [
  `alter table staff_session add column last_seen_at ${bigint}`,
]);
