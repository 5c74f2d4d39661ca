import type { Generated } from 'kysely';
import type { Flag, Moment } from './column-types.ts';

export interface MediaTables {
  media: MediaTable;
  media_alias: MediaAliasTable;
  article_media: ArticleMediaTable;
}

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
  /** MD5 of the bytes as they were uploaded, base64: tells a second upload of the same file. */
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
  /** Folded name, alt text, credit and caption: what the library's search looks through. */
  search_line: Generated<string>;
  created_by: string | null;
  created_at: Moment;
  updated_at: Moment;
}

/** Where a picture lay before its bytes were replaced. */
interface MediaAliasTable {
  path: string;
  media_id: string;
  created_at: Moment;
}

/** Own pictures inside the text of an article. Kept by the database's triggers, so never write it. */
interface ArticleMediaTable {
  article_id: string;
  /** `articles/{timestamp}-{filename}`, also of pictures the library no longer knows. */
  path: string;
}
