import { sql } from 'kysely';
import { dialectOf } from '../dialect.ts';
import type { Migration } from '../migration.ts';
import { scopeTriggers } from '../scope-triggers.ts';

/** Places in a table that an editor has set, with the reason that readers see. */
export const standingPlaces: Migration = {
  name: '0016-standing-places',
  async up(db, engine) {
    const { key } = dialectOf(engine);
    for (const statement of [
      `create table standing_place (
        season_id ${key} not null references season (id) on delete cascade,
        team_id ${key} not null references team (id) on delete restrict,
        position integer not null check (position > 0),
        footnote text not null,
        primary key (season_id, team_id)
      )`,
      'create index standing_place_by_team on standing_place (team_id)',
      ...scopeTriggers(engine, [
        { table: 'standing_place', scopes: [`select 'standings:' || ROW.season_id`] },
      ]),
    ])
      await sql.raw(statement).execute(db);
  },
};
