import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { createOnce } from '#platform/db/create-once.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#platform/db/errors.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput, type Problem } from '#platform/errors.ts';
import { requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import {
  formatTyped,
  parseTyped,
  type RecordDeclaration,
  type RecordFields,
  type RecordValues,
  type TypedFields,
  toColumns,
} from '../record.ts';
import { findNextPlace } from './order-records.ts';
import { getRecord, lockRecordRow } from './read-records.ts';
import { type RecordInput, type RecordRules, readValues, tableOf } from './record-rules.ts';

/**
 * Creates a record. The form brings the new id, so that a form that is sent twice creates one row.
 * @throws Forbidden, InvalidInput with every problem, Conflict 'form.sentBefore' when the form was changed in between.
 */
export async function createRecord(
  db: Db,
  rules: RecordRules,
  { typed, ...change }: SubjectChange & { typed: TypedFields },
): Promise<void> {
  const { id, actor } = change;
  requireRole(actor, rules.role);
  let isWritten = false;
  const write = async (tx: Db) => {
    const input = await parseInput(tx, rules, { typed }, { ...change, row: null });
    const place = rules.list.isOrdered ? { [rules.list.order]: await findNextPlace(tx, rules) } : {};
    const columns = { ...(await listColumns(tx, rules, input)), ...place, id, version: 1 };
    await tx
      .insertInto(tableOf(rules))
      .values(columns as never)
      .execute();
    await rules.writeOther?.(tx, input);
    const { values } = await getRecord(tx, rules, id);
    await recordAudit(tx, change, `${rules.name}.create`, id, { after: { ...values, version: 1 } });
    isWritten = true;
  };
  await createOnce(db, rules.table, { id }, write).catch((error) => {
    throw isUniqueViolation(error) ? takenTitle(rules) : error;
  });
  if (!isWritten) await requireSameForm(db, rules, id, typed);
}

/**
 * A field that was left empty may have got its value from another one, and references are typed in several ways.
 * @throws Conflict when the record has another value than the form that is sent again.
 */
async function requireSameForm(db: Db, rules: RecordRules, id: string, typed: TypedFields): Promise<void> {
  const { values: stored } = await getRecord(db, rules, id);
  const shown = formatTyped(rules, stored);
  const sent = formatTyped(rules, parseTyped(rules, typed, stored).values);
  const isChanged = Object.entries(rules.fields).some(
    ([name, { kind, column }]) =>
      column !== null && kind !== 'reference' && typed[name]?.trim() && sent[name] !== shown[name],
  );
  if (isChanged) throw new Conflict('form.sentBefore', 'The form was sent before, with other content');
}

/**
 * Changes a record. Nothing is written when nothing changes, also for an old version: a form that was sent twice is no
 * conflict.
 * @throws Forbidden, NotFound, InvalidInput, Conflict 'record.conflict' when it has been changed since `version`.
 */
export async function updateRecord(
  db: Db,
  rules: RecordRules,
  { typed, version, ...change }: SubjectChange & { typed: TypedFields; version: number },
): Promise<void> {
  const { id, actor } = change;
  requireRole(actor, rules.role);
  const update = async (tx: Db) => {
    const row = await lockRecordRow(tx, rules, id);
    const [before] = await readValues(tx, rules, [row]);
    const input = await parseInput(tx, rules, { typed, before }, { ...change, row });
    const columns = await listColumns(tx, rules, input);
    await tx
      .updateTable(tableOf(rules))
      .set({ ...columns, version: row.version + 1 })
      .where('id', '=', id)
      .execute();
    await rules.writeOther?.(tx, input);
    const { values: after } = await getRecord(tx, rules, id);
    if (!decideChange(rules, { before: before ?? {}, after, version, current: row.version }))
      throw new Unchanged();
    await recordAudit(tx, change, `${rules.name}.update`, id, {
      before: { ...before, version },
      after: { ...after, version: version + 1 },
    });
  };
  await runChange(db, update).catch((error) => {
    throw isUniqueViolation(error) ? takenTitle(rules) : error;
  });
}

/**
 * Deletes a record that nothing uses.
 * @throws Forbidden, NotFound, Conflict 'record.inUse', or the record's own code.
 */
export async function deleteRecord(db: Db, rules: RecordRules, change: SubjectChange): Promise<void> {
  const { id, actor } = change;
  requireRole(actor, rules.role);
  const inUse = () => new Conflict(rules.inUse ?? 'record.inUse', `The ${rules.name} is in use`);
  const remove = async (tx: Db) => {
    const row = await lockRecordRow(tx, rules, id);
    const [values] = await readValues(tx, rules, [row]);
    if (await rules.isUsed?.(tx, id)) throw inUse();
    await tx.deleteFrom(tableOf(rules)).where('id', '=', id).execute();
    const before = { ...values, version: row.version };
    await recordAudit(tx, change, `${rules.name}.delete`, id, { before });
  };
  await inTransaction(db, remove).catch((error) => {
    throw isForeignKeyViolation(error) ? inUse() : error;
  });
}

/**
 * Whether a change has to be written. A change that changes nothing does not, also when it is based on an old version.
 * @throws Conflict when it is based on an old version.
 */
export function decideChange(
  record: Pick<RecordDeclaration, 'name'>,
  { before, after, version, current }: { before: object; after: object; version: number; current: number },
): boolean {
  if (isDeepStrictEqual(before, after)) return false;
  if (version !== current)
    throw new Conflict('record.conflict', `Somebody else has changed the ${record.name}`);
  return true;
}

/** Cleans what was typed, with the record's own rules. @throws InvalidInput with every problem, at most one at a field. */
async function parseInput<Fields extends RecordFields>(
  tx: Db,
  rules: RecordRules<Fields>,
  { typed, before }: { typed: TypedFields; before?: RecordValues | undefined },
  change: Omit<RecordInput, 'values'>,
): Promise<RecordInput<Fields>> {
  const { values, problems } = parseTyped(rules, typed, before);
  const input = { ...change, values: values as RecordValues<Fields> };
  const own = (await rules.check?.(tx, input)) ?? [];
  refuseProblems([...problems, ...own]);
  return input;
}

/** @throws InvalidInput with the problems, without further ones at the same field. */
export function refuseProblems(problems: readonly Problem[]): void {
  const first = new Map(problems.toReversed().map((problem) => [problem.field, problem]));
  if (problems.length > 0) throw new InvalidInput(problems.filter((one) => first.get(one.field) === one));
}

async function listColumns(tx: Db, rules: RecordRules, input: RecordInput) {
  return { ...toColumns(rules, input.values), ...(await rules.toColumns?.(tx, input)) };
}

function takenTitle({ title }: RecordRules): InvalidInput {
  return new InvalidInput([{ field: title, code: 'record.exists' }]);
}

/** A change that changes nothing. See `runChange`. */
export class Unchanged extends Error {}

/**
 * Runs `work` in one transaction, of which nothing is stored when it throws `Unchanged`. Inside another transaction it throws
 * `Unchanged` too: the outer one has to use `runChange` and stores nothing either.
 */
export async function runChange(db: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  await inTransaction(db, work).catch((error) => {
    if (db.isTransaction || !(error instanceof Unchanged)) throw error;
  });
}
