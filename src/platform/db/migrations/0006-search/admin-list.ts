import type { Dialect } from '../dialect.ts';

/** The search of the admin list uses the index of the articles. Its own text index is dropped. */
export const adminList = ({ engine }: Dialect): string[] => [
  ...(engine === 'sqlite'
    ? [
        'drop trigger article_admin_list_indexed',
        'drop trigger article_admin_list_reindexed',
        'drop trigger article_admin_list_unindexed',
        'drop table article_admin_list_fts',
        'drop index article_admin_list_by_fts_rowid',
        'alter table article_admin_list drop column fts_rowid',
      ]
    : []),
  // PostgreSQL drops the trigram index with its column.
  'alter table article_admin_list drop column search_text',
];
