/** What editors tell search engines about an article. */
export function articleMetadata(): string[] {
  return [
    'alter table article add column noindex integer not null default 0 check (noindex in (0, 1))',
    'alter table article add column canonical_url text',
    // Sitemaps exclude these articles by id. Without the indexes SQLite would read `content`, which is stored before these columns.
    'create index article_noindex on article (id) where noindex = 1',
    `create index article_with_canonical on article (id, canonical_url) where canonical_url <> ''`,
  ];
}
