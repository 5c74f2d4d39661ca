import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form, Link, Outlet, useNavigate, useParams, useRevalidator, useSearchParams } from 'react-router';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import type { Problem } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { SelectField, TextField } from '#platform/ui/field.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { listMedia } from '../rules/list-media.ts';
import { mediaText, uploadText } from '../text.ts';
import type { Route } from './+types/library.ts';
import { type MediaFilter, mediaQuery, readMediaFilter } from './media-filter.ts';
import { libraryPicture } from './picker/library-picture.ts';
import { PictureTile } from './picture-tile.tsx';
import { DropZone } from './upload/drop-zone.tsx';
import { DuplicateNotice } from './upload/duplicate-notice.tsx';
import { receiveUpload } from './upload/receive-upload.server.ts';
import { useUpload } from './upload/use-upload.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const filter = readMediaFilter(new URL(request.url).searchParams);
  const { pictures, next } = await listMedia(servicesOf(context).db, {
    actor,
    search: filter.search,
    after: filter.after,
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

/** Uploads new pictures to the library. After a single upload the picture opens, so that its metadata can be filled in. */
function UploadForm({ problems }: { problems: readonly Problem[] | undefined }) {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const showToast = useToast();
  const isOneOfMany = useRef(false);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const upload = useUpload(({ picture, isDuplicate }) => {
    if (isOneOfMany.current) return;
    showToast({
      kind: isDuplicate ? 'default' : 'success',
      text: isDuplicate ? mediaText.duplicate : uploadText.done,
    });
    void revalidator.revalidate();
    void navigate(href('/admin/media/:id', { id: picture.id ?? '' }));
  });
  const sendAll = async (files: readonly File[]) => {
    setFailed([]);
    isOneOfMany.current = true;
    const wrong: string[] = [];
    let done = 0;
    for (const file of files) {
      const sentence = await upload.send(file);
      if (sentence === uploadText.canceled) break;
      if (sentence === null) done += 1;
      else wrong.push(`${file.name}: ${sentence}`);
    }
    isOneOfMany.current = false;
    setFailed([...new Set(wrong)]);
    if (done > 0) showToast({ kind: 'success', text: mediaText.uploadedMany(done) });
    void revalidator.revalidate();
  };
  const [problem] = problems ?? [];
  return (
    <Form method="post" action={href('/admin/media')} encType="multipart/form-data" className="grid gap-3">
      <ProblemNotice problem={problem?.code} />
      <DropZone upload={upload} fileName="file" onFiles={(files) => void sendAll(files)} isFlat>
        <noscript>
          <button type="submit" className="min-h-11 rounded-md bg-accent px-4 font-semibold text-paper">
            {mediaText.upload}
          </button>
        </noscript>
      </DropZone>
      {failed.length > 0 && (
        <Notice kind="error">
          <ul className="grid gap-1">
            {failed.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <DuplicateNotice upload={upload} />
    </Form>
  );
}

/** Search and filter of the library. Works without scripts: the address has the whole filter. */
function MediaFilterForm({ filter }: { filter: MediaFilter }) {
  return (
    <Form
      key={`${filter.search} ${filter.show}`}
      method="get"
      action={href('/admin/media')}
      role="search"
      className="grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_14rem_auto]"
    >
      <TextField
        label={mediaText.search}
        type="search"
        name="q"
        defaultValue={filter.search}
        placeholder={mediaText.searchHint}
        fieldClass="col-span-2 sm:col-span-1"
      />
      <SelectField label={mediaText.filter} name="show" defaultValue={filter.show}>
        <option value="all">{mediaText.all}</option>
        <option value="unused">{mediaText.unused}</option>
        <option value="mine">{mediaText.mine}</option>
      </SelectField>
      <Button type="submit">
        <Search aria-hidden="true" className="size-4" />
        {mediaText.show}
      </Button>
    </Form>
  );
}
