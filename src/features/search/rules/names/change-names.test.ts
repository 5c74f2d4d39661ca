import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, Forbidden, InvalidInput, NotFound } from '#platform/errors.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeTeam } from '#tests/kit/content/matches.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { openExplainingDatabase } from '#tests/kit/databases/query-plans.ts';
import { createSearchName, deleteSearchName, updateSearchName } from './change-search-name.ts';
import { foldName, isName } from './group-names.ts';
import { listNames, readNamesVersion } from './list-names.ts';
import { getSearchName, parseSearchName } from './search-name-input.ts';

const yildiz = { kind: 'team', name: 'Ulduz', others: 'Yıldız\nStar United\n\n  star  united ' };

const start = async (db: Db) => ({
  db,
  change: { actor: await writeActor(db, 'editor'), now: NOON, newId, id: newId() },
});
const problemsOf = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error) => (error instanceof InvalidInput ? error.problems : Promise.reject(error)),
  );
const refused = (field: string, code: string, detail?: string) => [
  { field, code, ...(detail ? { detail } : {}) },
];

describeOnEachDatabase('changes of search names', (open) => {
  it('are found in the list by any spelling, and are in the audit log', async () => {
    const { db, change } = await start((await open()).db);
    const find = async (query: string) =>
      (await listNames(db, { query, kind: 'team' })).names.map(({ name }) => name);
    await createSearchName(db, { ...change, input: yildiz });
    await createSearchName(db, { ...change, input: yildiz });
    expect(await getSearchName(db, change)).toMatchObject({ others: ['Yıldız', 'star united'], version: 1 });
    expect(await find('STAR UNI')).toEqual(['Ulduz']);

    const input = { ...yildiz, others: 'Estrella' };
    await updateSearchName(db, { ...change, input, version: 1 });
    await updateSearchName(db, { ...change, input, version: 1 });
    expect([await find('star united'), await find('estrella')]).toEqual([[], ['Ulduz']]);

    await deleteSearchName(db, change);
    expect(await find('estrella')).toEqual([]);
    const lines = await db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('subject_id', '=', change.id)
      .execute();
    const told = (version: number, ...others: string[]) =>
      JSON.stringify({ kind: 'team', name: 'Ulduz', others, version });
    expect(lines.sort((one, other) => (one.action < other.action ? -1 : 1))).toEqual([
      { action: 'searchName.create', before: null, after: told(1, 'Yıldız', 'star united') },
      { action: 'searchName.delete', before: told(2, 'Estrella'), after: null },
      { action: 'searchName.update', before: told(1, 'Yıldız', 'star united'), after: told(2, 'Estrella') },
    ]);
  });

  it('are for editors', async () => {
    const { db, change } = await start((await open()).db);
    const author = { ...change, actor: await writeActor(db, 'author') };
    await expect(createSearchName(db, { ...author, input: yildiz })).rejects.toThrow(Forbidden);
    await expect(updateSearchName(db, { ...author, input: yildiz, version: 1 })).rejects.toThrow(Forbidden);
    await expect(deleteSearchName(db, author)).rejects.toThrow(Forbidden);
  });

  it('are refused for what is missing or has been changed by another editor', async () => {
    const { db, change } = await start((await open()).db);
    await expect(updateSearchName(db, { ...change, input: yildiz, version: 1 })).rejects.toThrow(NotFound);
    await expect(deleteSearchName(db, change)).rejects.toThrow(NotFound);
    await createSearchName(db, { ...change, input: yildiz });
    await updateSearchName(db, { ...change, input: { ...yildiz, others: 'Estrella' }, version: 1 });
    await expect(
      updateSearchName(db, { ...change, input: { ...yildiz, others: 'Étoile' }, version: 1 }),
    ).rejects.toThrow(Conflict);
  });

  it('refuse a spelling of another name of the same kind, in any spelling', async () => {
    const { db, change } = await start((await open()).db);
    const create = (input: Partial<typeof yildiz>) =>
      problemsOf(createSearchName(db, { ...change, id: newId(), input: { ...yildiz, ...input } }));
    expect(await create({ others: 'Yıldız\nman utd' })).toEqual(
      refused('others', 'searchName.taken', 'man utd – Mançester Yunayted'),
    );
    expect(await create({ name: 'Bavaria' })).toEqual(
      refused('name', 'searchName.taken', 'Bavaria – Bavariya'),
    );
    expect(await create({ kind: 'word', others: 'Man Utd' })).toEqual([]);
  });

  it('add spellings to one team of the match desk, not to two', async () => {
    const { db, change } = await start((await open()).db);
    await writeTeam(db, 'Ulduz');
    await writeTeam(db, 'Günəş');
    const input = { ...yildiz, others: 'Yıldız\nGunesh\nGunes' };
    expect(await problemsOf(createSearchName(db, { ...change, input }))).toEqual(
      refused('others', 'searchName.taken', 'Gunes – Günəş'),
    );
    await createSearchName(db, { ...change, input: yildiz });
    const { names } = await listNames(db, { query: 'yildiz' });
    expect(names).toMatchObject([{ name: 'Ulduz', searchNameIds: [change.id] }]);
    expect(names[0]?.id).not.toBeNull();
  });
});

describeOnPostgres('two editors who add the same spelling at once', (open) => {
  it('do not both succeed', async () => {
    const { db, change } = await start((await open()).db);
    const add = (name: string) =>
      problemsOf(createSearchName(db, { ...change, id: newId(), input: { ...yildiz, name } }));
    const answers = await Promise.all([add('Ulduz'), add('Parlaq')]);
    expect(answers.map((problems) => problems.length).sort()).toEqual([0, 1]);
  });
});

test('reading and changing names reads no table without an index', async () => {
  let actor: Actor | undefined;
  const database = await openExplainingDatabase(async (db) => {
    actor = await writeActor(db, 'editor');
  });
  try {
    const { db } = database;
    const change = { actor: actor as Actor, now: NOON, newId, id: newId() };
    const scans = await database.listTableScans(async () => {
      await createSearchName(db, { ...change, input: yildiz });
      await updateSearchName(db, { ...change, input: { ...yildiz, others: 'Estrella' }, version: 1 });
      await deleteSearchName(db, change);
      await readNamesVersion(db);
    });
    expect(scans).toEqual([]);
  } finally {
    database.close();
  }
});

test('the form of a name is refused with a problem for each field', () => {
  const problems = (input: Partial<typeof yildiz>) => {
    try {
      parseSearchName({ ...yildiz, ...input });
      return [];
    } catch (error) {
      return (error as InvalidInput).problems;
    }
  };
  expect(problems({ name: ' ', others: '\n', kind: 'club' })).toEqual([
    ...refused('kind', 'field.choice'),
    ...refused('name', 'field.required'),
    ...refused('others', 'field.required'),
  ]);
  expect(problems({ name: 'Ş' })).toEqual(refused('name', 'searchName.short'));
  expect(problems({ others: 'Star\n2026' })).toEqual(refused('others', 'searchName.short', '2026'));
  expect(problems({ others: 'ULDUZ' })).toEqual(refused('others', 'searchName.needless'));
  expect(problems({ name: 'a'.repeat(81) })).toEqual(refused('name', 'field.tooLong'));
  const many = Array.from({ length: 41 }, (_, n) => `ad ${n}`).join('\n');
  expect(problems({ others: many })).toEqual(refused('others', 'searchName.tooMany'));
});

test('a parsed name has no spelling twice, and can be parsed again', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 90 });
  fc.assert(
    fc.property(fc.array(line), line, (lines, name) => {
      const input = { kind: 'team', name, others: lines.join('\n') };
      let parsed: ReturnType<typeof parseSearchName>;
      try {
        parsed = parseSearchName(input);
      } catch (error) {
        expect(error).toBeInstanceOf(InvalidInput);
        return;
      }
      const spellings = [parsed.name, ...parsed.others];
      expect(spellings.every(isName)).toBe(true);
      expect(new Set(spellings.map(foldName)).size).toBe(spellings.length);
      expect(parseSearchName({ ...parsed, others: parsed.others.join('\n') })).toEqual(parsed);
    }),
  );
});
