import { searchNamesText } from '#features/competitions/text.ts';
import type { Problem } from '#platform/errors.ts';
import { SelectField, TextAreaField, TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { nameKinds } from '../rules/names/name-group.ts';
import type { SearchNameInput } from '../rules/names/search-name-input.ts';

interface SearchNameFieldsProps {
  input: SearchNameInput;
  problems: readonly Problem[];
}

/** The fields of a name: its kind, the name, and the other spellings. */
export function SearchNameFields({ input, problems }: SearchNameFieldsProps) {
  const errorOf = (field: keyof SearchNameInput) => findFieldError(problems, field);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
        <SelectField
          label={searchNamesText.kindLabel}
          name="kind"
          defaultValue={input.kind}
          error={errorOf('kind')}
        >
          {nameKinds.map((kind) => (
            <option key={kind} value={kind}>
              {searchNamesText.kind[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={searchNamesText.name}
          name="name"
          defaultValue={input.name}
          hint={searchNamesText.nameHint}
          error={errorOf('name')}
          required
        />
      </div>
      <TextAreaField
        label={searchNamesText.others}
        name="others"
        rows={8}
        defaultValue={input.others}
        hint={searchNamesText.othersHint}
        error={errorOf('others')}
        required
      />
    </>
  );
}

export function readSearchNameForm(form: FormData): SearchNameInput {
  const read = (field: keyof SearchNameInput) => String(form.get(field) ?? '');
  return { kind: read('kind'), name: read('name'), others: read('others') };
}
