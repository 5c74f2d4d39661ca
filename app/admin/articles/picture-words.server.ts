import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { cleanArticleFields } from '#domain/content/article-input.ts';
import { listArticleProblems } from '#domain/content/list-article-problems.ts';
import { InvalidInput } from '#domain/errors.ts';
import { canEditMedia } from '#domain/media/can-edit-media.ts';
import { findMedia } from '#domain/media/find-media.ts';
import type { Media } from '#domain/media/media.ts';
import { cleanMediaWords, listMediaWordsProblems, type MediaWords } from '#domain/media/media-words.ts';
import { updateMedia } from '#domain/media/update-media.ts';
import type { ArticleFormInput } from './read-article-form.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * A picture of ours needs words for those who do not see it, or the mark that it needs none: from the form, or from the
 * library when the form does not carry them.
 * @throws InvalidInput with every problem of the form.
 */
export async function checkPicture(form: ArticleFormInput, context: Context): Promise<void> {
  const media = await findPicture(form, context);
  if (!media) return;
  const wrong = listMediaWordsProblems(cleanMediaWords(form.words ?? media), { needsAlt: true });
  if (wrong.length === 0) return;
  const problems = wrong.map(({ code }) => ({ field: 'image', code }));
  throw new InvalidInput([...listArticleProblems(cleanArticleFields(form.fields)), ...problems]);
}

/** Writes what the form says about its picture, if that is anything new. */
export async function writePictureWords(
  form: ArticleFormInput,
  context: Context,
  actor: Actor,
): Promise<void> {
  const media = form.words && (await findPicture(form, context));
  if (!media || !form.words || !canEditMedia(actor, media)) return;
  const words = cleanMediaWords(form.words);
  if (hasSameWords(words, media)) return;
  const { db, store, now, newId } = servicesOf(context);
  await updateMedia(db, store, { actor, id: media.id, words, now: now(), newId });
}

function findPicture({ fields }: ArticleFormInput, context: Context): Promise<Media | null> {
  const { image } = fields;
  return image ? findMedia(servicesOf(context).db, { url: image }) : Promise.resolve(null);
}

function hasSameWords(words: MediaWords, media: Media): boolean {
  return (Object.keys(words) as (keyof MediaWords)[]).every((name) => words[name] === media[name]);
}
