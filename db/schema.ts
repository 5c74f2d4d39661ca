import type { Generated, Kysely } from 'kysely';
import type { AccountTables } from './tables/accounts.ts';
import type { AnalyticsTables } from './tables/analytics.ts';
import type { ArticleStatus } from './tables/article-status.ts';
import type { AudienceTables } from './tables/audience.ts';
import type { BreakingTables } from './tables/breaking.ts';
import type { CurationTables } from './tables/curation.ts';
import type { DiagnosticTables } from './tables/diagnostics.ts';
import type { LibraryBoolean, LibraryDate } from './tables/library-columns.ts';
import type { MatchTables } from './tables/matches.ts';
import type { MediaLibraryTables } from './tables/media-library.ts';
import type { NewsroomTables } from './tables/newsroom.ts';
import type { NoteTables } from './tables/notes.ts';
import type { SearchTables } from './tables/search.ts';
import type { SettingTables } from './tables/settings.ts';

export type { ArticleStatus };

/** A moment in epoch milliseconds. */
type Moment = number;
/** A yes or no that both engines keep as 0 or 1. */
export type Flag = 0 | 1;

export type StaffRole = 'admin' | 'editor' | 'author';

export interface CategoryTable {
  id: string;
  slug: string;
  name: string;
  short_name: string | null;
  description: string;
  /** Hex colour, `#10b981`. */
  color: string;
  position: number;
  /** The name as the Azerbaijani alphabet orders it; see `az/characters/sort-key.ts`. */
  sort_key: string;
  /** Published articles. Kept by the database's triggers, so never write it. */
  article_count: number;
  created_at: Moment;
  updated_at: Moment;
}

export interface ArticleTable {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  category_id: string | null;
  /** The byline, free text. */
  author: string;
  author_slug: string;
  /** URL of the picture; the row of `media` with this url, if any, knows its size and words. */
  image: string | null;
  featured: Flag;
  status: ArticleStatus;
  /** Starts at 1 and grows with every saved change. */
  version: number;
  created_by: string | null;
  created_at: Moment;
  updated_at: Moment;
  /** First publication; null before it. */
  published_at: Moment | null;
  /** When the clock publishes it; set while scheduled. */
  scheduled_at: Moment | null;
  /** HTML. After all that lists show: they then never touch the pages that hold it. */
  content: string;
  /** For search engines; null: the title and the excerpt serve. */
  seo_title: Generated<string | null>;
  seo_description: Generated<string | null>;
  /** Why an editor gave the draft back to its author. */
  returned_reason: Generated<string | null>;
}

export interface TagTable {
  id: string;
  /** The folded name, so that two spellings are one tag. */
  slug: string;
  name: string;
  sort_key: string;
  /** Published articles. Kept by the database's triggers, so never write it. */
  article_count: number;
  created_at: Moment;
}

export interface ArticleTagTable {
  article_id: string;
  tag_id: string;
  position: number;
  /** The article's `published_at` while it is published, otherwise null. Kept by the database's triggers. */
  listed_at: Moment | null;
}

export interface ArticleStatsTable {
  article_id: string;
  views: number;
  readers: number;
}

export interface ArticleRedirectTable {
  slug: string;
  article_id: string;
  created_at: Moment;
}

export interface MediaTable {
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
  created_by: string | null;
  created_at: Moment;
  updated_at: Moment;
  /** MD5 of the bytes as they were uploaded, base64: tells a second upload of the same file. */
  source_md5: Generated<string | null>;
  /** Folded name, alt text, credit and caption: what the library's search looks through. */
  search_line: Generated<string>;
}

export interface StaffTable {
  id: string;
  name: string;
  email: string;
  email_verified: LibraryBoolean;
  image: string | null;
  role: StaffRole | null;
  banned: LibraryBoolean | null;
  ban_reason: string | null;
  ban_expires: LibraryDate | null;
  two_factor_enabled: Generated<LibraryBoolean>;
  /** The password was made by somebody else, and the first thing to do is to choose another. */
  must_change_password: Generated<LibraryBoolean>;
  /** When they were last here, within some minutes. */
  seen_at: Generated<Moment | null>;
  created_at: LibraryDate;
  updated_at: LibraryDate;
}

export interface SiteRevisionTable {
  id: 1;
  /** Grows with every change that readers can see. Moved by the database's triggers. */
  revision: number;
}

export interface SchemaMigrationTable {
  name: string;
  applied_at: Moment;
}

/** Every table, as Kysely sees it. */
export interface Database
  extends AccountTables,
    AnalyticsTables,
    AudienceTables,
    BreakingTables,
    CurationTables,
    DiagnosticTables,
    MatchTables,
    MediaLibraryTables,
    NewsroomTables,
    NoteTables,
    SearchTables,
    SettingTables {
  category: CategoryTable;
  article: ArticleTable;
  tag: TagTable;
  article_tag: ArticleTagTable;
  article_stats: ArticleStatsTable;
  article_redirect: ArticleRedirectTable;
  media: MediaTable;
  staff: StaffTable;
  site_revision: SiteRevisionTable;
  schema_migration: SchemaMigrationTable;
}

/** What every domain function takes first. A transaction is one too. */
export type Db = Kysely<Database>;
