import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { findKeptForm } from '#domain/accounts/sign-in/stashed-submissions.ts';
import { readArticleForm } from './read-article-form.ts';
import { type TypedValues, typedValues } from './save-article-form.server.ts';

/** A form of an article that came after its writer's session had ended. */
export interface StashedArticle {
  articleId: string;
  baseVersion: number | null;
  values: TypedValues;
  /** A picture was sent with it, and has to be chosen again. */
  hadFile: boolean;
}

/** What the address says was kept for this person and this article; null when there is nothing. */
export async function findStashedArticle(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { actor, id }: { actor: Actor; id: string | null },
): Promise<StashedArticle | null> {
  const stashId = new URL(request.url).searchParams.get('kept');
  if (!stashId) return null;
  const { db, now } = servicesOf(context);
  const found = await findKeptForm(db, { actor, id: stashId, now: now() });
  const path = id === null ? '/admin/articles/create' : `/admin/articles/edit/${id}`;
  if (found?.path.replace(/\?.*/, '') !== path) return null;
  const form = new FormData();
  for (const [name, text] of found.fields) form.append(name, text);
  const read = readArticleForm(form);
  const { baseVersion, id: articleId } = read;
  return { articleId, baseVersion, values: typedValues(read), hadFile: found.hadFile };
}
