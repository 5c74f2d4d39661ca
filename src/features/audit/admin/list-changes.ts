import { formatDateTime } from '#az/format/dates.ts';
import { formatBytes } from '#az/format/numbers.ts';
import type { AuditWords } from '#platform/features/define-feature.ts';
import { describeValue as describeRecordValue, type RecordFields } from '#platform/records/record.ts';
import { type FieldValue, fieldKinds, type RecordField } from '#platform/records/record-field.ts';
import { commonText } from '#platform/text/common.ts';
import { auditText } from '../text.ts';

/** One changed field of an audit line, in Azerbaijani. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

const MAX_VALUE_LENGTH = 300;

/** The words of the fields that may have changed, and of their values. */
type ChangeWords = Pick<AuditWords, 'fields' | 'values'>;

/**
 * The fields that differ between before and after. Of nested objects only the changed fields are listed. `fields`: the declared
 * fields of a record, which have their own labels and words. Only the version of an article tells people something: its history
 * has it.
 */
export function listChanges(
  before: unknown,
  after: unknown,
  words: ChangeWords,
  { fields = null, showsVersion = false }: { fields?: RecordFields | null; showsVersion?: boolean } = {},
): FieldChange[] {
  const left = flatten(before);
  const right = flatten(after);
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((field) => isChanged(left, right, field) && (showsVersion || field !== 'version'))
    .map((name) => {
      const field = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
      const describe = (value: unknown) =>
        describeRecorded(field, value) ?? describeValue(name, value, words);
      return {
        field: field?.label ?? describeField(name, words),
        before: describe(left.get(name)),
        after: describe(right.get(name)),
      };
    });
}

/** A recorded value in the words of its declared field; null when it is empty, of another form, or not declared. */
function describeRecorded(field: RecordField | undefined, value: unknown): string | null {
  if (!field || value === undefined || value === null) return null;
  const { empty } = fieldKinds[field.kind];
  const isOfKind = empty === null ? /^(?:string|number)$/.test(typeof value) : typeof value === typeof empty;
  if (!isOfKind || Array.isArray(value) !== Array.isArray(empty)) return null;
  if (/^(?:date|moment|number)$/.test(field.kind) && typeof value !== 'number') return null;
  return cutValue(describeRecordValue(field, value as FieldValue)) || null;
}

/** The audit log stores the length of an article's `content`, and only when the text changed. The length may be the same. */
function isChanged(
  left: ReadonlyMap<string, unknown>,
  right: ReadonlyMap<string, unknown>,
  field: string,
): boolean {
  if (field === 'content') return true;
  return JSON.stringify(left.get(field)) !== JSON.stringify(right.get(field));
}

function flatten(value: unknown, prefix = ''): Map<string, unknown> {
  if (!isGroup(value)) return new Map(value === null || value === undefined ? [] : [[prefix, value]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...flatten(inner, prefix ? `${prefix}.${name}` : name).entries(),
    ]),
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function describeField(field: string, { fields }: ChangeWords): string {
  return field
    .split('.')
    .map((name) => findWord(fields, name) ?? auditText.otherField)
    .join(': ');
}

function describeValue(field: string, value: unknown, { values = {} }: ChangeWords): string {
  if (value === undefined || value === null || value === '') return auditText.nothing;
  if (typeof value === 'boolean') return value ? commonText.yes : commonText.no;
  if (typeof value === 'number') return describeNumber(field, value);
  const codes = Object.hasOwn(values, field) ? values[field] : undefined;
  const text = Array.isArray(value)
    ? value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))).join(', ')
    : String(value);
  // A code may also stand inside a longer value, such as the zones of a season.
  const named = findWord(codes, text) ?? text.replace(/[a-z]+/gi, (word) => findWord(codes, word) ?? word);
  return cutValue(named);
}

function cutValue(text: string): string {
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

/** Undefined for a code without a word, and for names that every object has, such as `constructor`. */
function findWord(words: Readonly<Record<string, string>> | undefined, code: string): string | undefined {
  return words && Object.hasOwn(words, code) ? words[code] : undefined;
}

/** Formats a number by its unit: epoch milliseconds, bytes, characters of a text that is not stored, or a count. */
function describeNumber(field: string, value: number): string {
  if (/At$/.test(field) || field === 'from' || field === 'before') return formatDateTime(value);
  if (field === 'size') return formatBytes(value);
  return field === 'content' ? auditText.characters(value) : String(value);
}
