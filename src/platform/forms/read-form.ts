import { countCharacters } from '#az/characters/text-length.ts';
import { parseBakuLocal } from '#az/format/dates.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { cleanLine, cleanParagraphs, cleanShortParagraphs } from '#platform/text/clean-text.ts';

/** The rules of a text. Without `required` it may be empty. `limit` is in characters. */
interface TextRules {
  required?: ProblemCode;
  limit: number;
  tooLong: ProblemCode;
}

export interface FormReader<Name extends string = string> {
  /** The text as typed; empty for a field that is missing or is a file. */
  text(name: Name): string;
  /** All texts of this name. */
  texts(name: Name): string[];
  /** The file that was chosen. Without a choice a browser sends a file without a name. */
  file(name: Name): File | null;
  /** Whether the form has the field: a checkbox is on, a button was pressed. */
  has(name: Name): boolean;
  /** A whole number of the form itself, such as the version it was opened with. 0 for a missing field, NaN for another text. */
  count(name: Name): number;
  /** A typed whole number from 0 to `max`. NaN with a problem. */
  number(name: Name, rules: { max: number; invalid: ProblemCode }): number;
  /** A cleaned line. */
  line(name: Name, rules: TextRules): string;
  /** A cleaned text of several lines. */
  paragraphs(name: Name, rules: TextRules): string;
  /** A cleaned text with at most one empty line in a row. */
  shortParagraphs(name: Name, rules: TextRules): string;
  /** One of the values. Any other text is a problem, and gives the first value. */
  choice<Value extends string>(name: Name, values: readonly [Value, ...Value[]], invalid: ProblemCode): Value;
  /** A moment of Baku time, as epoch milliseconds. Null for an empty field, and for a wrong one, which is a problem. */
  moment(name: Name, invalid: ProblemCode): number | null;
  /** A moment that must be there. NaN with a problem. */
  requiredMoment(name: Name, codes: { invalid: ProblemCode; required: ProblemCode }): number;
  /** Adds a problem at a field. */
  refuse(field: string, code: ProblemCode): void;
  /** The problems until now, in the order of the calls. */
  readonly problems: readonly Problem[];
  /** @throws InvalidInput with every problem. */
  check(): void;
}

export function readForm(form: FormData): FormReader<string>;
export function readForm<Fields extends object>(fields: Fields): FormReader<keyof Fields & string>;
/**
 * Reads the fields of a form, or of an object with texts, and collects the problems at their fields: `check` throws all of
 * them at once.
 */
export function readForm(source: FormData | object): FormReader<string> {
  const problems: Problem[] = [];
  const valuesOf = (name: string): unknown[] => {
    if (source instanceof FormData) return source.getAll(name);
    const value = (source as Record<string, unknown>)[name];
    return value === undefined || value === null ? [] : [value];
  };
  const refuse = (field: string, code: ProblemCode) => void problems.push({ field, code });
  const texts = (name: string) => valuesOf(name).filter((value) => typeof value === 'string');
  const text = (name: string) => texts(name)[0] ?? '';
  const cleaned =
    (clean: (typed: string) => string) =>
    (name: string, { required, limit, tooLong }: TextRules) => {
      const value = clean(text(name));
      if (value === '' && required !== undefined) refuse(name, required);
      if (countCharacters(value) > limit) refuse(name, tooLong);
      return value;
    };
  return {
    text,
    texts,
    refuse,
    problems,
    file(name) {
      const file = valuesOf(name).find((value) => value instanceof File);
      return file === undefined || file.name === '' ? null : file;
    },
    has: (name) => valuesOf(name).length > 0,
    count(name) {
      const digits = text(name);
      return /^\d{0,15}$/.test(digits) ? Number(digits) : Number.NaN;
    },
    number(name, { max, invalid }) {
      const digits = text(name).trim();
      const value = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
      if (!(value <= max)) refuse(name, invalid);
      return value;
    },
    line: cleaned(cleanLine),
    paragraphs: cleaned(cleanParagraphs),
    shortParagraphs: cleaned(cleanShortParagraphs),
    choice(name, values, invalid) {
      const typed = text(name).trim();
      const value = values.find((one) => one === typed);
      if (value === undefined) refuse(name, invalid);
      return value ?? values[0];
    },
    moment(name, invalid) {
      const moment = parseBakuLocal(text(name));
      if (moment === null && text(name).trim() !== '') refuse(name, invalid);
      return moment;
    },
    requiredMoment(name, { invalid, required }) {
      const moment = parseBakuLocal(text(name));
      if (moment === null) refuse(name, text(name).trim() === '' ? required : invalid);
      return moment ?? Number.NaN;
    },
    check() {
      if (problems.length > 0) throw new InvalidInput(problems);
    },
  };
}
