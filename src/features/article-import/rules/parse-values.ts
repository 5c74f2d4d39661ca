import { foldText } from '#az/characters/characters.ts';
import type { ArticleStatus } from '#features/articles/tables.ts';
import { statusText } from '#features/articles/text.ts';
import { ImportFileInvalid } from './imported-record.ts';

/** Numbers below are seconds: as milliseconds they would be before March 1973. */
const FIRST_MILLISECONDS = 100_000_000_000;
const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?$/;
const DAY_FIRST = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:,?\s+(.+))?$/;

/**
 * A moment as exports write it, in epoch milliseconds: a Timestamp of Firestore in its different forms, a number of seconds or
 * milliseconds, or text. Text without an offset is Baku time, with the summer times of earlier years. Null: no moment.
 */
export function parseMoment(value: unknown): number | null {
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value === 'string') return fromText(value.trim());
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  if ('value' in fields) return parseMoment(fields.value);
  const seconds = fields.seconds ?? fields._seconds;
  const nanoseconds = fields.nanoseconds ?? fields._nanoseconds ?? 0;
  if (typeof seconds !== 'number' && typeof seconds !== 'string') return null;
  return toMoment(Number(seconds) * 1000 + Number(nanoseconds) / 1_000_000);
}

const toMoment = (ms: number): number | null =>
  Number.isFinite(ms) && Math.abs(ms) <= 8.64e15 ? Math.floor(ms) : null;

function fromNumber(value: number): number | null {
  return toMoment(Math.abs(value) < FIRST_MILLISECONDS ? value * 1000 : value);
}

function fromText(text: string): number | null {
  if (/^\d{9,}$/.test(text)) return fromNumber(Number(text));
  const iso = text.replace(DAY_FIRST, (_all, day: string, month: string, year: string, time?: string) =>
    [`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, ...(time ? [time] : [])].join('T'),
  );
  const [, date, time = '00:00'] = LOCAL.exec(iso) ?? [];
  if (date === undefined) return toMoment(Date.parse(iso));
  try {
    const local = Temporal.PlainDateTime.from(`${date}T${time.padStart(5, '0')}`);
    return local.toZonedDateTime('Asia/Baku').epochMilliseconds;
  } catch {
    return null;
  }
}

const WORDS: ReadonlyMap<string, ArticleStatus> = new Map(
  (Object.entries(statusText) as [ArticleStatus, string][]).flatMap(([status, text]) => [
    [status, status] as const,
    [foldText(text), status] as const,
  ]),
);

/** A status in English or in the words of the back-office. Null when it is unknown. */
export function parseStatus(text: string): ArticleStatus | null {
  return WORDS.get(foldText(text.trim())) ?? null;
}

/** The value of a JSON file. @throws ImportFileInvalid, which tells a file without its end from a damaged one. */
export function parseJsonExport(text: string): unknown {
  const json = text.replace(/^\ufeff/, '').trimEnd();
  try {
    return JSON.parse(json);
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = /position (\d+)/.exec(message)?.[1];
    const isCut =
      /Unexpected end|Unterminated string/.test(message) ||
      (position !== undefined && Number(position) >= json.length);
    throw new ImportFileInvalid(message, isCut ? 'incomplete' : 'invalid');
  }
}
