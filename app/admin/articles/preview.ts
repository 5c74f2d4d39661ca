import { redirect } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { requireStaff } from '#app/session.server.ts';
import { PREVIEW_LIFE_MS, signPreview } from '#domain/content/preview-token.ts';
import { isId } from '#domain/new-id.ts';
import type { Route } from './+types/preview.ts';

/** Makes a link that shows the article for a day to whoever has it, and leads there. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  await requireStaff(request, context);
  if (!isId(params.id)) throw new Response(null, { status: 404 });
  const { now, previewSecret: secret } = servicesOf(context);
  const token = signPreview({ id: params.id, expiresAt: now() + PREVIEW_LIFE_MS, secret });
  return redirect(`/preview/${token}`);
}
