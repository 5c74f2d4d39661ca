import { sql } from 'kysely';
import { dialectOf } from '../dialect.ts';
import type { Migration } from '../migration.ts';

/** Remembers what a provider says that cannot be right, and why it refused the last call. */
export const providerDoubts: Migration = {
  name: '0014-provider-doubts',
  async up(db, engine) {
    const { bigint } = dialectOf(engine);
    for (const statement of [
      `alter table provider_fixture add column list_gone_at ${bigint}`,
      'alter table provider_fixture add column reported_score text',
      'alter table provider_fixture add column listed_score text',
      'create index provider_fixture_by_conflict on provider_fixture (reported_score)',
      'alter table provider add column problem text',
    ])
      await sql.raw(statement).execute(db);
  },
};
