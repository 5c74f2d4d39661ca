import { type ReactNode, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { findFieldError } from '#app/ui/find-field-error.ts';
import { mediaText } from '#az/text/admin/media.ts';
import { commonText } from '#az/text/common.ts';
import { type ProblemCode, problemText } from '#az/text/problems.ts';
import type { Problem } from '#domain/errors.ts';
import type { ImageMetadata } from '#domain/media/image-metadata.ts';
import { FormGuard } from '../parts/form-guard.tsx';
import { ImageMetadataFields } from './image-metadata-fields.tsx';
import type { LibraryPicture } from './picker/library-picture.ts';
import { metadataOf } from './use-saved-metadata.ts';

/** Whether the form with this intent is being sent. */
const useIsBusy = (intent: string) => useNavigation().formData?.get('intent') === intent;

interface MetadataFormProps {
  picture: LibraryPicture;
  refusal: { problems: readonly Problem[]; metadata: ImageMetadata } | undefined;
}

export function MetadataForm({ picture, refusal }: MetadataFormProps) {
  const [metadata, setMetadata] = useState(refusal?.metadata ?? metadataOf(picture));
  const isBusy = useIsBusy('metadata');
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
        <Button
          type="submit"
          name="intent"
          value="metadata"
          look="primary"
          isBusy={isBusy}
          className="justify-self-start"
        >
          {commonText.save}
        </Button>
      ) : (
        <p className="text-muted text-sm">{mediaText.notYours}</p>
      )}
    </Form>
  );
}

export function ReplaceForm({ problems }: { problems: readonly Problem[] }) {
  const isBusy = useIsBusy('replace');
  const error = findFieldError(problems, 'file');
  return (
    <FormSection title={mediaText.replace} isOpen={error !== undefined}>
      <Form method="post" encType="multipart/form-data" noValidate className="grid gap-3">
        <p className="text-muted text-sm">{mediaText.replaceHint}</p>
        <TextField
          label={mediaText.replaceFile}
          type="file"
          name="file"
          accept="image/png,image/jpeg"
          hint={mediaText.hint}
          error={error}
          required
        />
        <Button type="submit" name="intent" value="replace" isBusy={isBusy} className="justify-self-start">
          {mediaText.replace}
        </Button>
      </Form>
    </FormSection>
  );
}

/** `problem`: why the picture cannot be deleted; null when it can. */
export function DeleteForm({ problem }: { problem: ProblemCode | null }) {
  const isBusy = useIsBusy('delete');
  return (
    <FormSection title={mediaText.delete}>
      {problem ? (
        <p className="text-muted text-sm">{problemText[problem]}</p>
      ) : (
        <Form method="post" className="grid gap-3">
          <p className="text-muted text-sm">{mediaText.deleteHint}</p>
          <Button
            type="submit"
            name="intent"
            value="delete"
            look="danger"
            isBusy={isBusy}
            className="justify-self-start"
          >
            {mediaText.delete}
          </Button>
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
