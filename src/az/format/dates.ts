import { upperAz } from '../characters/characters.ts';
import { monthShorts, months, timeText, weekdays } from '../text/time.ts';
import { BAKU_OFFSET_MS, bakuDayNumber, findBakuMoment, type MaybeMs, twoDigits } from './baku-time.ts';
import { DAY, HOUR, MINUTE } from './durations.ts';

/** Up to this age, `3 saat əvvəl` is used instead of the clock time. */
const HOURS_AGO_UNTIL = 6;
/** A match that starts before 06:00 belongs to the previous day. */
const FOOTBALL_DAY_FROM_MS = 6 * HOUR;

/** `9 noyabr 2025, 18:44`; 'Tarix düzgün deyil' for an invalid time. */
export function formatDateTime(ms: MaybeMs): string {
  return findBakuMoment(ms) ? `${formatDate(ms)}, ${formatTime(ms)}` : timeText.invalid;
}

/** `9 noyabr 2025`. */
export function formatDate(ms: MaybeMs): string {
  const moment = findBakuMoment(ms);
  return moment ? `${moment.day} ${months[moment.month - 1]} ${moment.year}` : timeText.invalid;
}

/** `9 noyabr`. */
export function formatDayMonth(ms: MaybeMs): string {
  const moment = findBakuMoment(ms);
  return moment ? `${moment.day} ${months[moment.month - 1]}` : timeText.invalid;
}

/** `Noyabr 2025`. */
export function formatMonth(ms: MaybeMs): string {
  const moment = findBakuMoment(ms);
  if (!moment) return timeText.invalid;
  const name = months[moment.month - 1] ?? '';
  return `${upperAz(name.slice(0, 1))}${name.slice(1)} ${moment.year}`;
}

/** `18:44`. */
export function formatTime(ms: MaybeMs): string {
  const moment = findBakuMoment(ms);
  return moment ? `${twoDigits(moment.hour)}:${twoDigits(moment.minute)}` : timeText.invalid;
}

/** `7 mart 2026, şənbə`. */
export function formatDay(ms: MaybeMs): string {
  const moment = findBakuMoment(ms);
  return moment ? `${formatDate(ms)}, ${weekdays[moment.weekday]}` : timeText.invalid;
}

/** `07 mar 2026`: the default format of spec §3 ('MMM dd, yyyy') in the Azerbaijani order. */
export function formatShortDate(ms: MaybeMs): string {
  const moment = findBakuMoment(ms);
  if (!moment) return timeText.invalid;
  return `${twoDigits(moment.day)} ${monthShorts[moment.month - 1]} ${moment.year}`;
}

/**
 * The time of a list item, relative to `now`: `indicə`, `5 dəqiqə əvvəl`, `3 saat əvvəl` (under six hours), `Bu gün,
 * 09:00`, `Dünən, 21:30`, `9 noyabr, 18:44`, with the year when it differs. For times in the future: `Bu gün, 21:00`,
 * `Sabah, 18:00`, then the date.
 */
export function formatListTime(ms: MaybeMs, now: number): string {
  const moment = findBakuMoment(ms);
  if (!moment || typeof ms !== 'number') return timeText.invalid;
  const age = now - ms;
  if (Math.abs(age) < MINUTE) return timeText.now;
  if (age > 0 && age < HOUR) return timeText.minutesAgo(Math.floor(age / MINUTE));
  if (age > 0 && age < HOURS_AGO_UNTIL * HOUR) return timeText.hoursAgo(Math.floor(age / HOUR));
  const daysAgo = bakuDayNumber(now) - bakuDayNumber(ms);
  if (daysAgo === 0) return timeText.todayAt(formatTime(ms));
  if (daysAgo === 1) return timeText.yesterdayAt(formatTime(ms));
  if (daysAgo === -1) return timeText.tomorrowAt(formatTime(ms));
  if (moment.year !== findBakuMoment(now)?.year) return formatDateTime(ms);
  return `${formatDayMonth(ms)}, ${formatTime(ms)}`;
}

/** `2025-11-09T18:44:00+04:00` for `<time datetime>` and feeds; empty for an invalid time. */
export function isoBaku(ms: MaybeMs): string {
  const moment = findBakuMoment(ms);
  return moment ? `${formatInput(ms)}:${twoDigits(moment.second)}+04:00` : '';
}

/** `2025-11-09T18:44`: the value of an `<input type="datetime-local">`; empty for an invalid time. */
export function formatInput(ms: MaybeMs): string {
  const moment = findBakuMoment(ms);
  return moment ? `${formatInputDate(ms)}T${twoDigits(moment.hour)}:${twoDigits(moment.minute)}` : '';
}

/** `2025-11-09`: the value of an `<input type="date">`; empty for an invalid time. */
export function formatInputDate(ms: MaybeMs): string {
  const moment = findBakuMoment(ms);
  if (!moment) return '';
  return `${String(moment.year).padStart(4, '0')}-${twoDigits(moment.month)}-${twoDigits(moment.day)}`;
}

/** `09.11.2025 18:44`: a moment as editors type it; empty for an invalid time. */
export function formatTypedMoment(ms: MaybeMs): string {
  const moment = findBakuMoment(ms);
  return moment ? `${formatTypedDate(ms)} ${twoDigits(moment.hour)}:${twoDigits(moment.minute)}` : '';
}

/** `09.11.2025`: a day as editors type it; empty for an invalid time. */
export function formatTypedDate(ms: MaybeMs): string {
  const moment = findBakuMoment(ms);
  if (!moment) return '';
  const { day, month, year } = moment;
  return `${twoDigits(day)}.${twoDigits(month)}.${String(year).padStart(4, '0')}`;
}

const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d{1,2})[:.](\d\d)(?::(\d\d)(?:\.\d{1,3})?)?$/;

/**
 * Parses a typed moment as Baku time → epoch ms: `21.11.2026 18:30`, day first and with 24 hours. One digit for the day, the
 * month and the hour is enough; `/`, `-` and a comma are taken too, and the value of a `datetime-local` field
 * (`2026-11-21T18:30`, seconds allowed). Null for anything else, including days that do not exist.
 */
export function parseBakuLocal(text: string): number | null {
  const [date = '', time = '', ...rest] = text
    .trim()
    .slice(0, MAX_TYPED_LENGTH)
    .split(/[T,\s]+/);
  const day = parseTypedDate(date);
  const parts = TIME.exec(time);
  if (day === null || !parts || rest.length > 0) return null;
  const [hour, minute, second] = [parts[1] ?? '', parts[2] ?? '', parts[3] ?? '00'];
  const clock = `${hour.padStart(2, '0')}:${minute}`;
  const ms = Date.parse(`${day}T${clock}:${second}Z`) - BAKU_OFFSET_MS;
  return formatInput(ms) === `${day}T${clock}` ? ms : null;
}

/** The name `2026-11-21` of a typed day `21.11.2026`, or of such a name itself; null when there is no such day. */
export function parseTypedDate(text: string): string | null {
  const clean = text.trim();
  const [, day = '', month = '', year] = DAY_FIRST.exec(clean) ?? [];
  const name = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : clean;
  if (!YEAR_FIRST.test(name)) return null;
  const ms = Date.parse(`${name}T00:00:00Z`) - BAKU_OFFSET_MS;
  return formatInputDate(ms) === name ? name : null;
}

/** The start of a typed day, or of a day with the name `2026-11-21`, in Baku → epoch ms; null when there is no such day. */
export function parseDayStart(text: string): number | null {
  const name = parseTypedDate(text.slice(0, MAX_TYPED_LENGTH));
  return name === null ? null : Date.parse(`${name}T00:00:00Z`) - BAKU_OFFSET_MS;
}

const MAX_TYPED_LENGTH = 40;

/** A day of football: `day` is its name `YYYY-MM-DD`. Its matches start in [`start`, `end`), epoch ms. */
export interface FootballDay {
  day: string;
  start: number;
  end: number;
}

/** The football day of a moment, in Baku time: 06:00 until 06:00, named after its first calendar day. */
export function footballDay(ms: number): FootballDay {
  const shift = BAKU_OFFSET_MS - FOOTBALL_DAY_FROM_MS;
  const start = Math.floor((ms + shift) / DAY) * DAY - shift;
  return { day: formatInputDate(start), start, end: start + DAY };
}

/** Whether a match at this time is played in the night of its football day: its date is one later. */
export function isAfterMidnight(ms: number): boolean {
  return bakuDayNumber(ms) !== bakuDayNumber(footballDay(ms).start);
}

/** The football day with the name `2026-11-21`, from an address; null when no such day exists. */
export function parseFootballDay(text: string): FootballDay | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const found = footballDay(Date.parse(`${text}T12:00:00+04:00`));
  return found.day === text ? found : null;
}
