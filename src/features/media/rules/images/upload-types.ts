/** The types of images that can be uploaded: those of the specification (spec §5), and WebP and AVIF. */
export const uploadTypes: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

/** For the file inputs. */
export const ACCEPTED_UPLOADS = uploadTypes.join(',');
