import { isOwnPicture } from '#features/media/rules/images/picture-source.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import type { ArticleStatus } from '../../tables.ts';

/** Statuses that need a complete image. A draft may be incomplete. */
const CHECKED_STATUSES: readonly ArticleStatus[] = ['pending', 'scheduled', 'published'];

/**
 * The problems of an article's image in `status`. An image of the media library has to exist, and needs alternative text or
 * the mark that it needs none. Images of other sites are not checked.
 */
export async function listImageProblems(
  db: Db,
  { image, status }: { image: string | null; status: ArticleStatus },
): Promise<Problem[]> {
  if (image === null || !CHECKED_STATUSES.includes(status)) return [];
  const media = await db
    .selectFrom('media')
    .select(['alt', 'decorative'])
    .where('url', '=', image)
    .executeTakeFirst();
  if (!media) return isOwnPicture(image) ? [{ field: 'image', code: 'image.gone' }] : [];
  const isAltMissing = media.alt === '' && media.decorative === 0;
  return isAltMissing ? [{ field: 'image', code: 'alt.required' }] : [];
}

/** @throws InvalidInput 'alt.required' or 'image.gone' for the field of the image. */
export async function requireImageMetadata(
  db: Db,
  article: { image: string | null; status: ArticleStatus },
): Promise<void> {
  const problems = await listImageProblems(db, article);
  if (problems.length > 0) throw new InvalidInput(problems);
}
