import { findExistingPicture } from '#features/media/rules/find-existing-picture.ts';
import type { Db } from '#platform/db/schema.ts';

const PICTURE =
  /<figure>\s*<img\b[^>]*>\s*(?:<figcaption>(?:(?!<\/figure>).)*<\/figcaption>)?\s*<\/figure>|<img\b[^>]*>/gs;
const OURS = /\bsrc="(\/media\/articles\/[A-Za-z0-9._-]+)/;

/** Removes images that were deleted from the media library, with their captions, from clean HTML. */
export async function removeDeletedPictures(db: Db, content: string): Promise<string> {
  const gone = new Set<string>();
  for (const [picture] of content.matchAll(PICTURE)) {
    const url = OURS.exec(picture)?.[1] ?? null;
    if (url && !(await findExistingPicture(db, { url, otherwise: null }))) gone.add(picture);
  }
  return content.replace(PICTURE, (picture) => (gone.has(picture) ? '' : picture));
}
