import { Forbidden, InvalidInput, NotFound } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import { postOnly } from '#platform/http/post-only.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { updateMedia } from '../rules/change-media.ts';
import type { Route } from './+types/image-metadata.ts';
import { libraryPicture } from './picker/library-picture.ts';
import { readImageMetadata } from './read-image-metadata.ts';
import type { MetadataAnswer } from './use-saved-metadata.ts';

export const loader = postOnly;

/**
 * POST /admin/media/{id}/metadata, for scripts: saves the metadata of an image while they are typed, so an alt text that is
 * missing may stay missing. Answers with JSON (`MetadataAnswer`).
 */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const actor = actorOf(context);
  const { db, store, now, newId } = servicesOf(context);
  const metadata = readImageMetadata(await request.formData());
  try {
    const change = { actor, id: params.id, metadata, isDraft: true, now: now(), newId };
    const media = await updateMedia(db, store, change);
    return Response.json({ picture: libraryPicture(media, actor) } satisfies MetadataAnswer);
  } catch (error) {
    if (error instanceof InvalidInput)
      return Response.json({ problems: error.problems } satisfies MetadataAnswer, { status: 422 });
    if (error instanceof NotFound) return Response.json({}, { status: 404 });
    if (error instanceof Forbidden) return Response.json({}, { status: 403 });
    throw error;
  }
}
