import { sql } from 'kysely';
import { dialectOf } from '../dialect.ts';
import type { Migration } from '../migration.ts';
import { scopeTriggers } from '../scope-triggers.ts';

/** Old addresses of teams. A player that was merged into another keeps its row, because ledgers refer to its id. */
export const referenceData: Migration = {
  name: '0004-reference-data',
  async up(db, engine) {
    const { key } = dialectOf(engine);
    const statements = [
      `create table team_redirect (
        slug ${key} not null primary key,
        team_id ${key} not null references team (id) on delete cascade
      )`,
      'create index team_redirect_by_team on team_redirect (team_id)',
      `alter table player add column merged_into ${key} references player (id) on delete cascade`,
      'create index player_by_merged_into on player (merged_into)',
      ...scopeTriggers(engine, [{ table: 'team_redirect', scopes: [`select 'matches'`] }]),
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
