import { SelectField, TextField } from '#app/ui/field.tsx';
import { findFieldError } from '#app/ui/find-field-error.ts';
import { breakingText } from '#az/text/site/breaking.ts';
import { breakingLevels } from '#domain/breaking/breaking-entry.ts';
import type { Problem } from '#domain/errors.ts';
import type { BreakingForm } from './read-breaking-form.ts';

/** The fields of a breaking entry. Times are in Baku time. */
export function BreakingFields({ form, problems }: { form: BreakingForm; problems: readonly Problem[] }) {
  const errorOf = (field: string) => findFieldError(problems, field);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={breakingText.text}
        name="text"
        required
        autoComplete="off"
        hint={breakingText.textHint}
        defaultValue={form.text}
        error={errorOf('text')}
        fieldClass="sm:col-span-2"
      />
      <TextField
        label={breakingText.address}
        name="address"
        inputMode="url"
        autoComplete="off"
        hint={breakingText.addressHint}
        defaultValue={form.address}
        error={errorOf('address')}
      />
      <SelectField
        label={breakingText.levelLabel}
        name="level"
        defaultValue={form.level}
        error={errorOf('level')}
      >
        {breakingLevels.map((level) => (
          <option key={level} value={level}>
            {breakingText.level[level]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={breakingText.startsAt}
        name="startsAt"
        type="datetime-local"
        hint={breakingText.startsHint}
        defaultValue={form.startsAt}
        error={errorOf('startsAt')}
      />
      <TextField
        label={breakingText.endsAt}
        name="endsAt"
        type="datetime-local"
        hint={breakingText.endsHint}
        defaultValue={form.endsAt}
        error={errorOf('endsAt')}
      />
    </div>
  );
}
