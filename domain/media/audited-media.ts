import type { Media } from './media.ts';

/** What the journal of changes says about a picture. */
export function auditedMedia(media: Media): Record<string, unknown> {
  const { name, path, size, alt, decorative, credit, caption, focalX, focalY } = media;
  return { name, path, size, alt, decorative, credit, caption, focalX, focalY };
}
