import { scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

const DISCUSSION = `select 'comments:' || ROW.article_id`;

/** The words that a new site marks in comments. Moderators change the list at `/admin/comments/words`. */
const BANNED_WORDS = `
alçaq amcıq axmaq bicbala blət cındır dalbayob dıllaq donuz əclaf eşşək fahişə gicbəsər gicdıllaq gijdıllaq göt götverən
köpəkoğlu namussuz oğraş peysər pidaras pox qancıq qəhbə qoduq sik siktir sürtük şərəfsiz suka yaramaz`;

/** Comments of readers, their reports, bans, and the words that are marked in the queue. */
export const commentsBaseline = sqlMigration('0001-comments', ({ engine, key, bigint }) => [
  `create table closed_discussion (
    article_id ${key} not null primary key references article (id) on delete cascade,
    created_at ${bigint} not null
  )`,

  `create table comment (
    id ${key} not null primary key,
    article_id ${key} not null references article (id) on delete cascade,
    thread_id ${key} not null,
    thread_at ${bigint} not null,
    name text not null,
    text text not null,
    status text not null,
    decided_from text,
    version integer not null default 1,
    commenter_hash ${key} not null,
    network_hash ${key},
    content_hash ${key},
    found_words text not null default '',
    report_count integer not null default 0,
    created_at ${bigint} not null,
    edited_at ${bigint},
    decided_at ${bigint},
    decided_by ${key} references staff (id) on delete set null,
    decided_by_name text,
    constraint comment_status_known check (status in ('waiting', 'reported', 'approved', 'rejected')),
    constraint comment_content_unique unique (content_hash)
  )`,
  'create index comment_by_thread on comment (article_id, status, thread_at, thread_id, created_at, id)',
  'create index comment_of_thread on comment (thread_id)',
  'create index comment_by_status on comment (status, created_at, id)',
  'create index comment_by_decision on comment (status, decided_at desc, id desc)',
  'create index comment_by_commenter on comment (commenter_hash, created_at)',
  'create index comment_by_network on comment (network_hash, created_at)',
  'create index comment_network_by_age on comment (created_at) where network_hash is not null',
  'create index comment_by_staff on comment (decided_by)',

  `create table comment_report (
    comment_id ${key} not null references comment (id) on delete cascade,
    article_id ${key} not null references article (id) on delete cascade,
    commenter_hash ${key} not null,
    network_hash ${key} not null,
    reason text not null check (reason in ('insult', 'spam', 'falsehood', 'other')),
    created_at ${bigint} not null,
    primary key (comment_id, commenter_hash),
    constraint comment_report_network_unique unique (comment_id, network_hash)
  )`,
  'create index comment_report_by_article on comment_report (article_id)',
  'create index comment_report_by_network on comment_report (network_hash, created_at)',
  'create index comment_report_by_age on comment_report (created_at)',

  `create table comment_ban (
    id ${key} not null primary key,
    commenter_hash ${key} not null,
    network_hash ${key},
    name text not null,
    reason text not null,
    created_at ${bigint} not null,
    expires_at ${bigint} not null,
    created_by ${key} references staff (id) on delete set null,
    created_by_name text not null
  )`,
  'create index comment_ban_by_commenter on comment_ban (commenter_hash, expires_at)',
  'create index comment_ban_by_network on comment_ban (network_hash, expires_at)',
  'create index comment_ban_by_expiry on comment_ban (expires_at)',
  'create index comment_ban_by_time on comment_ban (created_at desc, id desc)',
  'create index comment_ban_by_staff on comment_ban (created_by)',

  `create table banned_word (
    word ${key} not null primary key,
    created_at ${bigint} not null
  )`,
  ...BANNED_WORDS.trim()
    .split(/\s+/)
    .map((word) => `insert into banned_word (word, created_at) values ('${word}', 0)`),

  ...scopeTriggers(engine, [
    {
      table: 'comment',
      columns: 'name, text, status',
      when: `ROW.status = 'approved'`,
      scopes: [DISCUSSION],
    },
    { table: 'closed_discussion', scopes: [DISCUSSION] },
  ]),
]);
