import { sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { columnTypesOf } from './column-types.ts';
import type { Migration, MigrationDb } from './migration.ts';

/**
 * The journal of changes. Without foreign keys: a line outlives the account and the article it speaks of. The
 * database itself refuses to change or remove one.
 */
export const auditLog: Migration = {
  name: '0011-audit-log',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);
    await db.schema
      .createTable('audit_log')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('at', bigint, (c) => c.notNull())
      .addColumn('actor_id', key)
      .addColumn('actor_name', 'text')
      .addColumn('action', key, (c) => c.notNull())
      .addColumn('subject_type', key, (c) => c.notNull())
      .addColumn('subject_id', key, (c) => c.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .execute();
    await sql`create index audit_log_newest_first on audit_log (at desc, id desc)`.execute(db);
    await sql`create index audit_log_of_actor on audit_log (actor_id, at desc, id desc)`.execute(db);
    await sql`create index audit_log_of_subject on audit_log (subject_type, subject_id, at desc, id desc)`.execute(
      db,
    );
    await sql`create index audit_log_of_action on audit_log (action, at desc, id desc)`.execute(db);
    await refuseChanges(db, engine);
  },
};

async function refuseChanges(db: MigrationDb, engine: Engine): Promise<void> {
  const words = 'audit_log is append-only';
  if (engine === 'sqlite') {
    for (const event of ['update', 'delete']) {
      await sql
        .raw(`create trigger audit_log_no_${event} before ${event} on audit_log
              begin select raise(abort, '${words}'); end`)
        .execute(db);
    }
    return;
  }
  await sql
    .raw(`create function refuse_audit_log_change() returns trigger language plpgsql as $$
          begin raise exception '${words}'; end $$`)
    .execute(db);
  await sql
    .raw(`create trigger audit_log_no_change before update or delete on audit_log
          for each row execute function refuse_audit_log_change()`)
    .execute(db);
}
