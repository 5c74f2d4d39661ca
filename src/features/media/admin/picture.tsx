import { useSearchParams } from 'react-router';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { ParentLink } from '#platform/admin/parent-link.tsx';
import { toActionError, toResponseError } from '#platform/admin/to-action-error.server.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { deleteMedia } from '../rules/delete-media.ts';
import { getMediaDetails } from '../rules/get-media-details.ts';
import { replaceMedia } from '../rules/replace-media.ts';
import { updateMedia } from '../rules/update-media.ts';
import { mediaText } from '../text.ts';
import type { Route } from './+types/picture.ts';
import { FileFacts } from './file-facts.tsx';
import { MediaUsesList } from './media-uses-list.tsx';
import { libraryPicture } from './picker/library-picture.ts';
import { DeleteForm, MetadataForm, ReplaceForm } from './picture-forms.tsx';
import { readImageMetadata } from './read-image-metadata.ts';
import { readImageFile } from './upload/receive-upload.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, store } = servicesOf(context);
  const details = await getMediaDetails(db, store, { actor, id: params.id }).catch((error) => {
    throw toResponseError(error);
  });
  const { media, ...rest } = details;
  return { ...rest, picture: libraryPicture(media, actor) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, store, now, newId } = servicesOf(context);
  const form = await request.formData();
  const change = { actor, id: params.id, now: now(), newId };
  const here = href('/admin/media/:id', { id: params.id });
  const metadata = readImageMetadata(form);
  const intent = readForm(form).text('intent');
  try {
    switch (intent) {
      case 'metadata':
        await updateMedia(db, store, { ...change, metadata });
        return redirectWithToast(here, 'image.saved');
      case 'replace':
        await replaceMedia(db, store, { ...change, ...(await readImageFile(form)) });
        return redirectWithToast(here, 'image.replaced');
      case 'delete':
        await deleteMedia(db, store, change);
        return redirectWithToast(href('/admin/media'), 'image.deleted');
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    return toActionError(error, { intent, metadata });
  }
}

/** One picture: its metadata, its uses, its file, and forms that replace or delete it. */
export default function PicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const { picture, uses, file, uploader } = loaderData;
  const [query] = useSearchParams();
  return (
    <section
      aria-labelledby="picture-name"
      className="grid content-start gap-6 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:pe-1"
    >
      <title>{picture.name}</title>
      <div>
        <ParentLink to={`${href('/admin/media')}${query.size > 0 ? `?${query}` : ''}`}>
          {mediaText.back}
        </ParentLink>
        <h1 id="picture-name" className="break-all text-2xl">
          {picture.name}
        </h1>
      </div>
      <ProblemNotice problem={actionData?.problem} />
      <MetadataForm
        key={`${picture.url} ${picture.focalX} ${picture.focalY}`}
        picture={picture}
        refusal={actionData?.intent === 'metadata' ? actionData : undefined}
      />
      <MediaUsesList uses={uses} />
      <FileFacts file={file} picture={picture} uploader={uploader} />
      {picture.canEdit && (
        <>
          <ReplaceForm problems={actionData?.intent === 'replace' ? actionData.problems : []} />
          <DeleteForm
            problem={uses.total > 0 ? 'image.inUse' : uses.unsavedOrDeleted > 0 ? 'image.kept' : null}
          />
        </>
      )}
    </section>
  );
}
