import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { personalDecisions } from '#app/declarations.ts';
import type { Engine } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';
import type { PersonalDecision, StoredPerson } from '#platform/features/personal-decision.ts';
import { describeOnEachDatabase } from './kit/databases/databases.ts';

type Columns = ReadonlyMap<string, readonly string[]>;

/** How somebody is reached. */
const CONTACT = /(?:^|_)(?:email|phone|ip|user_agent|endpoint|recipient)(?:_|$)/;
/** Who has done something: an account, a browser, a network. */
const IDENTITY =
  /(?:^|_)(?:staff|author|actor|by|by_name|commenter|voter|reader|network|subscriber|subscription)(?:_|$)/;
/** A name or an address, of a person or of a thing. */
const NAME = /(?:^|_)(?:name|address|url)$/;

const refuse = (columns: Columns, decisions: Readonly<Record<string, PersonalDecision>>) =>
  [...columns].flatMap(([table, names]) => {
    const decision = decisions[table];
    if (decision === undefined) return [`${table} is not declared`];
    if (typeof decision !== 'string') return refuseStored(table, names, decision);
    const refused = [
      CONTACT,
      ...(decision === 'nobody' || decision === 'things' ? [IDENTITY] : []),
      ...(decision === 'nobody' ? [NAME] : []),
    ];
    return names
      .filter((name) => refused.some((pattern) => pattern.test(name)))
      .map((name) => `${table}.${name} cannot be in a table that has of persons: ${decision}`);
  });

function refuseStored(
  table: string,
  names: readonly string[],
  { by, gives = {}, hidden = [], erasedWith = {}, erase }: StoredPerson,
): string[] {
  const values = typeof erase === 'string' ? {} : erase.set;
  const placeholder = typeof erase === 'string' || erase.placeholder === null ? [] : [erase.placeholder];
  const declared = [by, gives, erasedWith, values].flatMap(Object.keys).concat(hidden, placeholder);
  const missing = declared.filter((column) => !names.includes(column));
  const erased = new Set([...Object.keys(values), ...placeholder]);
  const kept = typeof erase === 'string' ? [] : names.filter((n) => CONTACT.test(n) && !erased.has(n));
  return [
    ...missing.map((column) => `${table} has no column ${column}`),
    ...kept.map((column) => `${table}.${column} would stay after an erasure`),
  ];
}

async function readColumns(db: Db, engine: Engine): Promise<Map<string, string[]>> {
  const { rows } = await (engine === 'postgres'
    ? sql<{ table: string; name: string }>`
        select table_name as "table", column_name as name from information_schema.columns
        where table_schema = current_schema()`
    : sql<{ table: string; name: string }>`
        select m.name as "table", c.name as name from sqlite_master m, pragma_table_info(m.name) c
        where m.type = 'table' and m.name not like 'sqlite_%'`
  ).execute(db);
  const columns = new Map<string, string[]>();
  for (const { table, name } of rows) columns.set(table, [...(columns.get(table) ?? []), name]);
  return columns;
}

describeOnEachDatabase('what tables have of persons', (open, engine) => {
  it('is declared by the subject of the table, for each column with a name or an address', async () => {
    const { db } = await open();
    const columns = await readColumns(db, engine);
    expect(columns.size).toBeGreaterThan(100);
    expect(refuse(columns, personalDecisions)).toEqual([]);
    expect(Object.keys(personalDecisions).filter((table) => !columns.has(table))).toEqual([]);
  });

  it('is found by an index', async () => {
    const { db } = await open();
    await db.transaction().execute(async (tx) => {
      // Small tables are read completely otherwise.
      if (engine === 'postgres') await sql`set local enable_seqscan = off`.execute(tx);
      for (const [table, decision] of Object.entries(personalDecisions)) {
        if (typeof decision === 'string') continue;
        for (const column of Object.keys({ ...decision.by, ...decision.erasedWith })) {
          const plan = engine === 'postgres' ? sql`explain` : sql`explain query plan`;
          const { rows } = await sql`
            ${plan} select * from ${sql.table(table)} where ${sql.ref(column)} = 'x'`.execute(tx);
          expect(JSON.stringify(rows), `${table}.${column}`).toMatch(
            engine === 'postgres' ? /Index Cond/ : /"SEARCH /,
          );
        }
      }
    });
  });
});

describe('the rule', () => {
  const stored: StoredPerson = {
    label: 'Hesab',
    by: { email: 'email' },
    erase: { set: { role: null }, placeholder: 'email' },
  };
  const cases: [column: string, decision: PersonalDecision | undefined, message: string][] = [
    ['id', undefined, 'is not declared'],
    ['name', 'nobody', 'a.name cannot be'],
    ['staff_name', 'things', 'a.staff_name cannot be'],
    ['created_by', 'nobody', 'a.created_by cannot be'],
    ['network_hash', 'nobody', 'a.network_hash cannot be'],
    ['email', 'newsroom', 'a.email cannot be'],
    ['phone', 'anonymous', 'a.phone cannot be'],
    ['ip_address', 'things', 'a.ip_address cannot be'],
    ['id', stored, 'a has no column email'],
    ['id', { ...stored, hidden: ['gone'] }, 'a has no column gone'],
    ['phone', stored, 'a.phone would stay after an erasure'],
  ];
  test.each(cases)('refuses the column %s with %j', (column, decision, message) => {
    const decisions: Record<string, PersonalDecision> = decision === undefined ? {} : { a: decision };
    expect(refuse(new Map([['a', [column]]]), decisions).join('\n')).toContain(message);
  });

  test.each([
    ['name', 'things'],
    ['staff_name', 'newsroom'],
    ['network_hash', 'anonymous'],
    ['position', 'nobody'],
  ] as const)('allows the column %s with %s', (column, decision) => {
    expect(refuse(new Map([['a', [column]]]), { a: decision })).toEqual([]);
  });
});
