import { Link, Outlet, useParams, useSearchParams } from 'react-router';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toActionError } from '#platform/admin/to-action-error.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { listMedia } from '../rules/list-media.ts';
import { mediaText } from '../text.ts';
import type { Route } from './+types/library.ts';
import { mediaQuery, readMediaFilter } from './media-filter.ts';
import { MediaFilterForm } from './media-filter-form.tsx';
import { libraryPicture } from './picker/library-picture.ts';
import { PictureTile } from './picture-tile.tsx';
import { receiveUpload } from './upload/receive-upload.server.ts';
import { UploadForm } from './upload/upload-form.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const filter = readMediaFilter(new URL(request.url).searchParams);
  const { pictures, next } = await listMedia(servicesOf(context).db, {
    ...{ actor, search: filter.search, after: filter.after },
    isUnused: filter.show === 'unused',
    isMine: filter.show === 'mine',
  });
  return { filter, next, pictures: pictures.map((media) => libraryPicture(media, actor)) };
}

/** Uploads without scripts. With scripts, pictures are sent to /admin/media/upload. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  try {
    const { media, isDuplicate } = await receiveUpload(context, { actor, form: await request.formData() });
    return redirectWithToast(
      href('/admin/media/:id', { id: media.id }),
      isDuplicate ? 'image.duplicate' : 'image.uploaded',
    );
  } catch (error) {
    return toActionError(error);
  }
}

/** The media library: search, filters, upload, and the details of one picture beside the list. */
export default function Library({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, pictures, next } = loaderData;
  const { id } = useParams();
  const [query] = useSearchParams();
  const isFiltered = filter.search !== '' || filter.show !== 'all';
  return (
    <div className={id ? 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]' : ''}>
      <div className={`grid content-start gap-4 ${id ? 'hidden lg:grid' : ''}`}>
        {/* When a picture is open, its name is the heading of the page. */}
        {id ? (
          <p className="font-headline text-4xl">{mediaText.title}</p>
        ) : (
          <PageHead title={mediaText.title} />
        )}
        <UploadForm problems={actionData?.problems} />
        <MediaFilterForm filter={filter} />
        {pictures.length === 0 && (
          <p className="rounded-md border border-line p-8 text-center text-muted">
            {isFiltered ? mediaText.nothingFound : mediaText.empty}
          </p>
        )}
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Link
                to={`${href('/admin/media/:id', { id: picture.id ?? '' })}${query.size > 0 ? `?${query}` : ''}`}
                preventScrollReset
                aria-current={picture.id === id ? 'true' : undefined}
                className="block rounded-md focus-visible:outline-2 focus-visible:outline-accent"
              >
                <PictureTile picture={picture} isCurrent={picture.id === id} />
              </Link>
            </li>
          ))}
        </ul>
        {(next || filter.after) && (
          <nav aria-label={mediaText.title} className="flex flex-wrap justify-center gap-2">
            {filter.after && (
              <ButtonLink to={`${href('/admin/media')}${mediaQuery({ ...filter, after: null })}`}>
                {mediaText.first}
              </ButtonLink>
            )}
            {next && (
              <ButtonLink to={`${href('/admin/media')}${mediaQuery({ ...filter, after: next })}`}>
                {mediaText.more}
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
      <Outlet />
    </div>
  );
}
