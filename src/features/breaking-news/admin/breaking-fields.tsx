import { formatNumber } from '#az/format/format-number.ts';
import type { Problem } from '#platform/errors.ts';
import { DateTimeField } from '#platform/ui/date-field.tsx';
import { CheckField, SelectField, TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { breakingLevels } from '../rules/breaking-entry.ts';
import { breakingText } from '../text.ts';
import type { BreakingForm } from './read-breaking-form.ts';

interface BreakingFieldsProps {
  form: BreakingForm;
  problems: readonly Problem[];
  /** How many browsers would get a push notice now. */
  recipients: number;
  /** How many browsers the notice about the entry went to; null when there is none yet. */
  notified?: number | null;
}

/** The fields of a breaking entry. Times are in Baku time. */
export function BreakingFields({ form, problems, recipients, notified = null }: BreakingFieldsProps) {
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
      <DateTimeField
        label={breakingText.startsAt}
        name="startsAt"
        hint={breakingText.startsHint}
        defaultValue={form.startsAt}
        error={errorOf('startsAt')}
      />
      <DateTimeField
        label={breakingText.endsAt}
        name="endsAt"
        hint={breakingText.endsHint}
        defaultValue={form.endsAt}
        error={errorOf('endsAt')}
      />
      <div className="grid gap-1 sm:col-span-2">
        <p>
          {notified === null
            ? recipients === 0
              ? breakingText.pushNobody
              : breakingText.push(formatNumber(recipients))
            : breakingText.pushed(formatNumber(notified))}
        </p>
        {notified === null ? (
          <CheckField label={breakingText.quiet} name="isQuiet" defaultChecked={form.isQuiet} />
        ) : (
          form.isQuiet && <input type="hidden" name="isQuiet" value="on" />
        )}
      </div>
    </div>
  );
}
