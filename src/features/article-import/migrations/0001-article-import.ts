import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * `import_source` connects a record of another site to what it became here, so that an import can be run again.
 * `import_job` is an import that was started in the back-office.
 */
export const articleImportBaseline = sqlMigration('0001-article-import', ({ key, bigint, withoutRowid }) => [
  `create table import_source (
    source ${key} not null,
    kind ${key} not null,
    source_id ${key} not null,
    our_id ${key} not null,
    version ${bigint},
    fingerprint ${key} not null,
    imported_at ${bigint} not null,
    primary key (source, kind, source_id)
  ) ${withoutRowid}`,
  `create index import_source_ours on import_source (our_id) where kind = 'article'`,

  `create table import_job (
    id ${key} not null primary key,
    system ${key} not null,
    file_name text not null,
    file_path text not null,
    origin text,
    with_images integer not null,
    status ${key} not null check (status in ('checking', 'checked', 'importing', 'imported', 'failed', 'expired')),
    done ${bigint} not null,
    total ${bigint} not null,
    report text,
    problem text,
    created_by ${key} not null,
    created_by_name text not null,
    created_at ${bigint} not null,
    updated_at ${bigint} not null,
    lease_id ${key},
    lease_until ${bigint} not null,
    source ${key},
    failure ${key}
  )`,
  'create index import_job_newest on import_job (created_at desc, id desc)',
  `create index import_job_due on import_job (lease_until) where status in ('checking', 'importing')`,
  `create index import_job_checked on import_job (updated_at) where status = 'checked'`,
]);
