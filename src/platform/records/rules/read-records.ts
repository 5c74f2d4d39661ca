import { type SqlBool, sql } from 'kysely';
import { slugify } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { filterByWords, listFilterWords } from '#az/filter-words.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { containsWord, isOneOf } from '#platform/db/query-conditions.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { describeValue, type RecordDeclaration, type RecordFields, type RecordValues } from '../record.ts';
import type { FieldValue } from '../record-field.ts';
import {
  listOrderColumns,
  type RecordRow,
  type RecordRules,
  readValues,
  tableOf,
  titleColumn,
} from './record-rules.ts';

/** A record as its form needs it. */
export interface StoredRecord<Fields extends RecordFields = RecordFields> {
  id: string;
  version: number;
  values: RecordValues<Fields>;
}

/** The row of a record; null when there is none. */
export async function findRecordRow(
  db: Db,
  record: Pick<RecordDeclaration, 'table'>,
  id: string,
): Promise<RecordRow | null> {
  const row = await db.selectFrom(tableOf(record)).selectAll().where('id', '=', id).executeTakeFirst();
  return (row as RecordRow | undefined) ?? null;
}

/** Locks the row of a record, so that a second writer waits and sees the new version. @throws NotFound */
export async function lockRecordRow(
  tx: Db,
  record: Pick<RecordDeclaration, 'table' | 'name'>,
  id: string,
): Promise<RecordRow> {
  const query = tx.selectFrom(tableOf(record)).selectAll().where('id', '=', id);
  const row = await (engineOf(tx) === 'postgres' ? query.forNoKeyUpdate() : query).executeTakeFirst();
  if (!row) throw new NotFound(`No ${record.name} ${id}`);
  return row as unknown as RecordRow;
}

/** @throws NotFound */
export async function getRecord<Fields extends RecordFields>(
  db: Db,
  rules: RecordRules<Fields>,
  id: string,
): Promise<StoredRecord<Fields>> {
  const row = await findRecordRow(db, rules, id);
  if (!row) throw new NotFound(`No ${rules.name} ${id}`);
  const [values] = await readValues(db, rules, [row]);
  return { id, version: row.version, values: values as RecordValues<Fields> };
}

export interface RecordQuery {
  /** Words of the title, or of one of the `otherNames` (by id). */
  query?: string;
  otherNames?: ReadonlyMap<string, readonly string[]> | undefined;
  /** The field to sort by, `-` before it for the other direction. Others are ignored: the list has its own order. */
  sort?: string;
  /** From 1. A page behind the last one is the last one. */
  page?: number;
  /** The records of a page. */
  size?: number;
}

export interface RecordPage<Fields extends RecordFields = RecordFields> {
  items: { id: string; values: RecordValues<Fields> }[];
  total: number;
  /** There are more than `total`. */
  isCut: boolean;
  page: number;
  pages: number;
}

const PAGE_SIZE = 50;
/** A list that editors order has one page. */
const MAX_ORDERED = 500;
/** The pages of a large table end here: a database reads what comes before a page. */
const MAX_LISTED = 10_000;
/** A search in a large table finds no more. */
const MAX_FOUND = 2000;

/** A page of the records in the order of their list, or sorted by a field. */
export async function listRecords<Fields extends RecordFields>(
  db: Db,
  rules: RecordRules<Fields>,
  query: RecordQuery = {},
): Promise<RecordPage<Fields>> {
  const { fields, list, title } = rules;
  const found = query.query?.trim() ? await findByWords(db, rules, query) : null;
  const counted = found?.length ?? (await countRecords(db, rules));
  const total = Math.min(counted, list.large ? MAX_LISTED : counted);
  const size = query.size ?? (list.isOrdered ? MAX_ORDERED : PAGE_SIZE);
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, query.page ?? 1), pages);
  const sorted = query.sort?.replace(/^-/, '') ?? '';
  const isDown = query.sort?.startsWith('-') ?? false;
  const column = !list.large && Object.hasOwn(fields, sorted) ? fields[sorted]?.column : null;
  const direction = list.large && isDown && sorted === title ? 'desc' : 'asc';
  let rows: RecordRow[];
  if (typeof column === 'string') {
    // Databases sort texts in their own ways. Only the ids and this column are read.
    const keys = await selectListed(db, rules)
      .select(['id', sql.ref<string | number | null>(column).as('key')])
      .execute();
    const kept = found ? keys.filter(({ id }) => found.includes(id)) : keys;
    const ids = sortRows(kept, isDown).slice((page - 1) * size, page * size);
    const unsorted = await selectListed(db, rules)
      .selectAll()
      .where(isOneOf(db, 'id', ids))
      .execute();
    const byId = new Map(unsorted.map((row) => [row.id, row as unknown as RecordRow]));
    rows = ids.flatMap((id) => byId.get(id) ?? []);
  } else {
    const select = selectListed(db, rules).selectAll();
    rows = (await listOrderColumns(rules)
      .reduce(
        (listed, orderColumn) => listed.orderBy(sql.ref(orderColumn), direction),
        found ? select.where(isOneOf(db, 'id', found)) : select,
      )
      .limit(size)
      .offset((page - 1) * size)
      .execute()) as unknown as RecordRow[];
  }
  const values = await readValues(db, rules, rows);
  return {
    items: rows.map(({ id }, at) => ({ id, values: values[at] as RecordValues<Fields> })),
    total,
    page,
    pages,
    isCut: counted > total,
  };
}

type Listed = Pick<RecordDeclaration, 'table' | 'list'>;

function selectListed(db: Db, { list, ...rules }: Listed) {
  const records = db.selectFrom(tableOf(rules));
  if (list.hiddenBy === undefined) return records;
  // With `is null` alone, SQLite takes an index of this column, which finds nearly all rows, and sorts them.
  return records.where(sql<SqlBool>`(${sql.ref(list.hiddenBy)} is null) = true`);
}

/** Of a large table no more than one row after the last page is counted. */
async function countRecords(db: Db, rules: Listed): Promise<number> {
  const listed = selectListed(db, rules).select('id');
  const { count } = await db
    .selectFrom((rules.list.large ? listed.limit(MAX_LISTED + 1) : listed).as('listed'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The ids of the records with these words. Of a small table all titles are read: no index finds a part of a name. */
async function findByWords(
  db: Db,
  rules: RecordDeclaration,
  { query = '', otherNames = new Map() }: RecordQuery,
): Promise<string[]> {
  const { large, order } = rules.list;
  let titles = selectListed(db, rules).select(['id', titleColumn(rules).as('title')]);
  if (large) {
    const words = listFilterWords(query).map(({ part, beginning }) =>
      containsWord(large.slug, { part: slugify(part), beginning }),
    );
    titles = titles
      .where((eb) => eb.or([eb.and(words), isOneOf(db, 'id', [...otherNames.keys()])]))
      .orderBy(sql.ref<string>(order))
      .limit(MAX_FOUND);
  }
  const rows = await titles.execute();
  return filterByWords(rows, query, (row) => [row.title, ...(otherNames.get(row.id) ?? [])].join('\n')).map(
    ({ id }) => id,
  );
}

/** Numbers by size, texts in the order of the alphabet, empty ones last. */
function sortRows(rows: readonly { id: string; key: string | number | null }[], isDown: boolean): string[] {
  const isEmpty = (key: string | number | null) => key === null || key === '';
  const keyed = rows.map(({ id, key }) => ({
    id,
    isEmpty: isEmpty(key),
    key: typeof key === 'string' ? sortKey(key) : (key ?? 0),
  }));
  const compare = (one: (typeof keyed)[number], other: (typeof keyed)[number]) => {
    if (one.isEmpty !== other.isEmpty) return one.isEmpty ? 1 : -1;
    if (one.key === other.key) return one.id < other.id ? -1 : 1;
    return one.key < other.key === isDown ? 1 : -1;
  };
  return keyed.sort(compare).map(({ id }) => id);
}

/** All records as lines of a CSV file: the labels of the fields, then the values of each record, in batches. */
export async function* exportRecords(db: Db, rules: RecordRules): AsyncGenerator<string[][]> {
  const fields = Object.entries(rules.fields);
  yield [fields.map(([, { label }]) => label)];
  for (let after = ''; ; ) {
    const rows = (await db
      .selectFrom(tableOf(rules))
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute()) as unknown as RecordRow[];
    const all = await readValues(db, rules, rows);
    yield all.map((values) =>
      fields.map(([name, field]) => describeValue(field, values[name] as FieldValue)),
    );
    const last = rows.at(-1);
    if (!last || rows.length < 500) return;
    after = last.id;
  }
}
