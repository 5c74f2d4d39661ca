import { sql } from 'kysely';
import type { TestSite } from '../site/site.ts';

/** Older than the changes that the database remembers. */
const MANY_REVISIONS = 20_000;

/**
 * Renames a table of a running site, so that every query of it fails, and lets everything count as changed, so that nothing
 * comes from the cache. Renames it back after `work`. Returns the problems that the site logged during `work`.
 */
export async function withoutTable(
  site: TestSite,
  table: string,
  work: () => Promise<void>,
): Promise<string> {
  await site.change(async (db) => {
    await sql`update site_revision set revision = revision + ${MANY_REVISIONS}`.execute(db);
    await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_away`)}`.execute(db);
  });
  try {
    // The site reads the revision before it answers a write.
    await site.fetch('/api/analytics-failures', { method: 'POST' });
    await work();
  } finally {
    await site.change(async (db) => {
      await sql`alter table ${sql.table(`${table}_away`)} rename to ${sql.table(table)}`.execute(db);
    });
    // A job may have met the missing table just now. Its line comes before the answer to a question that asks the database too.
    await site.fetch('/readyz');
  }
  return site.takeProblems().join('\n');
}
