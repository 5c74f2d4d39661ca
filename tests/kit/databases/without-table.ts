import { sql } from 'kysely';
import type { TestSite } from '../site/site.ts';

let turn = 0;

/**
 * Renames a table of a running site, so that every query of it fails, and changes a setting, so that no page comes from
 * the cache. Renames it back after `work`. Returns the problems that the site logged during `work`.
 */
export async function withoutTable(
  site: TestSite,
  table: string,
  work: () => Promise<void>,
): Promise<string> {
  turn += 1;
  await site.change(async (db) => {
    const setting = { value: `${turn}`, version: 1, updated_at: turn };
    await db
      .insertInto('setting')
      .values({ key: 'test.turn', ...setting })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(setting))
      .execute();
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
  }
  return site.takeProblems().join('\n');
}
