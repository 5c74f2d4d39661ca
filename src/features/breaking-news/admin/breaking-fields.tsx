import { formatNumber } from '#az/format/format-number.ts';
import { type RecordFieldsProps, RecordInputs } from '#platform/records/admin/record-form.tsx';
import { CheckField } from '#platform/ui/field.tsx';
import { breakingRecord } from '../rules/breaking-record.ts';
import { breakingText } from '../text.ts';

const names = Object.keys(breakingRecord.fields).filter((name) => name !== 'isQuiet');

interface PushFigures {
  /** How many browsers would get a push notice now. */
  recipients: number;
  /** How many browsers the notice about the entry went to; null when there is none yet. */
  notified?: number | null;
}

/** The fields of a breaking entry. Times are in Baku time. */
export function BreakingFields({ recipients, notified = null, ...form }: RecordFieldsProps & PushFigures) {
  const isQuiet = Boolean(form.typed.isQuiet);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <RecordInputs {...form} names={names} />
      <div className="grid gap-1 sm:col-span-2">
        <p>
          {notified === null
            ? recipients === 0
              ? breakingText.pushNobody
              : breakingText.push(formatNumber(recipients))
            : breakingText.pushed(formatNumber(notified))}
        </p>
        {notified === null ? (
          <CheckField label={breakingText.quiet} name="isQuiet" defaultChecked={isQuiet} />
        ) : (
          isQuiet && <input type="hidden" name="isQuiet" value="on" />
        )}
      </div>
    </div>
  );
}
