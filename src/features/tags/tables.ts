import type { Generated } from 'kysely';
import type { Moment } from '#platform/db/column-types.ts';

interface TagTable {
  id: string;
  /** The folded name, so that two spellings are one tag. */
  slug: string;
  name: string;
  sort_key: string;
  /** Published articles. Written by triggers only. */
  article_count: number;
  created_at: Moment;
  /** Grows with every change of the name. */
  version: Generated<number>;
}

/** The former slug of a renamed tag. */
interface TagRedirectTable {
  slug: string;
  tag_id: string;
  created_at: Moment;
}

/** Another name of a tag: added by an editor, or the name of a tag that was merged into it. */
interface TagSynonymTable {
  /** The folded name, as in `tag.slug`. No tag has it as its own slug. */
  folded: string;
  tag_id: string;
  name: string;
  created_at: Moment;
}

interface ArticleTagTable {
  article_id: string;
  tag_id: string;
  position: number;
  /** The article's `published_at` while it is published, otherwise null. Written by triggers only. */
  listed_at: Moment | null;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    tag: TagTable;
    tag_redirect: TagRedirectTable;
    tag_synonym: TagSynonymTable;
    article_tag: ArticleTagTable;
  }
}

declare module '#platform/db/revision-scope.ts' {
  interface RevisionScopes {
    /** The name of a tag, and which articles have it. By slug. */
    [tag: `tag:${string}`]: true;
  }
}
