import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/**
 * What the analytics read: sums of openings, narrow and kept as they happen, so that no screen ever adds up single
 * openings. Days are those of Baku.
 */
export const traffic: Migration = {
  name: '0062-traffic',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);
    const article = sql`${key} not null references article (id) on delete cascade`;
    const tables = {
      traffic_hour: { hour: sql`${bigint} not null`, source: key, device: key },
      traffic_day: { day: key, source: key, device: key },
      article_day: { day: key, article_id: article },
      subject_day: { kind: key, day: key, subject: key },
    };
    for (const [table, columns] of Object.entries(tables)) {
      const lines = Object.entries(columns).map(([name, type]) =>
        type === key ? sql`${sql.ref(name)} ${type} not null` : sql`${sql.ref(name)} ${type}`,
      );
      const primary = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
      // Rows of one day lie together: on SQLite the primary key is the table, on PostgreSQL they come in that order.
      await sql`create table ${sql.table(table)} (${sql.join(lines)},
        views integer not null, readers integer not null, primary key (${primary}))
        ${sql.raw(engine === 'sqlite' ? 'without rowid' : '')}`.execute(db);
    }
    await sql`create index article_day_of_article on article_day (article_id, day)`.execute(db);
    await sql`create index reader_visit_reader on reader_visit (reader, seen_at)`.execute(db);
    await sql`create index article_of_staff on article (created_by, id) where created_by is not null`.execute(
      db,
    );
  },
};
