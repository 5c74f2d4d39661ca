import type { Media } from './media.ts';

/** The fields of an image that the audit log contains. */
export function pickAuditedFields(media: Media): Record<string, unknown> {
  const { name, path, size, alt, decorative, credit, caption, focalX, focalY } = media;
  return { name, path, size, alt, decorative, credit, caption, focalX, focalY };
}
