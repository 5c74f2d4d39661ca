/** What editors tell search engines about an article. */
export function articleMetadata(): string[] {
  return [
    'alter table article add column noindex integer not null default 0 check (noindex in (0, 1))',
    'alter table article add column canonical_url text',
    // Lists exclude these articles by id: the column lies behind `content`, which SQLite would have to read.
    'create index article_noindex on article (id) where noindex = 1',
  ];
}
