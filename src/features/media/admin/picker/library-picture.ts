import type { Actor } from '#platform/sessions/actor.ts';
import { emptyImageMetadata } from '../../rules/image-metadata.ts';
import { isOwnPicture, type Picture } from '../../rules/images/picture-source.ts';
import { canEditMedia, type Media } from '../../rules/media.ts';

/** A picture as the screens of the back-office use it. It can be sent as JSON. */
export interface LibraryPicture {
  /** Null for a picture of another site, and while nothing but the address is known. It can only be shown and removed. */
  id: string | null;
  /** The value of `article.image`. */
  url: string;
  name: string;
  /** Pixels; null when unknown. */
  width: number | null;
  height: number | null;
  /** Bytes; null when unknown. */
  size: number | null;
  color: string | null;
  focalX: number;
  focalY: number;
  alt: string;
  decorative: boolean;
  credit: string;
  caption: string;
  createdAt: number | null;
  /** Whether the signed-in account may change the metadata and the focal point. */
  canEdit: boolean;
}

export function libraryPicture(media: Media, actor: Pick<Actor, 'id' | 'role'>): LibraryPicture {
  const { id, url, name, width, height, size, focalX, focalY, alt, decorative, credit, caption, createdAt } =
    media;
  return {
    id,
    url,
    name,
    width,
    height,
    size,
    focalX,
    focalY,
    alt,
    decorative,
    credit,
    caption,
    createdAt,
    color: media.dominantColor,
    canEdit: canEditMedia(actor, media),
  };
}

/** A picture of which only the address is known: one of another site, or one whose record was not read. */
export function unknownPicture(url: string): LibraryPicture {
  return {
    id: null,
    url,
    name: url.split('/').at(-1) ?? url,
    width: null,
    height: null,
    size: null,
    color: null,
    ...emptyImageMetadata,
    createdAt: null,
    canEdit: false,
  };
}

/** The picture in the shape that `<ResponsivePicture>` takes. */
export function shownPicture(picture: LibraryPicture): Picture {
  const { url, width, height, color, credit, caption, focalX, focalY } = picture;
  const alt = picture.decorative ? '' : picture.alt;
  return { url, width, height, color, alt, credit, caption, focalX, focalY };
}

/** Whether the library stores the picture and its metadata. */
export function isInLibrary(picture: LibraryPicture): picture is LibraryPicture & { id: string } {
  return picture.id !== null && isOwnPicture(picture.url);
}
