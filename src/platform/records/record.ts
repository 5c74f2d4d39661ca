import type { Database } from '#platform/db/schema.ts';
import type { Problem } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { RequiredRole } from '#platform/sessions/actor.ts';
import {
  type FieldProblem,
  type FieldValue,
  fieldKinds,
  isFieldProblem,
  longProblem,
  MAX_TYPED_LENGTH,
  type RecordField,
  type RecordFieldValues,
} from './record-field.ts';

export type RecordFields = Readonly<Record<string, RecordField>>;

/** The values of a record's fields. The audit log records them, with the version. */
export type RecordValues<Fields extends RecordFields = RecordFields> = {
  [Name in keyof Fields]: RecordFieldValues[Fields[Name]['kind']];
};

/** The fields of a form as typed. A field with several values has one on each line, a flag that is off is empty. */
export type TypedFields = Readonly<Record<string, string>>;

/**
 * One kind of record, such as venues. Everything that screens and rules share: this file and the declaration read no
 * database. See `docs/guides/add-a-record.md`.
 */
export interface RecordDeclaration<Fields extends RecordFields = RecordFields> {
  /** The subject of its lines in the audit log, and the first part of their actions: `venue`, `venue.update`. */
  name: string;
  /** It has the columns `id` and `version`. */
  table: keyof Database;
  /** Who may read and change it. */
  role: RequiredRole;
  /** In the order of the form. */
  fields: Fields;
  /** The field that names a record. Its column must be set. */
  title: string;
  /** The problem code for a record that is to be deleted and is used. Default: 'record.inUse'. */
  inUse?: ProblemCode;
  list: {
    columns: readonly string[];
    /** The column that the list is ordered by, before the id. It needs an index when the table may grow. */
    order: string;
    /** The column that orders records of one place, before the id. */
    thenBy?: string;
    /** Editors order the records by hand. The column `order` has their place, from 0. */
    isOrdered?: boolean;
    /** Records whose value in this column is set are not listed. */
    hiddenBy?: string;
    /**
     * The table may get more than some thousand rows. No query of the list reads it as a whole then: the title sorts by `order` and
     * its index, other columns do not sort, the pages end at 10 000 rows, and the database searches in this column, a slug.
     */
    large?: { slug: string };
  };
  /** The address of its list. A record has the address below it that ends with its id. */
  address: string;
  words: {
    list: string;
    /** Empty: there is no form for a new one. */
    create: string;
    /** Says what is lost when a record is deleted. */
    deleteHint: string;
    /** Above the form for a new record. */
    createHint?: string;
  };
}

/** Names the fields for the compiler: their values have types, and other names do not compile. */
export function defineRecord<const Fields extends RecordFields>(
  declaration: RecordDeclaration<Fields> & {
    title: keyof Fields;
    list: { columns: readonly (keyof Fields)[] };
  },
): RecordDeclaration<Fields> {
  return declaration;
}

/** The address of one record in the back-office. */
export function entryAddress({ address }: Pick<RecordDeclaration, 'address'>, id: string): string {
  return `${address}/${encodeURIComponent(id)}`;
}

/** Reads the fields of a sent form as typed. Fields that were not sent are empty. */
export function readTyped(record: Pick<RecordDeclaration, 'fields'>, form: FormData): TypedFields {
  return mapFields(record.fields, (name) =>
    form
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join('\n'),
  );
}

/** The fields of a new record. */
export function emptyTyped(record: Pick<RecordDeclaration, 'fields'>): TypedFields {
  return mapFields(record.fields, (_, field) => field.initial ?? '');
}

/** The values as the form shows them. */
export function formatTyped(record: Pick<RecordDeclaration, 'fields'>, values: RecordValues): TypedFields {
  return mapFields(record.fields, (name, field) => formatValue(field, values[name] as FieldValue));
}

/**
 * Cleans and checks what was typed. A field with a problem has its empty value. A field that shows the same as in `before` keeps its
 * value of then: the form has no seconds of a moment.
 */
export function parseTyped<Fields extends RecordFields>(
  record: Pick<RecordDeclaration<Fields>, 'fields'>,
  typed: TypedFields,
  before?: RecordValues,
): { values: RecordValues<Fields>; problems: Problem[] } {
  const problems: Problem[] = [];
  const values = mapFields(record.fields, (name, field) => {
    const parsed = parseField(field, typed[name] ?? '');
    if (isFieldProblem(parsed)) {
      const { problem: code, detail } = parsed;
      problems.push({ field: name, code, ...(detail === undefined ? {} : { detail }) });
      return fieldKinds[field.kind].empty;
    }
    const stored = before?.[name];
    return stored !== undefined && formatValue(field, stored) === formatValue(field, parsed)
      ? stored
      : parsed;
  });
  return { values: values as RecordValues<Fields>, problems };
}

function parseField(field: RecordField, typed: string): FieldValue | FieldProblem {
  // Nobody types that much. Cleaning costs time, so it comes after the limit.
  if (typed.length > MAX_TYPED_LENGTH) return { problem: longProblem(field) };
  const parsed = fieldKinds[field.kind].parse(typed, field);
  if (isFieldProblem(parsed) || field.required === undefined) return parsed;
  const isEmpty = parsed === null || parsed === '' || (Array.isArray(parsed) && parsed.length === 0);
  return isEmpty ? { problem: field.required } : parsed;
}

/** The value as the form shows it. */
export function formatValue(field: RecordField, value: FieldValue): string {
  return (fieldKinds[field.kind].format as (value: FieldValue) => string)(value);
}

/** The value as lists, the audit log, conflicts and CSV files show it. Empty when there is none. */
export function describeValue(field: RecordField, value: FieldValue): string {
  return (fieldKinds[field.kind].describe as (value: FieldValue, field: RecordField) => string)(value, field);
}

/** The value of each field, from a cell of its column. Fields without a column get their empty value. */
export function fromRow<Fields extends RecordFields>(
  record: Pick<RecordDeclaration<Fields>, 'fields'>,
  row: Readonly<Record<string, unknown>>,
): RecordValues<Fields> {
  return mapFields(record.fields, (_, { kind, column }) => {
    const cell = column === null ? null : (row[column] ?? null);
    return cell === null ? fieldKinds[kind].empty : fieldKinds[kind].fromCell(cell);
  }) as RecordValues<Fields>;
}

/** The cell of each column that a field has. */
export function toColumns<Fields extends RecordFields>(
  record: Pick<RecordDeclaration<Fields>, 'fields'>,
  values: RecordValues<Fields>,
): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(record.fields).flatMap(([name, { kind, column, isNullable }]) => {
      if (column === null) return [];
      const toCell = fieldKinds[kind].toCell as (value: FieldValue) => string | number | null;
      const cell = toCell(values[name] as FieldValue);
      return [[column, isNullable && cell === '' ? null : cell]];
    }),
  );
}

function mapFields<Value>(
  fields: RecordFields,
  toValue: (name: string, field: RecordField) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toValue(name, field)]));
}
