import type { Selectable } from 'kysely';
import type { Database } from '#db/schema.ts';
import type { Picture } from './images/picture.ts';

/** A picture in the newsroom's library: the stored file and what is said about it. */
export interface Media {
  id: string;
  /** What `article.image` holds: `/media/{path}`. */
  url: string;
  /** Where the file lies in the store: `articles/{timestamp}-{filename}` (spec §3 'Stored file'). */
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
  /** 0..1 from the left and the top. */
  focalX: number;
  focalY: number;
  alt: string;
  /** Shown to the eye only: screen readers pass over it. */
  decorative: boolean;
  credit: string;
  caption: string;
  /** Account of the person who uploaded it. */
  createdBy: string | null;
  createdAt: number;
  updatedAt: number;
}

/** Row of the table → Media. */
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

/** Media as a reader's page needs it. */
export function mediaPicture(media: Media): Picture {
  const { url, width, height, credit, caption, focalX, focalY } = media;
  const alt = media.decorative ? '' : media.alt;
  return { url, width, height, color: media.dominantColor, alt, credit, caption, focalX, focalY };
}
