import { platformAuditBaseline } from '#platform/audit/migrations/0001-platform-audit.ts';
import { auditNetwork } from '#platform/audit/migrations/0019-audit-network.ts';
import type { DatabaseTarget, OpenDatabase } from '#platform/db/engine-of.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { platformRevisionsBaseline } from '#platform/db/migrations/0001-platform-revisions.ts';
import type { Migration } from '#platform/db/migrations/migration.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import type { SeedParts } from '#platform/features/define-server-feature.ts';
import { listDeclared } from '#platform/features/join-server-features.ts';
import { platformFormLimitsBaseline } from '#platform/limits/migrations/0001-platform-form-limits.ts';
import { platformAttempts } from '#platform/limits/migrations/0002-platform-attempts.ts';
import { platformMailBaseline } from '#platform/mail/migrations/0001-platform-mail.ts';
import { platformOutboxBaseline } from '#platform/outbox/migrations/0001-platform-outbox.ts';
import { serverFeatures } from './features.ts';

/** Opens and migrates the database; closes it again when that fails. Throws DatabaseUnavailable, DatabaseTooNew, RestoreUnfinished. */
export async function openSiteDatabase(target: DatabaseTarget): Promise<OpenDatabase> {
  const open = await openDatabase(target);
  try {
    for (const prepare of listDeclared(serverFeatures, 'beforeMigrations')) await prepare(open.db);
    await migrateToLatest(open, allMigrations);
    for (const repair of listDeclared(serverFeatures, 'afterMigrations')) await repair(open.db);
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}

const platformMigrations: readonly Migration[] = [
  platformRevisionsBaseline,
  platformAuditBaseline,
  platformOutboxBaseline,
  platformMailBaseline,
  platformFormLimitsBaseline,
  platformAttempts,
  auditNetwork,
];

const numberOf = ({ name }: Migration) => Number(name.slice(0, 4));

/**
 * Every step of the schema, in the order they are applied: by number, and steps of the same number in the order of the features,
 * so that a table comes after the tables that it references.
 */
export const allMigrations: readonly Migration[] = [
  ...platformMigrations,
  ...listDeclared(serverFeatures, 'migrations').flat(),
].sort((one, other) => numberOf(one) - numberOf(other));

/** Writes the data that an empty database needs: the default categories (spec §4) and, if wanted, the demo. */
export async function seedSite(db: Db, parts: SeedParts): Promise<void> {
  for (const seed of listDeclared(serverFeatures, 'seed')) await seed(db, parts);
}
