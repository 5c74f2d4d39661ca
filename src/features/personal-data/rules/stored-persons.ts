import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { listRowsInBin, type RowInBin } from '#features/articles/rules/deleted/rows-in-bin.ts';
import { isOneOf } from '#platform/db/query-conditions.ts';
import type { Db } from '#platform/db/schema.ts';
import type { PersonalDecision, PersonKey, StoredPerson } from '#platform/features/personal-decision.ts';
import type { Person } from './person.ts';

/** What each table has of persons, as the subjects declare it. */
export type PersonalDecisions = Readonly<Record<string, PersonalDecision>>;

/** Everything that leads to the rows of one person. */
export type FoundKeys = ReadonlyMap<PersonKey, ReadonlySet<string>>;

/** How many rows of a table are about a person. */
export interface PersonalRows {
  table: string;
  /** What the rows are, in Azerbaijani. */
  label: string;
  rows: number;
}

/** The tables with rows of single persons. */
export function listStoredPersons(decisions: PersonalDecisions): [table: string, stored: StoredPerson][] {
  return Object.entries(decisions).filter(
    (entry): entry is [string, StoredPerson] => typeof entry[1] !== 'string',
  );
}

/** Follows the columns of all tables from what the person has told to everything that leads to their rows. */
export async function findPersonKeys(
  db: Db,
  { person, decisions }: { person: Person; decisions: PersonalDecisions },
): Promise<FoundKeys> {
  const keys = new Map<PersonKey, Set<string>>();
  const add = (key: PersonKey, value: string) => {
    const values = keys.get(key) ?? new Set();
    keys.set(key, values);
    const isNew = !values.has(value);
    values.add(value);
    return isNew;
  };
  for (const [key, value] of Object.entries(person)) add(key as PersonKey, value);
  let hasGrown = true;
  while (hasGrown) {
    hasGrown = false;
    for (const [table, { by, gives = {} }] of listStoredPersons(decisions)) {
      const columns = Object.keys(gives);
      const where = matchKeys(db, by, keys);
      if (columns.length === 0 || where === null) continue;
      const names = sql.join(columns.map((column) => sql.ref(column)));
      const { rows } = await sql<Record<string, string>>`
        select ${names} from ${sql.table(table)} where ${where}`.execute(db);
      for (const row of rows)
        for (const [column, given] of Object.entries(gives))
          for (const key of given) if (add(key, row[column] ?? '')) hasGrown = true;
    }
    for (const { row, gives = {} } of await listPersonInBin(db, { keys, decisions }))
      for (const [column, given] of Object.entries(gives))
        for (const key of given) if (add(key, String(row[column] ?? ''))) hasGrown = true;
  }
  return keys;
}

/** The condition of the rows of a person. Null when nothing leads to the table. */
export function matchKeys(
  db: Db,
  by: Readonly<Record<string, PersonKey>>,
  keys: FoundKeys,
): RawBuilder<SqlBool> | null {
  const conditions = Object.entries(by).flatMap(([column, key]) => {
    const values = keys.get(key);
    return values === undefined ? [] : [isOneOf(db, column, [...values])];
  });
  return conditions.length === 0 ? null : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** The rows of a person that were deleted with an article and can be restored with it: comments and reports. */
export async function listPersonInBin(
  db: Db,
  { keys, decisions }: { keys: FoundKeys; decisions: PersonalDecisions },
): Promise<(RowInBin & StoredPerson)[]> {
  const stored = new Map(listStoredPersons(decisions));
  const found: (RowInBin & StoredPerson)[] = [];
  // Only comments are in the bin: nothing else leads there.
  if (!keys.has('comment') && !keys.has('commenter')) return found;
  for await (const { table, row } of listRowsInBin(db)) {
    const decision = stored.get(table);
    if (decision && hasKey(row, decision.by, keys)) found.push({ ...decision, table, row });
  }
  return found;
}

/** What `matchKeys` is in the database, for a row that has been read. */
export function hasKey(
  row: RowInBin['row'],
  by: Readonly<Record<string, PersonKey>>,
  keys: FoundKeys,
): boolean {
  return Object.entries(by).some(([column, key]) => keys.get(key)?.has(String(row[column] ?? '')));
}

/** Counts the rows of a person. Tables without rows are left out. */
export async function countPersonalRows(
  db: Db,
  { keys, decisions }: { keys: FoundKeys; decisions: PersonalDecisions },
): Promise<PersonalRows[]> {
  const found: PersonalRows[] = [];
  const inBin = Map.groupBy(await listPersonInBin(db, { keys, decisions }), ({ table }) => table);
  for (const [table, { label, by }] of listStoredPersons(decisions)) {
    const where = matchKeys(db, by, keys);
    if (where === null) continue;
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(table)} where ${where}`.execute(db);
    const count = Number(rows[0]?.count ?? 0) + (inBin.get(table)?.length ?? 0);
    if (count > 0) found.push({ table, label, rows: count });
  }
  return found;
}

/** `Şərh: 2, Müraciət: 1`. */
export function formatPersonalRows(found: readonly PersonalRows[]): string {
  return found.map(({ label, rows }) => `${label}: ${rows}`).join(', ');
}
