import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The analytics count who came and who left in a range, however many subscribers there are. */
export const subscriberMoments: Migration = {
  name: '0063-subscriber-moments',
  async up(db) {
    for (const column of ['confirmed_at', 'unsubscribed_at'])
      await sql`create index ${sql.ref(`subscriber_${column}`)} on subscriber (${sql.ref(column)})
        where ${sql.ref(column)} is not null`.execute(db);
  },
};
