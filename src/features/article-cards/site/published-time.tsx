import { formatDateTime, formatListTime, isoBaku } from '#az/format/dates.ts';

/** The publication time: relative to `now` when that is given, otherwise the full date. */
export function PublishedTime({ at, now }: { at: number; now?: number }) {
  return (
    <time dateTime={isoBaku(at)}>{now === undefined ? formatDateTime(at) : formatListTime(at, now)}</time>
  );
}
