import { servicesOf } from '#platform/http/context.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { listMedia } from '../rules/list-media.ts';
import type { Route } from './+types/pictures.ts';
import { readMediaFilter } from './media-filter.ts';
import { type LibraryPicture, libraryPicture } from './picker/library-picture.ts';

/** The response of /admin/media/pictures. */
export interface PicturesAnswer {
  pictures: LibraryPicture[];
  next: string | null;
}

/** GET /admin/media/pictures: a page of the library for the picture picker. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const actor = actorOf(context);
  const { search, show, after } = readMediaFilter(new URL(request.url).searchParams);
  const { pictures, next } = await listMedia(servicesOf(context).db, {
    actor,
    search,
    after,
    limit: 24,
    isMine: show === 'mine',
    isUnused: show === 'unused',
  });
  const answer: PicturesAnswer = { pictures: pictures.map((media) => libraryPicture(media, actor)), next };
  return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
}
