import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';
import { addRevisionTriggers } from './revision-triggers.ts';

/** Competitions, teams, fixtures with their events, and league tables (spec §3, sample data there). */
export const matches: Migration = {
  name: '0030-matches',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);

    await db.schema
      .createTable('competition')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('slug', key, (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('region', 'text', (c) => c.notNull().check(sql`region in ('azerbaijan', 'europe', 'world')`))
      .addColumn('category_slug', key)
      .addColumn('position', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('competition_of_category')
      .on('competition')
      .column('category_slug')
      .execute();

    await db.schema
      .createTable('team')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('slug', key, (c) => c.notNull().unique())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('short_name', 'text', (c) => c.notNull())
      .addColumn('color_main', 'text', (c) => c.notNull())
      .addColumn('color_second', 'text', (c) => c.notNull())
      .execute();

    await db.schema
      .createTable('fixture')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('competition_id', key, (c) => c.notNull().references('competition.id').onDelete('restrict'))
      .addColumn('home_id', key, (c) => c.notNull().references('team.id').onDelete('restrict'))
      .addColumn('away_id', key, (c) => c.notNull().references('team.id').onDelete('restrict'))
      .addColumn('kick_off', bigint, (c) => c.notNull())
      .addColumn('venue', 'text')
      .addColumn('round', 'text')
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('phase', 'text')
      .addColumn('minute', 'integer')
      .addColumn('added', 'integer')
      .addColumn('home_score', 'integer')
      .addColumn('away_score', 'integer')
      .addColumn('sample', 'integer', (c) => c.notNull().defaultTo(0).check(sql`sample in (0, 1)`))
      .addColumn('updated_at', bigint, (c) => c.notNull())
      .addCheckConstraint('fixture_of_two_teams', sql`home_id <> away_id`)
      .addCheckConstraint(
        'fixture_status_known',
        sql`status in ('scheduled', 'live', 'finished', 'postponed', 'cancelled', 'abandoned')`,
      )
      .addCheckConstraint(
        'fixture_score_fits_status',
        sql`(status in ('live', 'finished', 'abandoned')) = (home_score is not null)
          and (home_score is null) = (away_score is null)`,
      )
      .addCheckConstraint('fixture_score_counts', sql`home_score >= 0 and away_score >= 0`)
      .addCheckConstraint(
        'fixture_minute_fits_status',
        sql`(status = 'live') = (minute is not null) and (status = 'live') = (phase is not null)
          and (added is null or status = 'live')`,
      )
      .addCheckConstraint('fixture_minute_counts', sql`minute between 0 and 130 and added between 1 and 30`)
      .addCheckConstraint(
        'fixture_phase_known',
        sql`phase in ('playing', 'halftime', 'extraTime', 'penalties')`,
      )
      .execute();
    await db.schema.createIndex('fixture_by_day').on('fixture').columns(['kick_off', 'id']).execute();
    await db.schema
      .createIndex('fixture_of_competition')
      .on('fixture')
      .columns(['competition_id', 'kick_off', 'id'])
      .execute();
    await sql`create index fixture_live on fixture (kick_off) where status = 'live'`.execute(db);
    await db.schema.createIndex('fixture_of_home').on('fixture').columns(['home_id', 'kick_off']).execute();
    await db.schema.createIndex('fixture_of_away').on('fixture').columns(['away_id', 'kick_off']).execute();

    await db.schema
      .createTable('fixture_event')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('fixture_id', key, (c) => c.notNull().references('fixture.id').onDelete('cascade'))
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('side', 'text', (c) => c.notNull().check(sql`side in ('home', 'away')`))
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('minute', 'integer', (c) => c.notNull().check(sql`minute between 0 and 130`))
      .addColumn('added', 'integer', (c) => c.check(sql`added between 1 and 30`))
      .addColumn('sequence', 'integer', (c) => c.notNull())
      .addCheckConstraint(
        'fixture_event_type_known',
        sql`type in ('goal', 'ownGoal', 'penaltyGoal', 'missedPenalty', 'yellow', 'secondYellow', 'red')`,
      )
      .execute();
    await db.schema
      .createIndex('fixture_event_in_order')
      .on('fixture_event')
      .columns(['fixture_id', 'minute', 'added', 'sequence'])
      .execute();

    await db.schema
      .createTable('standing')
      .addColumn('competition_id', key, (c) => c.notNull().references('competition.id').onDelete('restrict'))
      .addColumn('season', key, (c) => c.notNull())
      .addColumn('team_id', key, (c) => c.notNull().references('team.id').onDelete('restrict'))
      .addColumn('position', 'integer', (c) => c.notNull().check(sql`position >= 1`))
      .addColumn('played', 'integer', (c) => c.notNull())
      .addColumn('won', 'integer', (c) => c.notNull().check(sql`won >= 0`))
      .addColumn('drawn', 'integer', (c) => c.notNull().check(sql`drawn >= 0`))
      .addColumn('lost', 'integer', (c) => c.notNull().check(sql`lost >= 0`))
      .addColumn('goals_for', 'integer', (c) => c.notNull().check(sql`goals_for >= 0`))
      .addColumn('goals_against', 'integer', (c) => c.notNull().check(sql`goals_against >= 0`))
      .addColumn('points', 'integer', (c) => c.notNull())
      .addColumn('form', 'text', (c) => c.notNull().check(sql`length(form) <= 5`))
      .addColumn('change', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('zone', 'text')
      .addColumn('sample', 'integer', (c) => c.notNull().defaultTo(0).check(sql`sample in (0, 1)`))
      .addPrimaryKeyConstraint('standing_pkey', ['competition_id', 'season', 'team_id'])
      .addCheckConstraint('standing_played_adds_up', sql`played = won + drawn + lost`)
      .addCheckConstraint('standing_zone_known', sql`zone in ('ucl', 'uel', 'uecl', 'playoff', 'relegation')`)
      .execute();
    await db.schema
      .createIndex('standing_in_order')
      .on('standing')
      .columns(['competition_id', 'season', 'position'])
      .execute();
    await db.schema.createIndex('standing_of_team').on('standing').column('team_id').execute();

    const events: ('insert' | 'update' | 'delete')[] = ['insert', 'update', 'delete'];
    const visible = ['competition', 'team', 'fixture', 'fixture_event', 'standing'];
    await addRevisionTriggers(
      db,
      engine,
      visible.map((table) => ({ table, events })),
    );
  },
};
