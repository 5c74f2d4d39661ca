import { formatDateTime, formatListTime, isoBaku } from '#az/format/dates.ts';

/** When an article appeared, in words for readers and exactly for machines. */
export function PublishedTime({ at, now }: { at: number; now?: number }) {
  return (
    <time dateTime={isoBaku(at)}>{now === undefined ? formatDateTime(at) : formatListTime(at, now)}</time>
  );
}
