import type { Generated } from 'kysely';
import type { Flag, Moment } from '#platform/db/column-types.ts';

interface MediaTable {
  id: string;
  url: string;
  /** `articles/{timestamp}-{filename}` (spec §3). */
  path: string;
  name: string;
  content_type: string;
  /** Bytes. */
  size: number;
  width: number;
  height: number;
  md5_hash: string;
  /** MD5 of the uploaded bytes, base64. It recognises a second upload of the same file. */
  source_md5: Generated<string | null>;
  /** `#rrggbb`. */
  dominant_color: string | null;
  /** 0 (left) to 1 (right). */
  focal_x: number;
  /** 0 (top) to 1 (bottom). */
  focal_y: number;
  alt: string;
  decorative: Flag;
  credit: string | null;
  caption: string | null;
  /** Folded name, alt text, credit and caption, for the search. */
  search_text: Generated<string>;
  created_by: string | null;
  created_at: Moment;
  updated_at: Moment;
}

/** A path that a picture had before its bytes were replaced. */
interface MediaAliasTable {
  path: string;
  media_id: string;
  created_at: Moment;
}

/** Our own pictures inside the text of an article. Written by triggers only. */
interface ArticleMediaTable {
  article_id: string;
  /** `articles/{timestamp}-{filename}`, also of pictures the library no longer knows. */
  path: string;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    media: MediaTable;
    media_alias: MediaAliasTable;
    article_media: ArticleMediaTable;
  }
}
