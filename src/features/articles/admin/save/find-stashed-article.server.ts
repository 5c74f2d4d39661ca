import { readStashId } from '#features/accounts/admin/stash-address.ts';
import { findStashedSubmission } from '#features/accounts/rules/stashed-submissions.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { readArticleForm } from './read-article-form.ts';
import { type TypedValues, typedValues } from './save-article-form.server.ts';

/** A stashed submission of an article form: it was sent after the session had expired. */
export interface StashedArticle {
  articleId: string;
  baseVersion: number | null;
  values: TypedValues;
  /** The form had a file, which has to be chosen again. */
  hadFile: boolean;
}

/** The stashed submission in the address, if it belongs to the actor and to this article; null otherwise. */
export async function findStashedArticle(
  request: Request,
  context: RouteContext,
  { actor, id }: { actor: Actor; id: string | null },
): Promise<StashedArticle | null> {
  const stashId = readStashId(request.url);
  if (!stashId) return null;
  const { db, now } = servicesOf(context);
  const found = await findStashedSubmission(db, { actor, id: stashId, now: now() });
  const path = id === null ? href('/admin/articles/create') : href('/admin/articles/edit/:id', { id });
  if (found?.path.replace(/\?.*/, '') !== path) return null;
  const form = new FormData();
  for (const [name, text] of found.fields) form.append(name, text);
  const read = readArticleForm(form);
  const { baseVersion, id: articleId } = read;
  return { articleId, baseVersion, values: typedValues(read), hadFile: found.hadFile };
}
