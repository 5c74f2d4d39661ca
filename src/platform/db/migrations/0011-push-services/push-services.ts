import { sql } from 'kysely';
import { dialectOf } from '../dialect.ts';
import type { Migration, MigrationDb } from '../migration.ts';

/** Push notices are sent with limits for each host, and an endpoint that does not answer gets fewer tries and is dropped. */
export const pushServices: Migration = {
  name: '0011-push-services',
  async up(db, engine) {
    const { key, bigint } = dialectOf(engine);
    const statements = [
      `alter table push_subscription add column host ${key} not null default ''`,
      'alter table push_subscription add column unanswered integer not null default 0',
      `alter table push_subscription add column retry_at ${bigint}`,
      `alter table push_delivery add column host ${key} not null default ''`,
      'drop index push_delivery_queue',
      'create index push_delivery_queue on push_delivery (status, host, due_at)',
      'create index push_delivery_lease on push_delivery (status, lease_until)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
    await fillHosts(db);
  },
};

/** Reads the host of every stored endpoint. Deliveries that wait get the host of their subscription. */
async function fillHosts(db: MigrationDb): Promise<void> {
  const subscriptions = await db.selectFrom('push_subscription').select(['id', 'endpoint']).execute();
  for (const { id, endpoint } of subscriptions)
    await db
      .updateTable('push_subscription')
      .set({ host: URL.parse(endpoint)?.host ?? '' })
      .where('id', '=', id)
      .execute();
  await sql`update push_delivery set host = (select s.host from push_subscription as s where s.id = subscription_id)`.execute(
    db,
  );
}
