import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * The statistics of a match, derived from its ledger. The triggers of `fixture` and `ledger_entry` move the scopes of the page of
 * the match.
 */
export const statisticsOfFixtures = sqlMigration('0008-match-statistics', () => [
  'alter table fixture add column statistics text',
]);
