import type { ComponentProps } from 'react';
import { parseTypedDate } from '#az/format/dates.ts';
import { commonText } from '#platform/text/common.ts';
import { TextField } from './field.tsx';

const typedLook = { type: 'text', autoComplete: 'off', spellCheck: false, maxLength: 20 } as const;

/** A moment in Baku time as text, without its label. See `DateTimeField`. */
export function DateTimeInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  return <input placeholder={commonText.dateTimeExample} {...props} {...typedLook} />;
}

/** A day as text, without its label. Its value may be a name too (`2026-11-21`). */
export function DateInput({ defaultValue, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const shown = toTypedDate(String(defaultValue ?? ''));
  return <input placeholder={commonText.dateExample} {...props} {...typedLook} defaultValue={shown} />;
}

type DateFieldProps = Omit<ComponentProps<typeof TextField>, 'type'>;

/**
 * A moment in Baku time as text: `21.11.2026 18:30`. The browser's own field shows its language, so that an English one asks
 * for the month first and for AM or PM. `parseBakuLocal` reads it, `formatTypedMoment` makes its value.
 */
export function DateTimeField({ hint, ...props }: DateFieldProps) {
  const format = commonText.dateTimeFormat;
  return (
    <TextField
      placeholder={commonText.dateTimeExample}
      {...props}
      {...typedLook}
      hint={hint ? `${hint} ${format}` : format}
    />
  );
}

/** A day as text: `21.11.2026`. Its value may be a name too (`2026-11-21`). Says what is wrong with a day that it cannot read. */
export function DateField({ defaultValue, error, hint, ...props }: DateFieldProps) {
  const typed = String(defaultValue ?? '');
  const isWrong = typed.trim() !== '' && parseTypedDate(typed) === null;
  const format = commonText.dateFormat;
  return (
    <TextField
      placeholder={commonText.dateExample}
      {...props}
      {...typedLook}
      defaultValue={toTypedDate(typed)}
      error={error ?? (isWrong ? commonText.dateInvalid : undefined)}
      hint={hint ? `${hint} ${format}` : format}
    />
  );
}

/** `21.11.2026` for the name of a day; what is no day stays as it was typed. */
export function toTypedDate(text: string): string {
  const name = parseTypedDate(text);
  return name === null ? text : name.split('-').reverse().join('.');
}
