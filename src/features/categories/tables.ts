import type { Generated } from 'kysely';
import type { Flag, Moment } from '#platform/db/column-types.ts';

export interface CategoryTable {
  id: string;
  slug: string;
  name: string;
  short_name: string | null;
  description: string;
  /** Hex colour, `#10b981`. */
  color: string;
  /** Its place in the editors' order. 0 for all categories until an editor has arranged them. */
  position: number;
  /** The name as the Azerbaijani alphabet orders it; see `src/az/characters/sort-key.ts`. */
  sort_key: string;
  /** Published articles. Written by triggers only. */
  article_count: number;
  /** Readers may comment on its articles. */
  has_comments: Generated<Flag>;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

interface CategoryRedirectTable {
  slug: string;
  category_id: string;
  created_at: Moment;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    category: CategoryTable;
    category_redirect: CategoryRedirectTable;
  }
}

declare module '#platform/db/revision-scope.ts' {
  interface RevisionScopes {
    /** Which categories there are, and their order. */
    categories: true;
    /** The name and colour of a category. By slug. */
    [category: `category:${string}`]: true;
    /** The articles of a category, and its text. By slug. */
    [list: `category-articles:${string}`]: true;
  }
}
