import { DAY, HOUR } from './durations.ts';

/** Baku has been four hours ahead of UTC all year since 2016. Times in earlier summers are shown an hour early. */
export const BAKU_OFFSET_MS = 4 * HOUR;
const YEAR_10000_MS = 253_402_300_800_000;

/** A moment on the clock and calendar of Baku. `month` is 1–12, `weekday` 0 (Monday) – 6. */
export interface BakuMoment {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  weekday: number;
}

/** A time that may be missing, as in imported data. */
export type MaybeMs = number | null | undefined;

/** The Baku time at `ms`; null when `ms` is not a time of the years 0–9999. */
export function findBakuMoment(ms: MaybeMs): BakuMoment | null {
  if (typeof ms !== 'number' || !Number.isFinite(ms)) return null;
  const local = ms + BAKU_OFFSET_MS;
  if (local < -62_167_219_200_000 || local >= YEAR_10000_MS) return null;
  const clock = new Date(local);
  return {
    year: clock.getUTCFullYear(),
    month: clock.getUTCMonth() + 1,
    day: clock.getUTCDate(),
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
    second: clock.getUTCSeconds(),
    weekday: (clock.getUTCDay() + 6) % 7,
  };
}

/** Days since 1970 on the Baku calendar. */
export function bakuDayNumber(ms: number): number {
  return Math.floor((ms + BAKU_OFFSET_MS) / DAY);
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
