import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const KINDS = "check (kind in ('match', 'team', 'competition', 'breaking'))";

/** Readers can follow a competition. SQLite cannot change a check, so it gets the table again. */
export const pushCompetitions: Migration = {
  name: '0018-push-competitions',
  async up(db, engine) {
    for (const statement of engine === 'postgres' ? postgres : sqlite) await sql.raw(statement).execute(db);
  },
};

const postgres = [
  'alter table push_topic drop constraint push_topic_kind_check',
  `alter table push_topic add constraint push_topic_kind_check ${KINDS}`,
];

const sqlite = [
  'drop index push_topic_by_subject',
  'alter table push_topic rename to old_push_topic',
  `create table push_topic (
    subscription_id text not null references push_subscription (id) on delete cascade,
    kind text not null ${KINDS},
    subject_id text not null,
    primary key (subscription_id, kind, subject_id),
    constraint push_topic_subject_fits_kind check ((kind = 'breaking') = (subject_id = ''))
  )`,
  'insert into push_topic select subscription_id, kind, subject_id from old_push_topic',
  'drop table old_push_topic',
  'create index push_topic_by_subject on push_topic (kind, subject_id, subscription_id)',
];
