import { roleNames } from '#app/admin/users/role-names.ts';
import { formatDateTime } from '#az/format/dates.ts';
import { formatBytes } from '#az/format/numbers.ts';
import { auditActionText, auditFieldText, auditSubjectText, auditText } from '#az/text/admin/audit.ts';
import { commonText } from '#az/text/common.ts';
import { breakingText } from '#az/text/site/breaking.ts';
import { inboxText } from '#az/text/site/contact.ts';
import { originText } from '#az/text/site/source.ts';
import { statusNames } from '../parts/article-status-label.tsx';

/** One field of a line of the journal, in words. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

const LONGEST = 300;

/** Values that are kept as codes, as the screens they come from name them. */
const codes: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  status: { ...inboxText.status, ...statusNames },
  role: roleNames,
  level: breakingText.level,
  action: auditActionText,
  subjectType: auditSubjectText,
  method: auditText.method,
  origin: originText,
};

/** The fields that differ between before and after; groups are opened, so that only what changed in them is named. */
export function listChanges(before: unknown, after: unknown): FieldChange[] {
  const left = flatten(before);
  const right = flatten(after);
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((field) => isChanged(left, right, field))
    .map((field) => ({
      field: fieldWords(field),
      before: valueWords(field, left.get(field)),
      after: valueWords(field, right.get(field)),
    }));
}

/** The audit log has only the length of the article text, and only when the text changed. Two texts may be equally long. */
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

function fieldWords(field: string): string {
  return field
    .split('.')
    .map((name) => (Object.hasOwn(auditFieldText, name) && auditFieldText[name]) || auditText.otherField)
    .join(': ');
}

function valueWords(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return auditText.nothing;
  if (typeof value === 'boolean') return value ? commonText.yes : commonText.no;
  if (typeof value === 'number') return numberWords(field, value);
  const named = Object.hasOwn(codes, field) ? codes[field]?.[String(value)] : undefined;
  if (typeof named === 'string') return named;
  const text = Array.isArray(value)
    ? value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ')
    : String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Numbers by what they measure: moments in epoch milliseconds, bytes, characters of a text that is not kept, or a count. */
function numberWords(field: string, value: number): string {
  if (/At$/.test(field) || field === 'from' || field === 'before') return formatDateTime(value);
  if (field === 'size') return formatBytes(value);
  return field === 'content' ? auditText.characters(value) : String(value);
}
