import type { Moment } from '#platform/db/column-types.ts';

/** A month of publication, in UTC. Written by triggers only. */
interface SitemapMonthTable {
  /** `2026-11`. */
  month: string;
  /** Published articles. */
  articles: number;
  /** The last change of an article of this month that its sitemap shows. */
  modified_at: Moment;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    sitemap_month: SitemapMonthTable;
  }
}
