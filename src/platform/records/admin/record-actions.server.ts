import { data, redirect } from 'react-router';
import { CSV_MARK, csvLine } from '#az/format/csv.ts';
import { redirectWithToast, throwResponse, toActionError } from '#platform/admin/action-answers.server.ts';
import { readListParameters } from '#platform/admin/list-parameters.ts';
import type { Db } from '#platform/db/schema.ts';
import { readNewId } from '#platform/forms/read-new-id.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { csvResponse } from '#platform/http/csv-response.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import {
  emptyTyped,
  entryAddress,
  formatTyped,
  type RecordDeclaration,
  type RecordValues,
  readTyped,
  type TypedFields,
} from '../record.ts';
import type { FieldValue } from '../record-field.ts';
import { orderRecords } from '../rules/order-records.ts';
import { type ConflictInput, readConflict } from '../rules/read-conflict.ts';
import { exportRecords, getRecord, listRecords } from '../rules/read-records.ts';
import type { RecordRules } from '../rules/record-rules.ts';
import { createRecord, deleteRecord, updateRecord } from '../rules/write-record.ts';
import type { RecordRefusal } from './record-form.tsx';

interface RouteArgs {
  request: Request;
  context: RouteContext;
}
interface EntryArgs extends RouteArgs {
  params: { id?: string };
}

/**
 * The data of `RecordListScreen`. The address has a search (`q`), a field to sort by (`sort`) and a page. `listOtherNames`: the search
 * finds a record by these names too.
 */
export async function loadRecordList(
  rules: RecordRules,
  { request, context }: RouteArgs,
  { listOtherNames }: { listOtherNames?: (db: Db) => Promise<ReadonlyMap<string, readonly string[]>> } = {},
) {
  const { db, newId } = servicesOf(context);
  requireRole(actorOf(context), rules.role);
  const { query, page } = readListParameters(request);
  const sort = new URL(request.url).searchParams.get('sort') ?? '';
  const otherNames = query === '' ? undefined : await listOtherNames?.(db);
  const found = await listRecords(db, rules, { query, page, sort, otherNames });
  // The page gets only what it shows.
  const items = found.items.map(({ id, values }) => ({
    id,
    values: Object.fromEntries(rules.list.columns.map((name) => [name, values[name] as FieldValue])),
  }));
  return {
    screen: 'list' as const,
    query,
    sort,
    newId: newId(),
    typed: emptyTyped(rules),
    ...found,
    items,
    options: (await rules.listOptions?.(db)) ?? {},
  };
}

/** The action of `RecordListScreen`: creates a record, or changes the editors' order. */
export async function changeRecordList(rules: RecordRules, { request, context }: RouteArgs) {
  const { db, now, newId } = servicesOf(context);
  const change = { actor: actorOf(context), now: now(), newId };
  const form = await request.formData();
  const ids = form.get('ids');
  if (rules.list.isOrdered && typeof ids === 'string') {
    await orderRecords(db, rules, { ...change, ids: ids.split(',') });
    return redirectWithToast(rules.address, 'record.ordered');
  }
  const id = readNewId(form, newId);
  const typed = readTyped(rules, form);
  try {
    await createRecord(db, rules, { ...change, id, typed });
    return redirectWithToast(entryAddress(rules, id), 'record.created');
  } catch (error) {
    return toActionError<RecordRefusal>(error, {
      id,
      intent: 'create',
      typed,
      conflict: null,
    } as RecordRefusal);
  }
}

/** The data of `RecordEntryScreen`. */
export async function loadRecord(rules: RecordRules, { context, params }: EntryArgs) {
  const { db, now } = servicesOf(context);
  requireRole(actorOf(context), rules.role);
  const { id, version, values } = await getRecord(db, rules, params.id ?? '').catch(throwResponse);
  return {
    screen: 'entry' as const,
    id,
    version,
    now: now(),
    typed: formatTyped(rules, values),
    title: String(values[rules.title] ?? ''),
    options: (await rules.listOptions?.(db)) ?? {},
  };
}

/** The action of `RecordEntryScreen`: saves or deletes a record. A screen with further buttons reads the form first and passes it. */
export async function changeRecord(
  rules: RecordRules,
  { request, context, params }: EntryArgs,
  sent?: FormData,
) {
  const { db, now, newId } = servicesOf(context);
  const { id = '' } = params;
  const change = { actor: actorOf(context), id, now: now(), newId };
  const form = sent ?? (await request.formData());
  const intent = String(form.get('intent') ?? 'update');
  const typed = readTyped(rules, form);
  const version = Number(form.get('version'));
  try {
    switch (intent) {
      case 'theirs':
        return redirect(entryAddress(rules, id));
      case 'delete':
        await deleteRecord(db, rules, change);
        return redirectWithToast(rules.address, 'record.deleted');
      case 'update':
        await updateRecord(db, rules, { ...change, typed, version });
        return redirectWithToast(entryAddress(rules, id), 'record.updated');
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    return refuseChange(db, error, { rules, intent, typed, version, read: () => getRecord(db, rules, id) });
  }
}

/** The loader of a route module that answers at both addresses. */
export function loadRecordScreen(rules: RecordRules, args: EntryArgs) {
  return args.params.id === undefined ? loadRecordList(rules, args) : loadRecord(rules, args);
}

/** The action of a route module that answers at both addresses. */
export function changeRecordScreen(rules: RecordRules, args: EntryArgs) {
  return args.params.id === undefined ? changeRecordList(rules, args) : changeRecord(rules, args);
}

interface RefusedForm extends Pick<ConflictInput, 'fromLogged'> {
  rules: Pick<RecordDeclaration, 'name' | 'fields'>;
  intent: string;
  typed: TypedFields;
  version: number;
  /** Reads the stored record, which a conflict is compared with. */
  read: () => Promise<{ id: string; version: number; values: RecordValues }>;
}

/** The answer to a refused form, with the changes of others after a conflict. Other errors are thrown as responses. */
export async function refuseChange(
  db: Db,
  error: unknown,
  { rules, intent, typed, version, read, fromLogged }: RefusedForm,
) {
  const { data: refusal, init } = toActionError(error, { intent, typed, version });
  let conflict: RecordRefusal['conflict'] = null;
  if (refusal.problem === 'record.conflict') {
    const stored = await read();
    conflict = await readConflict(db, rules, { id: stored.id, version, typed, stored, fromLogged });
  }
  return data<RecordRefusal>({ ...refusal, conflict }, init ?? undefined);
}

/** All records as a CSV file, for a route without a page. */
export async function answerRecordCsv(rules: RecordRules, { context }: RouteArgs): Promise<Response> {
  requireRole(actorOf(context), rules.role);
  return csvResponse(rules.name, formatCsv(exportRecords(servicesOf(context).db, rules)));
}

async function* formatCsv(batches: ReturnType<typeof exportRecords>): AsyncGenerator<string> {
  yield CSV_MARK;
  for await (const batch of batches) yield batch.map(csvLine).join('');
}
