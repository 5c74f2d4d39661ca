import type { Selectable } from 'kysely';
import type { Database, Db } from '#platform/db/schema.ts';
import { Forbidden, NotFound } from '#platform/errors.ts';
import { type Actor, hasRole, requireRole } from '#platform/sessions/actor.ts';
import type { Picture } from './images/picture-source.ts';

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

/** Whether the actor may change an image: authors those that they uploaded, editors every image. */
export function canEditMedia(actor: Pick<Actor, 'id' | 'role'>, media: Pick<Media, 'createdBy'>): boolean {
  return hasRole(actor, 'editor') || (hasRole(actor, 'author') && media.createdBy === actor.id);
}

/** @throws Forbidden when the actor may not change the image. */
export function requireMediaEditor(actor: Actor, media: Pick<Media, 'createdBy'>): void {
  requireRole(actor, 'author');
  if (!canEditMedia(actor, media)) throw new Forbidden('This picture belongs to somebody else');
}

/** Finds an image by its id, its URL or its path in the store. */
export async function findMedia(
  db: Db,
  key: { id: string } | { url: string } | { path: string },
): Promise<Media | null> {
  const media = db.selectFrom('media').selectAll();
  const query =
    'id' in key
      ? media.where('id', '=', key.id)
      : 'url' in key
        ? media.where('url', '=', key.url)
        : media.where('path', '=', key.path);
  const row = await query.executeTakeFirst();
  return row ? parseMediaRow(row) : null;
}

/**
 * One image by its id.
 * @throws NotFound.
 */
export async function getMedia(db: Db, { id }: { id: string }): Promise<Media> {
  const media = await findMedia(db, { id });
  if (!media) throw new NotFound(`No picture has the id ${id}`);
  return media;
}

/** The stored file of a picture. */
export interface PictureFile {
  /** Its media type, `image/webp`. */
  type: string;
  bytes: number;
  width: number;
  height: number;
}

/** The files of pictures of the media library, by URL. Pictures from elsewhere are not in the result. */
export async function listPictureFiles(
  db: Db,
  { urls }: { urls: readonly string[] },
): Promise<Map<string, PictureFile>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['url', 'content_type', 'size', 'width', 'height'])
    .where('url', 'in', urls)
    .execute();
  return new Map(
    rows.map(({ url, content_type, size, width, height }) => [
      url,
      { type: content_type, bytes: size, width, height },
    ]),
  );
}
