import type { RouterContextProvider } from 'react-router';
import { canEditMedia } from '#features/media/rules/can-edit-media.ts';
import { findMedia } from '#features/media/rules/find-media.ts';
import { cleanImageMetadata, type ImageMetadata } from '#features/media/rules/image-metadata.ts';
import type { Media } from '#features/media/rules/media.ts';
import { updateMedia } from '#features/media/rules/update-media.ts';
import { InvalidInput } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { listArticleProblems } from '../../rules/checks/list-article-problems.ts';
import { cleanArticleFields } from '../../rules/clean-article-fields.ts';
import type { ArticleFormInput } from '../save/read-article-form.ts';

/**
 * Saves changed image metadata of the form. Call it before the article is saved, because an article cannot be published
 * with a picture that has no alternative text.
 * @throws InvalidInput with every problem of the form.
 */
export async function writeImageMetadata(
  form: ArticleFormInput,
  context: Readonly<RouterContextProvider>,
  actor: Actor,
): Promise<void> {
  const { image } = form.fields;
  if (!image || !form.imageMetadata) return;
  const { db, store, now, newId } = servicesOf(context);
  const media = await findMedia(db, { url: image });
  const metadata = cleanImageMetadata(form.imageMetadata);
  if (!media || hasSameMetadata(metadata, media) || !canEditMedia(actor, media)) return;
  try {
    await updateMedia(db, store, { actor, id: media.id, metadata, isDraft: true, now: now(), newId });
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const problems = error.problems.map(({ code }) => ({ field: 'image', code }));
    throw new InvalidInput([...listArticleProblems(cleanArticleFields(form.fields)), ...problems]);
  }
}

function hasSameMetadata(metadata: ImageMetadata, media: Media): boolean {
  return (Object.keys(metadata) as (keyof ImageMetadata)[]).every((name) => metadata[name] === media[name]);
}
