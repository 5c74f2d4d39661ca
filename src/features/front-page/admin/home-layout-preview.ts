import { redirect } from 'react-router';
import { PREVIEW_LIFE_MS, signPreview } from '#features/articles/rules/preview/article-preview.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { isId } from '#platform/new-id.ts';
import type { Route } from './+types/home-layout-preview.ts';

/** Redirects to a preview of the front page with a layout: `draft`, or the id of a stored one. The link is valid for a day. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!isId(params.id)) throw new Response(null, { status: 404 });
  const { now, previewSecret: secret } = servicesOf(context);
  const expiresAt = now() + PREVIEW_LIFE_MS;
  const token = signPreview({ kind: 'home', id: params.id, expiresAt, secret });
  return redirect(href('/preview/home/:token', { token }));
}
