/** The zones that files name in letters. */
const ZONES: Readonly<Record<string, string>> = {
  UTC: '+00:00',
  GMT: '+00:00',
  WET: '+00:00',
  WEST: '+01:00',
  BST: '+01:00',
  CET: '+01:00',
  CEST: '+02:00',
  EET: '+02:00',
  EEST: '+03:00',
  MSK: '+03:00',
};
const CLOCK = String.raw`\d{1,2}[:.]\d{2}`;
const ZONE = String.raw`UTC(?:[+±-]\d{1,2}(?::?\d{2})?)?|(?:${Object.keys(ZONES).join('|')})(?![\w+±-])`;
/** `20:00`, `18.45`, `13:00 UTC-6` or `20:45 CET (19:45 UTC±0)` at the beginning of a line. */
export const TIME_AT_START = new RegExp(
  String.raw`^${CLOCK}(?:\s+(?:${ZONE}))?(?:\s+\(${CLOCK}\s+(?:${ZONE})\))?(?=\s|$)`,
);
const TIME = new RegExp(String.raw`^(\d{1,2})[:.](\d{2})(?:\s+(${ZONE}))?(?:\s+\(.*\))?$`);

/** A time of the day: `20:00`, and `+04:00` when its zone is named. */
export interface ClockTime {
  time: string;
  offset: string | null;
}

/** Reads a time such as `20:00`, `18.45` or `13:00 UTC-6`. Null for anything else. */
export function parseClockTime(text: string): ClockTime | null {
  const [, hour = '', minute = '', zone] = TIME.exec(text.trim()) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return null;
  const offset = zone === undefined ? null : toOffset(zone);
  return zone !== undefined && offset === null
    ? null
    : { time: `${hour.padStart(2, '0')}:${minute}`, offset };
}

function toOffset(zone: string): string | null {
  const known = ZONES[zone];
  if (known !== undefined) return known;
  const [, sign = '+', hours = '', minutes = '00'] = /^UTC([+±-])(\d{1,2})(?::?(\d{2}))?$/.exec(zone) ?? [];
  if (hours === '' || Number(hours) > 14 || Number(minutes) > 59) return null;
  return `${sign === '-' ? '-' : '+'}${hours.padStart(2, '0')}:${minutes}`;
}
