import { sql } from 'kysely';
import { dialectOf } from '../dialect.ts';
import type { Migration } from '../migration.ts';

/** Redirects get the name that editors search for, and count how often they are used. */
export const redirectHits: Migration = {
  name: '0013-redirect-hits',
  async up(db, engine) {
    const { key, bigint } = dialectOf(engine);
    const lastPart =
      engine === 'postgres'
        ? `lower(regexp_replace(path, '^.*/', ''))`
        : `lower(substr(path, length(rtrim(path, replace(path, '/', ''))) + 1))`;
    for (const statement of [
      // Searched by its beginning, which an index answers when it compares byte by byte.
      ...(engine === 'postgres' ? [`alter table old_address alter column target type ${key}`] : []),
      `alter table old_address add column name ${key} not null default ''`,
      `alter table old_address add column hits ${bigint} not null default 0`,
      `alter table old_address add column last_hit_at ${bigint}`,
      `update old_address set name = ${lastPart}`,
      `create index old_address_name on old_address (name, path)`,
      `create index old_address_target on old_address (target, path)`,
    ])
      await sql.raw(statement).execute(db);
  },
};
