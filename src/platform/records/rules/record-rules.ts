import { type RawBuilder, sql } from 'kysely';
import type { AuditedChange } from '#platform/audit/record-audit.ts';
import type { Database, Db } from '#platform/db/schema.ts';
import type { Problem } from '#platform/errors.ts';
import { fromRow, type RecordDeclaration, type RecordFields, type RecordValues } from '../record.ts';

/** A row of the record's table. */
export type RecordRow = Readonly<Record<string, unknown>> & { id: string; version: number };
type Columns = Readonly<Record<string, string | number | null>>;
type Some<Value> = Promise<Value> | Value;

/**
 * What a rule gets of a record that is about to be written, and who writes it when: what it changes elsewhere is recorded too. `row` is
 * null for a new one.
 */
export interface RecordInput<Fields extends RecordFields = RecordFields> extends AuditedChange {
  id: string;
  values: RecordValues<Fields>;
  row: RecordRow | null;
}

/** An option of a field of the kind `reference`. */
interface FieldOption {
  value: string;
  label: string;
}
export type FieldOptions = Readonly<Record<string, readonly FieldOption[]>>;

/** A declaration, with what only the server knows. A simple record has its declaration only. */
export interface RecordRules<Fields extends RecordFields = RecordFields> extends RecordDeclaration<Fields> {
  /** Problems between fields, and those that only the database knows. */
  check?(tx: Db, input: RecordInput<Fields>): Some<readonly Problem[]>;
  /** Further columns, such as a slug and a sort key. They win over those of the fields. */
  toColumns?(tx: Db, input: RecordInput<Fields>): Some<Columns>;
  /** The values of the fields without a column, for each row in order. */
  readOther?(db: Db, rows: readonly RecordRow[]): Promise<readonly Partial<RecordValues<Fields>>[]>;
  /** Writes what is stored in other tables, after the row. */
  writeOther?(tx: Db, input: RecordInput<Fields>): Promise<void>;
  /** Whether something uses it that no foreign key protects. */
  isUsed?(tx: Db, id: string): Promise<boolean>;
  /** The options of fields of the kind `reference`. */
  listOptions?(db: Db): Promise<FieldOptions>;
}

/** A declaration with its own rules. The compiler knows the types of the values. */
export function extendRecord<Fields extends RecordFields>(
  record: RecordDeclaration<Fields>,
  own: Omit<RecordRules<Fields>, keyof RecordDeclaration>,
): RecordRules<Fields> {
  return { ...record, ...own };
}

/**
 * The table of a record. Kysely needs one table for its types: the functions of this folder call every table `venue`, and use
 * only the columns that all have.
 */
export const tableOf = ({ table }: { table: keyof Database }) => table as 'venue';

/** The column of the field that names a record. */
export function titleColumn({
  fields,
  title,
}: Pick<RecordDeclaration, 'fields' | 'title'>): RawBuilder<string> {
  return sql.ref<string>(fields[title]?.column ?? 'name');
}

/** The columns that a list is ordered by. */
export function listOrderColumns({ list }: Pick<RecordDeclaration, 'list'>): string[] {
  return [list.order, ...(list.thenBy === undefined ? [] : [list.thenBy]), 'id'];
}

/** The values of each row. */
export async function readValues<Fields extends RecordFields>(
  db: Db,
  rules: RecordRules<Fields>,
  rows: readonly RecordRow[],
): Promise<RecordValues<Fields>[]> {
  const others = rows.length === 0 ? [] : ((await rules.readOther?.(db, rows)) ?? []);
  return rows.map((row, at) => ({ ...fromRow(rules, row), ...others[at] }));
}
