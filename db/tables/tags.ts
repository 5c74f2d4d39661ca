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
  /** Published articles. Written by triggers only. */
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
  /** The article's `published_at` while it is published, otherwise null. Written by triggers only. */
  listed_at: Moment | null;
}
