import type { Moment } from './column-types.ts';

export interface TagTables {
  tag: TagTable;
  tag_redirect: TagRedirectTable;
  article_tag: ArticleTagTable;
}

interface TagTable {
  id: string;
  /** The folded name, so that two spellings are one tag. */
  slug: string;
  name: string;
  sort_key: string;
  /** Published articles. Kept by the database's triggers, so never write it. */
  article_count: number;
  created_at: Moment;
}

interface TagRedirectTable {
  slug: string;
  tag_id: string;
  created_at: Moment;
}

interface ArticleTagTable {
  article_id: string;
  tag_id: string;
  position: number;
  /** The article's `published_at` while it is published, otherwise null. Kept by the database's triggers. */
  listed_at: Moment | null;
}
