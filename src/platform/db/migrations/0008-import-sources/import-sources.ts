import { sql } from 'kysely';
import { dialectOf } from '../dialect.ts';
import type { Migration } from '../migration.ts';

/**
 * The site that an import comes from, why a file was refused, and the way from an article to its source. The rows of
 * earlier imports name the system only. They keep that name until the next import of their site finds them.
 */
export const importSources: Migration = {
  name: '0008-import-sources',
  async up(db, engine) {
    const { key } = dialectOf(engine);
    for (const statement of [
      `alter table import_job add column source ${key}`,
      `alter table import_job add column failure ${key}`,
      // The report of a check has to name the source.
      `update import_job set status = 'checking', done = 0, report = null where status = 'checked'`,
      `create index import_source_ours on import_source (our_id) where kind = 'article'`,
    ])
      await sql.raw(statement).execute(db);
  },
};
