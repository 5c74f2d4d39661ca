import { MINUTE } from '#az/format/durations.ts';
import type { DeviceClass, SourceClass } from '../../tables.ts';

/** A reader counts again after this long without opening the article, the subject or the site. */
export const READER_WINDOW_MS = 30 * MINUTE;

/** A reader opened an article page, or clicked on the article on the front page (spec §2.1). */
export interface PageView {
  slug: string;
  /** A hash that identifies the reader; null when the view must not count a reader. */
  reader: string | null;
  /** A hash of the reader's network; absent or null when it is unknown. */
  network?: string | null;
  source: SourceClass;
  device: DeviceClass;
}
