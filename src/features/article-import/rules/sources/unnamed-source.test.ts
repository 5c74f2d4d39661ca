import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { importedArticle } from '#tests/kit/content/imports.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ImportedArticle } from '../imported-record.ts';
import { writeSources } from './import-sources.ts';
import { adoptUnnamedRows, compareWithUnnamed, hasUnnamedRows } from './unnamed-source.ts';

const system = 'csv';
const LONG = 'a'.repeat(201);

describeOnEachDatabase('a row of an import without the name of its site', (open) => {
  const remember = (db: Db, sourceId: string, ourId: string, source: string = system) =>
    writeSources(db, { source, rows: [{ kind: 'article', sourceId, ourId, fingerprint: 'x' }], now: NOON });

  /** An article whose title and dates differ from those of `writeArticle`. */
  const other = (over: Partial<ImportedArticle> & { fingerprint?: string } = {}) => {
    const { html, ...article } = importedArticle({
      sourceId: LONG,
      title: 'Başqa',
      createdAt: NOON - MINUTE,
      publishedAt: NOON + MINUTE,
    });
    return { ...article, content: html, fingerprint: 'y', ...over };
  };

  it.each([
    [{ fingerprint: 'x' }, 'matching'],
    [{ title: ' DERBI ' }, 'matching'],
    [{ title: 'Dərbi' }, 'matching'],
    [{ createdAt: NOON + MINUTE - 1 }, 'matching'],
    [{ publishedAt: NOON }, 'matching'],
    [{}, 'foreign'],
    [{ title: null, createdAt: null, publishedAt: null }, 'foreign'],
  ] as const)('is of the same article when one thing is the same: %j is %s', async (over, list) => {
    const { db } = await open();
    const { id } = await writeArticle(db, { title: 'Derbi' });
    await remember(db, LONG, id);
    const found = await compareWithUnnamed(db, { system, articles: [other(over), other({ sourceId: '2' })] });
    expect(found).toEqual({ matching: [], foreign: [], deleted: [], [list]: [LONG] });
  });

  it('is of a deleted article when nothing can be compared', async () => {
    const { db } = await open();
    await remember(db, LONG, 'gone');
    const articles = [other({ title: null, createdAt: null, publishedAt: null })];
    expect(await compareWithUnnamed(db, { system, articles })).toMatchObject({ deleted: [LONG] });
    const same = [other({ fingerprint: 'x' })];
    expect(await compareWithUnnamed(db, { system, articles: same })).toMatchObject({ matching: [LONG] });
  });

  it('is only an article, and only that of the system', async () => {
    const { db } = await open();
    await remember(db, LONG, 'a', 'csv:a.az');
    const rows = [{ kind: 'category', sourceId: LONG, ourId: 'a' }] as const;
    await writeSources(db, { source: system, rows, now: NOON });
    expect(await hasUnnamedRows(db, { system })).toBe(false);
    const none = { matching: [], foreign: [], deleted: [] };
    expect(await compareWithUnnamed(db, { system, articles: [other()] })).toEqual(none);
    await remember(db, '1', 'a');
    expect(await hasUnnamedRows(db, { system })).toBe(true);
    expect(await hasUnnamedRows(db, { system: 'ghost' })).toBe(false);
  });

  it('is given to the named source, unless that has a row of its own', async () => {
    const { db } = await open();
    const source = 'csv:a.az';
    const rows = Array.from({ length: 501 }, (_, at) => {
      return { kind: 'article' as const, sourceId: `${at}`, ourId: `${at}` };
    });
    await writeSources(db, { source: system, rows, now: NOON });
    await writeSources(db, {
      source: system,
      rows: [{ kind: 'image', sourceId: '3', ourId: 'image' }],
      now: NOON,
    });
    await remember(db, LONG, 'long');
    await remember(db, '7', 'named', source);
    await remember(db, '8', 'other', 'ghost');
    const sourceIds = [...rows.map(({ sourceId }) => sourceId), LONG].filter((id) => id !== '9');
    await adoptUnnamedRows(db, { system, source, sourceIds });
    const left = await db
      .selectFrom('import_source')
      .select(['source', 'kind', 'source_id', 'our_id'])
      .where((eb) => eb.or([eb('source', '<>', source), eb('source_id', '=', '7')]))
      .orderBy('our_id')
      .execute();
    expect(left).toEqual([
      { source: system, kind: 'article', source_id: '7', our_id: '7' },
      { source: system, kind: 'article', source_id: '9', our_id: '9' },
      { source: system, kind: 'image', source_id: '3', our_id: 'image' },
      { source, kind: 'article', source_id: '7', our_id: 'named' },
      { source: 'ghost', kind: 'article', source_id: '8', our_id: 'other' },
    ]);
    // Nothing is left to be given.
    await adoptUnnamedRows(db, { system, source, sourceIds: ['7'] });
    await adoptUnnamedRows(db, { system, source, sourceIds: [] });
  });
});
