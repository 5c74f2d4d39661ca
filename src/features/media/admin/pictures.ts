import { servicesOf } from '#platform/http/context.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { listMedia } from '../rules/list-media.ts';
import type { Route } from './+types/pictures.ts';
import { readMediaFilter } from './media-filter.ts';
import { findLibraryPicture } from './picker/find-library-picture.server.ts';
import { isInLibrary, type LibraryPicture, libraryPicture } from './picker/library-picture.ts';

/** The response of /admin/media/pictures. */
export interface PicturesAnswer {
  pictures: LibraryPicture[];
  next: string | null;
}

/**
 * GET /admin/media/pictures: a page of the library for the picture picker. With `?url=` the one picture that has this
 * address, under its current address; none when it was deleted.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const actor = actorOf(context);
  const { db } = servicesOf(context);
  const query = new URL(request.url).searchParams;
  const url = query.get('url');
  if (url !== null) {
    const picture = await findLibraryPicture(db, { url, actor });
    return answerWith({ pictures: picture && isInLibrary(picture) ? [picture] : [], next: null });
  }
  const { search, show, after } = readMediaFilter(query);
  const { pictures, next } = await listMedia(db, {
    actor,
    search,
    after,
    limit: 24,
    isMine: show === 'mine',
    isUnused: show === 'unused',
  });
  return answerWith({ pictures: pictures.map((media) => libraryPicture(media, actor)), next });
}

function answerWith(answer: PicturesAnswer): Response {
  return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
}
