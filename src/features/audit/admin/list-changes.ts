import { formatDateTime } from '#az/format/dates.ts';
import { formatBytes } from '#az/format/numbers.ts';
import { statusNames } from '#features/articles/admin/article-status-label.tsx';
import { originText } from '#features/articles/text.ts';
import { breakingText } from '#features/breaking-news/text.ts';
import { commentQueueText } from '#features/comments/text.ts';
import { referenceText, searchNamesText, seasonText, tableText } from '#features/competitions/text.ts';
import { inboxText } from '#features/contact/text.ts';
import { matchDeskText } from '#features/matches/text.ts';
import { type RecordFields, describeValue as recordValueText } from '#platform/records/record.ts';
import { type FieldValue, fieldKinds, type RecordField } from '#platform/records/record-field.ts';
import { roleNames } from '#platform/sessions/role-names.ts';
import { commonText } from '#platform/text/common.ts';
import { auditActionText, auditFieldText, auditSubjectText, auditText } from '../text.ts';

/** One changed field of an audit line, in Azerbaijani. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

const MAX_VALUE_LENGTH = 300;

/** The names of values that are stored as codes. They are those of the screens that change them. */
const codeNames: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  status: { ...inboxText.status, ...statusNames },
  commentStatus: commentQueueText.status,
  role: roleNames,
  level: breakingText.level,
  action: auditActionText,
  subjectType: auditSubjectText,
  method: auditText.method,
  origin: originText,
  kind: { ...referenceText.kind, ...searchNamesText.kind },
  region: referenceText.region,
  broadcast: matchDeskText.broadcastKind,
};

/** The names of codes inside longer values, such as the zones of a season. */
const codeWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tieBreaks: seasonText.tieBreak,
  zones: tableText.legend,
};

/**
 * The fields that differ between before and after. Of nested objects only the changed fields are listed. `fields`: the declared fields
 * of a record, which have their own labels and words.
 */
export function listChanges(before: unknown, after: unknown, fields: RecordFields = {}): FieldChange[] {
  const left = flatten(before);
  const right = flatten(after);
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((field) => isChanged(left, right, field))
    .map((name) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const describe = (value: unknown) => describeRecorded(field, value) ?? describeValue(name, value);
      return {
        field: field?.label ?? describeField(name),
        before: describe(left.get(name)),
        after: describe(right.get(name)),
      };
    });
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

/** A recorded value in the words of its declared field; null when it is empty, of another form, or not declared. */
function describeRecorded(field: RecordField | undefined, value: unknown): string | null {
  if (!field || value === undefined || value === null) return null;
  const { empty } = fieldKinds[field.kind];
  const isOfKind = empty === null ? /^(?:string|number)$/.test(typeof value) : typeof value === typeof empty;
  if (!isOfKind || Array.isArray(value) !== Array.isArray(empty)) return null;
  if (/^(?:date|moment|number)$/.test(field.kind) && typeof value !== 'number') return null;
  return cutValue(recordValueText(field, value as FieldValue)) || null;
}

function describeField(field: string): string {
  return field
    .split('.')
    .map((name) => (Object.hasOwn(auditFieldText, name) && auditFieldText[name]) || auditText.otherField)
    .join(': ');
}

function describeValue(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return auditText.nothing;
  if (typeof value === 'boolean') return value ? commonText.yes : commonText.no;
  if (typeof value === 'number') return describeNumber(field, value);
  const name = Object.hasOwn(codeNames, field) ? codeNames[field]?.[String(value)] : undefined;
  if (typeof name === 'string') return name;
  const text = Array.isArray(value)
    ? value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item))).join(', ')
    : String(value).replace(/[a-z]+/gi, (word) => codeWords[field]?.[word] ?? word);
  return cutValue(text);
}

function cutValue(text: string): string {
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

/** Formats a number by its unit: epoch milliseconds, bytes, characters of a text that is not stored, or a count. */
function describeNumber(field: string, value: number): string {
  if (/At$/.test(field) || field === 'from' || field === 'before') return formatDateTime(value);
  if (field === 'size') return formatBytes(value);
  return field === 'content' ? auditText.characters(value) : String(value);
}
