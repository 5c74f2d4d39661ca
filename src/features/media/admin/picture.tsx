import { type ReactNode, useState } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { formatDateTime } from '#az/format/dates.ts';
import { formatBytes } from '#az/format/numbers.ts';
import { articleStatusText, fallbackText } from '#features/articles/text.ts';
import { redirectWithToast, throwResponse, toActionError } from '#platform/admin/action-answers.server.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { ParentLink } from '#platform/admin/page-head.tsx';
import type { Problem } from '#platform/errors.ts';
import type { StoredFileInfo } from '#platform/files/file-store.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { commonText } from '#platform/text/common.ts';
import { findFieldError, TextField } from '#platform/ui/field.tsx';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { deleteMedia, replaceMedia, updateMedia } from '../rules/change-media.ts';
import { getMediaDetails, type MediaUses } from '../rules/find-media-uses.ts';
import type { ImageMetadata } from '../rules/image-metadata.ts';
import { ACCEPTED_UPLOADS } from '../rules/images/upload-types.ts';
import { mediaText } from '../text.ts';
import type { Route } from './+types/picture.ts';
import { ImageMetadataFields } from './image-metadata-fields.tsx';
import { type LibraryPicture, libraryPicture } from './picker/library-picture.ts';
import { readImageMetadata } from './read-image-metadata.ts';
import { readImageFile } from './upload/receive-upload.server.ts';
import { metadataOf } from './use-saved-metadata.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, store } = servicesOf(context);
  const details = await getMediaDetails(db, store, { actor, id: params.id }).catch(throwResponse);
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

interface MetadataFormProps {
  picture: LibraryPicture;
  refusal: { problems: readonly Problem[]; metadata: ImageMetadata } | undefined;
}

function MetadataForm({ picture, refusal }: MetadataFormProps) {
  const [metadata, setMetadata] = useState(refusal?.metadata ?? metadataOf(picture));
  return (
    <Form method="post" noValidate className="grid gap-4">
      <FormGuard key={JSON.stringify(metadataOf(picture))} isUnsaved={refusal !== undefined} />
      <ImageMetadataFields
        picture={picture}
        metadata={metadata}
        onChange={setMetadata}
        problems={refusal?.problems}
        disabled={!picture.canEdit}
        isNamed
      />
      {picture.canEdit ? (
        <IntentButton intent="metadata" look="primary" className="justify-self-start">
          {commonText.save}
        </IntentButton>
      ) : (
        <p className="text-muted text-sm">{mediaText.notYours}</p>
      )}
    </Form>
  );
}

function ReplaceForm({ problems }: { problems: readonly Problem[] }) {
  const error = findFieldError(problems, 'file');
  return (
    <FormSection title={mediaText.replace} isOpen={error !== undefined}>
      <Form method="post" encType="multipart/form-data" noValidate className="grid gap-3">
        <p className="text-muted text-sm">{mediaText.replaceHint}</p>
        <TextField
          label={mediaText.replaceFile}
          type="file"
          name="file"
          accept={ACCEPTED_UPLOADS}
          hint={mediaText.hint}
          error={error}
          required
        />
        <IntentButton intent="replace" className="justify-self-start">
          {mediaText.replace}
        </IntentButton>
      </Form>
    </FormSection>
  );
}

/** `problem`: why the picture cannot be deleted; null when it can. */
function DeleteForm({ problem }: { problem: ProblemCode | null }) {
  return (
    <FormSection title={mediaText.delete}>
      {problem ? (
        <p className="text-muted text-sm">{problemSentence(problem)}</p>
      ) : (
        <Form method="post" className="grid gap-3">
          <p className="text-muted text-sm">{mediaText.deleteHint}</p>
          <IntentButton intent="delete" look="danger" className="justify-self-start">
            {mediaText.delete}
          </IntentButton>
        </Form>
      )}
    </FormSection>
  );
}

function FormSection({ title, isOpen, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="rounded-md border border-line bg-paper">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium text-sm">
        {title}
      </summary>
      <div className="border-line border-t p-3">{children}</div>
    </details>
  );
}

interface FileFactsProps {
  file: StoredFileInfo | null;
  picture: LibraryPicture;
  uploader: string | null;
}

/** The properties of the stored file (spec §3 'Stored file'). */
function FileFacts({ file, picture, uploader }: FileFactsProps) {
  const { meta } = mediaText;
  const facts: [string, string][] = file
    ? [
        [meta.bucket, file.bucket],
        [meta.fullPath, file.fullPath],
        [meta.name, file.name],
        [meta.size, formatBytes(file.size)],
        [meta.pixels, `${picture.width} × ${picture.height}`],
        [meta.contentType, file.contentType],
        [meta.timeCreated, formatDateTime(file.timeCreated)],
        [meta.updated, formatDateTime(file.updated)],
        [meta.md5Hash, file.md5Hash],
        ...Object.entries(file.customMetadata).map(([name, value]): [string, string] => [
          `${meta.customMetadata}: ${name}`,
          value,
        ]),
      ]
    : [];
  if (uploader) facts.push([meta.uploadedBy, uploader]);
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{mediaText.file}</h2>
      {!file && <p className="font-medium text-live text-sm">{mediaText.fileMissing}</p>}
      <dl className="grid gap-x-3 gap-y-1 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular break-all pb-1 sm:pb-0">{value}</dd>
          </div>
        ))}
      </dl>
      <a href={picture.url} className="inline-flex min-h-11 items-center text-accent underline">
        {mediaText.openOriginal}
      </a>
    </section>
  );
}

/** The articles that show a picture. */
export function MediaUsesList({ uses }: { uses: MediaUses }) {
  const { articles, total, unsavedOrDeleted } = uses;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{mediaText.usedIn}</h2>
      {total === 0 && <p className="text-muted text-sm">{mediaText.notUsed}</p>}
      <ul className="divide-y divide-line">
        {articles.map((article) => (
          <li key={article.id} className="py-1">
            <Link
              to={href('/admin/articles/edit/:id', { id: article.id })}
              className="inline-flex min-h-11 items-center text-accent underline"
            >
              {article.title || fallbackText.title}
            </Link>
            <p className="text-muted text-sm">
              {[
                articleStatusText[article.status],
                article.isHead && mediaText.asHead,
                article.isInText && mediaText.inText,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {unsavedOrDeleted > 0 && (
        <p className="text-muted text-sm">{mediaText.usedUnsettled(unsavedOrDeleted)}</p>
      )}
      {total > articles.length && (
        <p className="text-muted text-sm">{mediaText.usedMore(total - articles.length)}</p>
      )}
    </section>
  );
}
