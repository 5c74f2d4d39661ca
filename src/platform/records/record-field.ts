import {
  formatDate,
  formatDateTime,
  formatTypedDate,
  formatTypedMoment,
  parseBakuLocal,
} from '#az/format/dates.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { cleanLine, cleanParagraphs } from '#platform/text/clean-text.ts';
import { commonText } from '#platform/text/common.ts';

/** The values of each kind of field. */
export interface RecordFieldValues {
  /** One line of text. */
  line: string;
  /** A text of several lines. */
  paragraphs: string;
  /** Short texts, one on each line of the form. Its column has them in one text, with line ends between them. */
  lines: readonly string[];
  /** An address; empty for none. */
  url: string;
  /** The URL of a picture. */
  picture: string | null;
  number: number | null;
  flag: boolean;
  /** One of `choices`. */
  choice: string;
  /** Some of `choices`, in their order. Its column has JSON. */
  choices: readonly string[];
  /** `#rrggbb`. */
  color: string;
  /** A day: its beginning in Baku, epoch milliseconds. */
  date: number | null;
  /** Epoch milliseconds. The form has Baku time. */
  moment: number | null;
  /** Another record: its name, or the value of one of the choices that the screen loads. */
  reference: string;
}
export type RecordFieldKind = keyof RecordFieldValues;
export type FieldValue = RecordFieldValues[RecordFieldKind];

/** The rules of one field. Form, parsing, list, audit log, conflicts and CSV use them. */
export interface RecordField {
  /** Decides the type of the value, the input in the form and how the field is cleaned. */
  kind: RecordFieldKind;
  /** Its column. Null: the rules of the record read and write it (`readOther`, `writeOther` or `toColumns`). */
  column: string | null;
  label: string;
  /** Below the input. */
  help?: string;
  /** It takes the whole width of the form. Texts of several lines always do. */
  isWide?: boolean;
  /** Attributes of the input of one line. */
  input?: {
    type?: 'email' | 'tel';
    inputMode?: 'url';
    autoCapitalize?: 'none';
    placeholder?: string;
  };
  /** The maximum of characters; of each line of `lines`. */
  limit?: number;
  /** The problem code of an empty field. Without it the field may be empty. */
  required?: ProblemCode;
  /** The problem code of a malformed value. Each kind has its own default. */
  invalid?: ProblemCode;
  /** The problem code of a text that is too long. Default: `invalid`, or 'field.tooLong'. */
  tooLong?: ProblemCode;
  /** An empty text is stored as null. */
  isNullable?: boolean;
  /** What a new form has, as typed. */
  initial?: string;
  /** `number`: the least and the greatest. */
  min?: number;
  max?: number;
  /** `choice` and `choices`: the label of each value, in the order of the form. */
  choices?: Readonly<Record<string, string>>;
  /** Texts: the words for codes inside a longer value, such as the zones of a season. */
  codes?: Readonly<Record<string, string>>;
  /** `url`: `https` (default), `web` (http too, without a password), `page` (https, or a path on this site). */
  accepts?: 'https' | 'web' | 'page';
  /** `reference`: the name is typed, with suggestions. Otherwise it is chosen from a list. */
  isTyped?: boolean;
  /** `reference` that is chosen: the label of the empty choice. */
  none?: string;
}

export interface FieldProblem {
  problem: ProblemCode;
  /** The part of the text that it is about. */
  detail?: string;
}

export function isFieldProblem(parsed: FieldValue | FieldProblem): parsed is FieldProblem {
  return typeof parsed === 'object' && parsed !== null && 'problem' in parsed;
}

interface KindRules<Value> {
  empty: Value;
  parse(typed: string, field: RecordField): Value | FieldProblem;
  /** As the form shows it. */
  format(value: Value): string;
  /** In words, for lists and comparisons. */
  describe(value: Value, field: RecordField): string;
  toCell(value: Value): string | number | null;
  /** `cell` is not null. */
  fromCell(cell: unknown): Value;
}

/** A longer text is refused before it is cleaned. In UTF-16 units. */
export const MAX_TYPED_LENGTH = 20_000;
const MAX_URL_LENGTH = 1000;

const same = (value: string) => value;
const text: Pick<KindRules<string>, 'empty' | 'format' | 'describe' | 'toCell' | 'fromCell'> = {
  empty: '',
  format: same,
  describe: same,
  toCell: same,
  fromCell: String,
};
const moment: Pick<KindRules<number | null>, 'empty' | 'toCell' | 'fromCell'> = {
  empty: null,
  toCell: (value) => value,
  fromCell: Number,
};

/** How a value of each kind is parsed, shown and stored. */
export const fieldKinds: { readonly [Kind in RecordFieldKind]: KindRules<RecordFieldValues[Kind]> } = {
  line: { ...text, describe: nameCodes, parse: (typed, field) => limited(cleanLine(typed), field) },
  paragraphs: {
    ...text,
    describe: nameCodes,
    parse: (typed, field) => limited(cleanParagraphs(typed), field),
  },
  lines: {
    empty: [],
    parse(typed, field) {
      const lines = typed.split(/[\r\n]+/).map(cleanLine);
      const long = lines.find((line) => isFieldProblem(limited(line, field)));
      if (long === undefined) return lines.filter((line) => line !== '');
      return { problem: longProblem(field), detail: `${long.slice(0, 60)}…` };
    },
    format: (value) => value.join('\n'),
    describe: (value, field) => nameCodes(value.join(', '), field),
    toCell: (value) => value.join('\n'),
    fromCell: (cell) =>
      String(cell)
        .split('\n')
        .filter((line) => line !== ''),
  },
  url: {
    ...text,
    parse(typed, field) {
      const url = limited(cleanLine(typed), { limit: MAX_URL_LENGTH, ...field });
      if (isFieldProblem(url) || url === '' || isAccepted(url, field)) return url;
      return { problem: field.invalid ?? 'settings.address' };
    },
  },
  picture: {
    empty: null,
    parse(typed, field) {
      const url = cleanLine(typed);
      if (url === '') return null;
      if (url.length <= (field.limit ?? MAX_URL_LENGTH) && isAccepted(url, { accepts: 'page' })) return url;
      return { problem: field.invalid ?? 'image.url' };
    },
    format: (value) => value ?? '',
    describe: (value) => value ?? '',
    toCell: (value) => value,
    fromCell: String,
  },
  number: {
    empty: null,
    parse(typed, { min = 0, max, invalid }) {
      const digits = typed.trim();
      if (digits === '') return null;
      const value = Number(digits);
      if (/^-?\d{1,9}$/.test(digits) && value >= min && value <= (max ?? value)) return value;
      return { problem: invalid ?? 'field.number', ...(max !== undefined && { detail: `${min}–${max}` }) };
    },
    format: (value) => (value === null ? '' : String(value)),
    describe: (value) => (value === null ? '' : String(value)),
    toCell: (value) => value,
    fromCell: Number,
  },
  flag: {
    empty: false,
    parse: (typed) => typed !== '',
    format: (value) => (value ? 'on' : ''),
    describe: (value) => (value ? commonText.yes : commonText.no),
    toCell: (value) => (value ? 1 : 0),
    fromCell: (cell) => Number(cell) === 1,
  },
  choice: {
    ...text,
    parse: (typed, { choices = {}, invalid }) =>
      Object.hasOwn(choices, typed) ? typed : { problem: invalid ?? 'field.choice' },
    describe: (value, field) => nameChoice(value, field),
  },
  choices: {
    empty: [],
    parse(typed, { choices = {} }) {
      const chosen = new Set(typed.split(/[\r\n]+/));
      return Object.keys(choices).filter((choice) => chosen.has(choice));
    },
    format: (value) => value.join('\n'),
    describe: (value, field) => value.map((choice) => nameChoice(choice, field)).join(', '),
    toCell: (value) => JSON.stringify(value),
    fromCell: (cell) => JSON.parse(String(cell)) as string[],
  },
  color: {
    ...text,
    parse(typed, { invalid }) {
      const color = typed.trim().toLowerCase();
      return /^#[0-9a-f]{6}$/.test(color) ? color : { problem: invalid ?? 'category.color' };
    },
  },
  date: {
    ...moment,
    parse(typed, { invalid }) {
      if (typed.trim() === '') return null;
      return parseBakuLocal(`${typed.trim()}T00:00`) ?? { problem: invalid ?? 'form.invalid' };
    },
    format: formatTypedDate,
    describe: (value) => (value === null ? '' : formatDate(value)),
  },
  moment: {
    ...moment,
    parse(typed, { invalid }) {
      if (typed.trim() === '') return null;
      return parseBakuLocal(typed.trim()) ?? { problem: invalid ?? 'form.invalid' };
    },
    format: formatTypedMoment,
    describe: (value) => (value === null ? '' : formatDateTime(value)),
  },
  reference: { ...text, parse: (typed, field) => limited(cleanLine(typed), { limit: 100, ...field }) },
};

/** The problem of a text that is too long. */
export function longProblem({ tooLong, invalid }: Pick<RecordField, 'tooLong' | 'invalid'>): ProblemCode {
  return tooLong ?? invalid ?? 'field.tooLong';
}

/** Counts characters as people see them, not UTF-16 units. */
function limited(
  value: string,
  { limit = Number.POSITIVE_INFINITY, ...field }: Pick<RecordField, 'limit' | 'tooLong' | 'invalid'>,
): string | FieldProblem {
  return value.length > limit && [...value].length > limit ? { problem: longProblem(field) } : value;
}

function isAccepted(address: string, { accepts = 'https' }: Pick<RecordField, 'accepts'>): boolean {
  if (/\s/.test(address)) return false;
  // Browsers read `//host` and `/\host` as another site.
  if (accepts === 'page' && /^\/(?![/\\])/.test(address)) return true;
  const url = URL.parse(address);
  if (url?.protocol === 'http:' && accepts !== 'web') return false;
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  // A name and a password would be sent as another kind of sign-in.
  return accepts !== 'web' || (url.username === '' && url.password === '');
}

function nameChoice(value: string, { choices = {} }: RecordField): string {
  return (Object.hasOwn(choices, value) && choices[value]) || value;
}

function nameCodes(value: string, { codes }: RecordField): string {
  return codes
    ? value.replace(/[a-z]+\d*/gi, (code) => (Object.hasOwn(codes, code) && codes[code]) || code)
    : value;
}
