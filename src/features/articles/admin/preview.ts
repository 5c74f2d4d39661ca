import { redirect } from 'react-router';
import { Forbidden } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { isId } from '#platform/new-id.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { createPreviewToken } from '../rules/preview/article-preview.ts';
import type { Route } from './+types/preview.ts';

/** Creates a preview link of the article and redirects to it. Everyone who has the link can open it for a day. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  if (!isId(params.id)) throw new Response(null, { status: 404 });
  const { db, now, previewSecret: secret } = servicesOf(context);
  try {
    const token = await createPreviewToken(db, { actor, articleId: params.id, secret, now: now() });
    return redirect(href('/preview/:token', { token }));
  } catch (error) {
    if (error instanceof Forbidden) throw new Response(null, { status: 403 });
    throw error;
  }
}
