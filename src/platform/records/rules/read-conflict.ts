import type { Db } from '#platform/db/schema.ts';
import {
  describeValue,
  formatTyped,
  formatValue,
  parseTyped,
  type RecordDeclaration,
  type RecordValues,
  type TypedFields,
} from '../record.ts';
import { type FieldValue, fieldKinds, type RecordField } from '../record-field.ts';

/** One field that somebody else has changed since the form was opened. Values are in words; empty ones are ''. */
export interface RecordFieldConflict {
  field: string;
  theirs: string;
  mine: string;
  /** Who wrote the stored value; null for the program, or when the audit log does not say it. */
  by: string | null;
  /** Epoch milliseconds. */
  at: number | null;
  /** The form has changed it too. Otherwise the form now has the stored value. */
  isMine: boolean;
}

/** What a refused form shows: the changes of others, and its fields for the next try. */
export interface RecordConflict {
  /** The stored version, on which the next save is based. */
  version: number;
  fields: RecordFieldConflict[];
  /** What was typed, with the stored value in fields that the form had not changed. */
  typed: TypedFields;
}

type LoggedState = Readonly<Record<string, unknown>>;

export interface ConflictInput {
  id: string;
  version: number;
  typed: TypedFields;
  stored: { version: number; values: RecordValues };
  /** The fields of a state in the audit log, for a record whose state there has other names. */
  fromLogged?: ((state: LoggedState) => LoggedState) | undefined;
}

/** More changes than this are not compared. */
const MAX_CHANGES = 50;

/**
 * Compares a form based on `version` with the stored record. The audit log says which fields were changed since, by whom and when,
 * and what the form had at the beginning.
 */
export async function readConflict(
  db: Db,
  record: Pick<RecordDeclaration, 'name' | 'fields'>,
  { id, version, typed, stored, fromLogged = (state) => state }: ConflictInput,
): Promise<RecordConflict> {
  const changes = (await listChangesAfter(db, record.name, id, version)).map((change) => ({
    ...change,
    before: fromLogged(change.before),
    after: fromLogged(change.after),
  }));
  // A change that the audit log does not have may have changed any field.
  const isComplete = changes.length >= stored.version - version;
  const storedTyped = formatTyped(record, stored.values);
  const mine = parseTyped(record, typed);
  const kept: Record<string, string> = {};
  const fields = Object.entries(record.fields).flatMap(([name, field]) => {
    const theirs = storedTyped[name] ?? '';
    const hasProblem = mine.problems.some((problem) => problem.field === name);
    const own = hasProblem ? (typed[name] ?? '') : formatValue(field, mine.values[name] as FieldValue);
    kept[name] = typed[name] ?? '';
    const [last, first] = findChanges(changes, name);
    if (own === theirs || (!last && isComplete)) return [];
    const base = first && formatLogged(field, first.before[name], stored.values[name]);
    const isMine = base === undefined || own !== base;
    if (!isMine) kept[name] = theirs;
    return [
      {
        field: name,
        isMine,
        by: last?.by ?? null,
        at: last?.at ?? null,
        theirs: describeValue(field, stored.values[name] as FieldValue),
        mine: hasProblem ? own : describeValue(field, mine.values[name] as FieldValue),
      },
    ];
  });
  return { version: stored.version, fields, typed: kept };
}

/** A value of the audit log as the form showed it; undefined when it was recorded in another form. */
function formatLogged(field: RecordField, logged: unknown, stored: unknown): string | undefined {
  if (logged === null) return formatValue(field, fieldKinds[field.kind].empty);
  if (stored === null) return formatValue(field, logged as FieldValue);
  const isAlike = typeof logged === typeof stored && Array.isArray(logged) === Array.isArray(stored);
  return isAlike ? formatValue(field, logged as FieldValue) : undefined;
}

interface LoggedChange {
  by: string | null;
  at: number;
  before: LoggedState;
  after: LoggedState;
}

/** The last change of a field, and the first one. */
function findChanges(
  changes: readonly LoggedChange[],
  name: string,
): [last?: LoggedChange, first?: LoggedChange] {
  const own = changes.filter(
    ({ before, after }) => name in after && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return [own[0], own.at(-1)];
}

/** The recorded changes after a version, the newest first. */
async function listChangesAfter(db: Db, name: string, id: string, version: number): Promise<LoggedChange[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['actor_name', 'created_at', 'before', 'after'])
    .where('subject_type', '=', name)
    .where('subject_id', '=', id)
    // Other lines of the subject, such as the events of a match, change none of its fields.
    .where('after', 'like', '%"version":%')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_CHANGES)
    .execute();
  return rows
    .map((row) => ({
      by: row.actor_name,
      at: row.created_at,
      before: (JSON.parse(row.before ?? 'null') ?? {}) as Record<string, unknown>,
      after: (JSON.parse(row.after ?? 'null') ?? {}) as Record<string, unknown>,
    }))
    .filter(({ after }) => Number(after.version) > version)
    .sort((one, other) => Number(other.after.version) - Number(one.after.version));
}
