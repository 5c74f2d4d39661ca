import type { Db } from '#db/schema.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';
import { InvalidInput, type Problem } from '#domain/errors.ts';
import { isOwnPicture } from '#domain/media/images/picture-source.ts';

/** On their way to readers or before them already; a draft may be as unfinished as it likes. */
const SEEN: readonly ArticleStatus[] = ['pending', 'scheduled', 'published'];

/**
 * What an article lacks in `status`: a picture of our library needs words for those who do not see it, or the mark that
 * it needs none, and it has to be there. Of pictures that are kept elsewhere nothing is asked.
 */
export async function listImageProblems(
  db: Db,
  { image, status }: { image: string | null; status: ArticleStatus },
): Promise<Problem[]> {
  if (image === null || !SEEN.includes(status)) return [];
  const media = await db
    .selectFrom('media')
    .select(['alt', 'decorative'])
    .where('url', '=', image)
    .executeTakeFirst();
  if (!media) return isOwnPicture(image) ? [{ field: 'image', code: 'image.gone' }] : [];
  const isMute = media.alt === '' && media.decorative === 0;
  return isMute ? [{ field: 'image', code: 'alt.required' }] : [];
}

/** @throws InvalidInput 'alt.required' or 'image.gone' at the picture. */
export async function requireImageMetadata(
  db: Db,
  article: { image: string | null; status: ArticleStatus },
): Promise<void> {
  const problems = await listImageProblems(db, article);
  if (problems.length > 0) throw new InvalidInput(problems);
}
