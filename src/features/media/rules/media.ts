import type { Selectable } from 'kysely';
import type { Database } from '#platform/db/schema.ts';
import type { Picture } from './images/picture.ts';

/** An image of the media library: the stored file and its metadata. Times are epoch milliseconds. */
export interface Media {
  id: string;
  /** `/media/{path}`, as in `article.image`. */
  url: string;
  /** The path in the file store: `articles/{timestamp}-{filename}` (spec §3 'Stored file'). */
  path: string;
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** Pixels. */
  width: number;
  height: number;
  /** MD5 of the bytes, base64. */
  md5Hash: string;
  /** `#rrggbb`; null when unknown. */
  dominantColor: string | null;
  /** The focal point, 0..1 from the left and from the top. */
  focalX: number;
  focalY: number;
  alt: string;
  /** Without meaning: screen readers ignore it. */
  decorative: boolean;
  credit: string;
  caption: string;
  /** The id of the account that uploaded it. */
  createdBy: string | null;
  createdAt: number;
  updatedAt: number;
}

/** Converts a row of the table. */
export function parseMediaRow(row: Selectable<Database['media']>): Media {
  return {
    id: row.id,
    url: row.url,
    path: row.path,
    name: row.name,
    contentType: row.content_type,
    size: row.size,
    width: row.width,
    height: row.height,
    md5Hash: row.md5_hash,
    dominantColor: row.dominant_color,
    focalX: row.focal_x,
    focalY: row.focal_y,
    alt: row.alt,
    decorative: row.decorative === 1,
    credit: row.credit ?? '',
    caption: row.caption ?? '',
    createdBy: row.created_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Converts an image for reader pages. */
export function toReaderPicture(media: Media): Picture {
  const { url, width, height, credit, caption, focalX, focalY } = media;
  const alt = media.decorative ? '' : media.alt;
  return { url, width, height, color: media.dominantColor, alt, credit, caption, focalX, focalY };
}
