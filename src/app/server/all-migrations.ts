import { platformAuditBaseline } from '#platform/audit/migrations/0001-platform-audit.ts';
import { platformRevisionsBaseline } from '#platform/db/migrations/0001-platform-revisions.ts';
import type { Migration } from '#platform/db/migrations/migration.ts';
import { listDeclared } from '#platform/features/join-server-features.ts';
import { platformFormLimitsBaseline } from '#platform/limits/migrations/0001-platform-form-limits.ts';
import { platformAttempts } from '#platform/limits/migrations/0002-platform-attempts.ts';
import { platformMailBaseline } from '#platform/mail/migrations/0001-platform-mail.ts';
import { platformOutboxBaseline } from '#platform/outbox/migrations/0001-platform-outbox.ts';
import { serverFeatures } from './features.ts';

const platformMigrations: readonly Migration[] = [
  platformRevisionsBaseline,
  platformAuditBaseline,
  platformOutboxBaseline,
  platformMailBaseline,
  platformFormLimitsBaseline,
  platformAttempts,
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
