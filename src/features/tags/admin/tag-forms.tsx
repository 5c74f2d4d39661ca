import { useId } from 'react';
import { Form } from 'react-router';
import { tagsText } from '#features/tags/text.ts';
import { IntentButton } from '#platform/admin/intent-button.tsx';
import {
  RecordConflictNotice,
  RecordInputs,
  type RecordRefusal,
} from '#platform/records/admin/record-form.tsx';
import type { TypedFields } from '#platform/records/record.ts';
import { TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { tagRecord } from '../rules/tag-record.ts';

export const formLook =
  'grid gap-3 rounded-md border border-line bg-paper p-4 sm:grid-cols-[1fr_auto] sm:items-start';

interface RenameFormProps {
  typed: TypedFields;
  version: number;
  refusal: RecordRefusal | undefined;
  now: number;
}

/** Give it the `key` of `formKey`. */
export function RenameForm({ typed, version, refusal, now }: RenameFormProps) {
  const conflict = refusal?.conflict;
  return (
    <Form method="post" noValidate className={formLook}>
      {conflict && (
        <div className="sm:col-span-2">
          <RecordConflictNotice record={tagRecord} conflict={conflict} now={now} />
        </div>
      )}
      <input type="hidden" name="version" value={conflict?.version ?? refusal?.version ?? version} />
      <RecordInputs
        record={tagRecord}
        typed={conflict?.typed ?? refusal?.typed ?? typed}
        problems={refusal?.problems}
      />
      <IntentButton intent="update" className="sm:mt-6.5">
        {tagsText.rename}
      </IntentButton>
    </Form>
  );
}

interface MergeFormProps {
  /** Suggested names. Every other tag can be typed as well. */
  names: readonly string[];
  refusal: RecordRefusal | undefined;
  suggestion: string;
}

export function MergeForm({ names, refusal, suggestion }: MergeFormProps) {
  const id = useId();
  return (
    <Form method="post" noValidate className={formLook}>
      <h2 className="text-2xl sm:col-span-2">{tagsText.merge}</h2>
      <TextField
        key={suggestion}
        label={tagsText.mergeInto}
        name="name"
        list={id}
        autoComplete="off"
        defaultValue={refusal?.typed.name ?? suggestion}
        hint={tagsText.mergeHint}
        error={findFieldError(refusal?.problems, 'intoId')}
        required
      />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <IntentButton intent="merge" look="danger" className="sm:mt-6.5">
        {tagsText.mergeSubmit}
      </IntentButton>
    </Form>
  );
}
