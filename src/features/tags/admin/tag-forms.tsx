import { useId } from 'react';
import { Form } from 'react-router';
import { tagsText } from '#features/tags/text.ts';
import { IntentButton } from '#platform/admin/intent-button.tsx';
import type { Problem } from '#platform/errors.ts';
import { TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';

/** The problems of a refused form, with the typed name. */
export type TagRefusal = { problems: readonly Problem[]; typedName: string } | undefined;

export const formLook =
  'grid gap-3 rounded-md border border-line bg-paper p-4 sm:grid-cols-[1fr_auto] sm:items-start';

export function RenameForm({ name, refusal }: { name: string; refusal: TagRefusal }) {
  return (
    <Form method="post" noValidate className={formLook}>
      <TextField
        label={tagsText.name}
        name="name"
        defaultValue={refusal?.typedName ?? name}
        hint={tagsText.renameHint}
        error={findFieldError(refusal?.problems, 'name')}
        required
      />
      <IntentButton intent="rename" className="sm:mt-6.5">
        {tagsText.rename}
      </IntentButton>
    </Form>
  );
}

interface MergeFormProps {
  /** Suggested names. Every other tag can be typed as well. */
  names: readonly string[];
  refusal: TagRefusal;
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
        defaultValue={refusal?.typedName ?? suggestion}
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
