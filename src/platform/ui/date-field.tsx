import type { ComponentProps } from 'react';
import { parseTypedDate } from '#az/format/dates.ts';
import { commonText } from '#platform/text/common.ts';
import { TextField } from './field.tsx';

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'type'>;

/**
 * A moment in Baku time as text: `21.11.2026 18:30`. The browser's own field shows its language, so that an English one asks
 * for the month first and for AM or PM. `parseBakuLocal` reads it, `formatTypedMoment` makes its value.
 */
export function DateTimeField(props: DateFieldProps) {
  return (
    <TypedField {...props} format={commonText.dateTimeFormat} placeholder={commonText.dateTimeExample} />
  );
}

/** A day as text: `21.11.2026`. Its value may be a name too (`2026-11-21`). Says what is wrong with a day that it cannot read. */
export function DateField({ defaultValue, error, ...props }: DateFieldProps) {
  const typed = String(defaultValue ?? '');
  const isWrong = typed.trim() !== '' && parseTypedDate(typed) === null;
  return (
    <TypedField
      {...props}
      defaultValue={toTypedDate(typed)}
      error={error ?? (isWrong ? commonText.dateInvalid : undefined)}
      format={commonText.dateFormat}
      placeholder={commonText.dateExample}
    />
  );
}

/** `21.11.2026` for the name of a day; what is no day stays as it was typed. */
export function toTypedDate(text: string): string {
  const name = parseTypedDate(text);
  return name === null ? text : name.split('-').reverse().join('.');
}

function TypedField({ format, hint, ...props }: DateFieldProps & { format: string }) {
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      {...props}
      hint={hint ? `${hint} ${format}` : format}
    />
  );
}
