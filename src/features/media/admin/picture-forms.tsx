import { type ReactNode, useState } from 'react';
import { Form } from 'react-router';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { IntentButton } from '#platform/admin/intent-button.tsx';
import type { Problem } from '#platform/errors.ts';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { commonText } from '#platform/text/common.ts';
import { TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import type { ImageMetadata } from '../rules/image-metadata.ts';
import { ACCEPTED_UPLOADS } from '../rules/images/upload-types.ts';
import { mediaText } from '../text.ts';
import { ImageMetadataFields } from './image-metadata-fields.tsx';
import type { LibraryPicture } from './picker/library-picture.ts';
import { metadataOf } from './use-saved-metadata.ts';

interface MetadataFormProps {
  picture: LibraryPicture;
  refusal: { problems: readonly Problem[]; metadata: ImageMetadata } | undefined;
}

export function MetadataForm({ picture, refusal }: MetadataFormProps) {
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

export function ReplaceForm({ problems }: { problems: readonly Problem[] }) {
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
export function DeleteForm({ problem }: { problem: ProblemCode | null }) {
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
