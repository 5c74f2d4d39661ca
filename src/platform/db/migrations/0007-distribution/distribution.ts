import { sql } from 'kysely';
import { dialectOf } from '../dialect.ts';
import type { Migration } from '../migration.ts';
import { articleMetadata } from './article-metadata.ts';
import { comments } from './comments.ts';
import { deliveries } from './deliveries.ts';
import { formAttempts } from './form-attempts.ts';
import { imports } from './imports.ts';
import { moderatorRole } from './moderator-role.ts';
import { oldAddresses } from './old-addresses.ts';
import { outbox } from './outbox.ts';
import { polls } from './polls.ts';
import { publicApi } from './public-api.ts';
import { push } from './push.ts';
import { sitemaps } from './sitemaps.ts';
import { webhooks } from './webhooks.ts';

/** Everything that leaves the site or comes in from outside: deliveries, addresses, imports, comments, polls. */
export const distribution: Migration = {
  name: '0007-distribution',
  async up(db, engine) {
    const dialect = dialectOf(engine);
    const parts = [
      ...[outbox, deliveries, webhooks, push],
      ...[oldAddresses, articleMetadata, sitemaps, publicApi, imports],
      ...[moderatorRole, formAttempts, comments, polls],
    ];
    for (const statement of parts.flatMap((part) => part(dialect))) await sql.raw(statement).execute(db);
  },
};
