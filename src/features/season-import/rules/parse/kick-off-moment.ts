import type { ImportedMatch } from './imported-season.ts';

/** The kick-off of a match whose time is not known yet. At noon, it stands under its day in every zone of Europe. */
const UNKNOWN_TIME = '12:00';

/**
 * The kick-off in epoch ms. `timeZone` is an IANA name such as `Asia/Baku`; Temporal knows its summer times of the past, as
 * those of Baku until 2015. The offset of the file, if it has one, is stronger.
 */
export function kickOffMoment({ date, time, offset }: ImportedMatch, timeZone: string): number {
  const local = `${date}T${time ?? UNKNOWN_TIME}`;
  return Temporal.PlainDateTime.from(local).toZonedDateTime(offset ?? timeZone).epochMilliseconds;
}

/** Whether Node knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    Temporal.PlainDate.from('2024-01-01').toZonedDateTime(name);
    return true;
  } catch {
    return false;
  }
}
