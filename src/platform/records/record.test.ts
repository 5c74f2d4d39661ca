import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditWords, tableDecisions } from '#app/declarations.ts';
import { records } from '#app/server/features.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { repeatToLength, workGrowth } from '#tests/kit/site/work-growth.ts';
import { describeValue, emptyTyped, formatTyped, fromRow, parseTyped, toColumns } from './record.ts';
import { type FieldValue, fieldKinds } from './record-field.ts';

const declared = records.map((record) => [record.name, record] as const);

describe.each(declared)('the fields of %s', (_name, record) => {
  const names = Object.keys(record.fields);

  it('are cleaned once and for all, whatever is typed', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(
        'a\u0000b\u001b',
        '\ud800x\udfff',
        '\u202eters\u202c',
        ' \t\r\n ',
        '#AABBCC',
        '21.11.2026 18:30',
      ),
    );
    const typed = fc.record(Object.fromEntries(names.map((name) => [name, text])));
    fc.assert(
      fc.property(typed, (sent) => {
        const { values, problems } = parseTyped(record, sent);
        const again = parseTyped(record, formatTyped(record, values));
        for (const name of names) {
          if (problems.some(({ field }) => field === name)) continue;
          expect(again.values[name], name).toEqual(values[name]);
          const shown = JSON.stringify(toColumns(record, values)) + JSON.stringify(values);
          expect(shown.isWellFormed()).toBe(true);
          expect(JSON.stringify(values[name])).not.toMatch(/\\u000[0-8]|\\u001|\u007f/);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('have words in the audit log, as their actions have', () => {
    const { list, words } = record;
    const extra = [words.deleteHint && 'delete', list.isOrdered && 'order'].filter(Boolean);
    // Without a form for a new one it has its own actions.
    const actions = [...(words.create ? ['create', 'update'] : []), ...extra];
    for (const action of actions) expect(auditWords.actions).toHaveProperty([`${record.name}.${action}`]);
    expect(auditWords.subjects).toHaveProperty([record.name]);
  });

  it('survive their columns, and are described', () => {
    const { values } = parseTyped(record, emptyTyped(record));
    const stored = fromRow(record, toColumns(record, values));
    for (const [name, field] of Object.entries(record.fields)) {
      if (field.column !== null) expect(stored[name], name).toEqual(values[name]);
      expect(describeValue(field, values[name] as FieldValue)).toBeTypeOf('string');
    }
  });

  it.each(['a', '<b>', 'z\u0301', '\n', ' '])('take a long text made of %j in linear time', (piece) => {
    const work = (length: number) => {
      const typed = repeatToLength(piece, length);
      parseTyped(record, Object.fromEntries(names.map((name) => [name, typed])));
    };
    expect(workGrowth(work, 5000)).toBeLessThan(8);
  });
});

describeOnEachDatabase('the tables of records', (open) => {
  it('have every declared column, a version, and a decision of the archive', async () => {
    const { db } = await open();
    for (const { name, table, fields, list } of records) {
      const columns = Object.values(fields).flatMap(({ column }) => column ?? []);
      const all = [...columns, list.order, list.thenBy ?? 'id', 'version', list.hiddenBy ?? 'id'];
      const refs = sql.join(all.map((column) => sql.ref(column)));
      await expect(sql`select ${refs} from ${sql.table(table)}`.execute(db), name).resolves.toBeDefined();
      expect(tableDecisions[table]).toMatch(/^(?:archived|replaced)$/);
    }
  });
});

it('a number beyond its limits is refused with them', () => {
  const limited = records.flatMap((record) =>
    Object.entries(record.fields).flatMap(([name, { kind, min = 0, max }]) =>
      kind === 'number' && max !== undefined ? [{ record, name, min, max }] : [],
    ),
  );
  expect(limited.length).toBeGreaterThan(3);
  for (const { record, name, min, max } of limited) {
    const problemsOf = (typed: string) =>
      parseTyped(record, { [name]: typed }).problems.filter(({ field }) => field === name);
    for (const typed of [min - 1, max + 1, min + 0.5])
      expect(problemsOf(String(typed)), `${record.name} ${name} ${typed}`).toMatchObject([
        { detail: `${min}–${max}` },
      ]);
    for (const typed of [min, max]) expect(problemsOf(String(typed))).toEqual([]);
  }
});

it('a number is refused with the problem of its field, and names no limits when it has none', () => {
  const field = { kind: 'number', column: null, label: '' } as const;
  expect(fieldKinds.number.parse('x', field)).toEqual({ problem: 'field.number' });
  expect(fieldKinds.number.parse('x', { ...field, invalid: 'match.minute', max: 9 })).toEqual({
    problem: 'match.minute',
    detail: '0–9',
  });
});
