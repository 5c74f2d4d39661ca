import type { DeviceClass, SourceClass } from '#db/tables/analytics.ts';

/** The same reader counts again after this long without opening the article, or anything of the paper. */
export const READER_WINDOW_MS = 30 * 60_000;

/** One opening of an article page, or one click on it on the home page (spec §2.1). */
export interface PageView {
  slug: string;
  /** A hash of who opened it; null when it must not count as a reader. */
  reader: string | null;
  /** A hash of the network it came from; absent or null when that is not known. */
  network?: string | null;
  source: SourceClass;
  device: DeviceClass;
}
