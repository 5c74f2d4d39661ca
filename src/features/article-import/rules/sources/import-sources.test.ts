import { expect, it } from 'vitest';
import type { Db } from '#platform/db/schema.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { importedArticle } from '#tests/kit/content/imports.ts';
import { writeMediaRow } from '#tests/kit/content/media.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  fingerprintOf,
  listSources,
  readKnownArticles,
  readKnownImages,
  writeSources,
} from './import-sources.ts';

const source = 'csv:a.az';
const LONG = 'a'.repeat(201);

describeOnEachDatabase('what earlier imports have written', (open) => {
  const write = (db: Db, rows: Parameters<typeof writeSources>[1]['rows'], from = source) =>
    writeSources(db, { source: from, rows, now: NOON });

  it('is known by the ids of the other site, however long they are', async () => {
    const { db } = await open();
    const { id } = await writeArticle(db, { title: 'Derbi' });
    await write(db, [
      { kind: 'article', sourceId: LONG, ourId: id, version: 3, fingerprint: 'x' },
      { kind: 'article', sourceId: `${LONG}b`, ourId: 'gone' },
      { kind: 'category', sourceId: '1', ourId: id },
    ]);
    await write(db, [{ kind: 'article', sourceId: '1', ourId: id }], 'csv:b.az');
    const known = await readKnownArticles(db, { source, sourceIds: [LONG, `${LONG}b`, '1', 'none'] });
    expect(Object.fromEntries(known)).toEqual({
      [LONG]: { id, title: 'Derbi', version: 3, currentVersion: 1, fingerprint: 'x' },
      [`${LONG}b`]: { id: 'gone', title: '', version: 0, currentVersion: null, fingerprint: '' },
    });
    const lengths = await db.selectFrom('import_source').select('source_id').execute();
    expect(lengths.every(({ source_id }) => source_id.length <= 200)).toBe(true);
    expect(await readKnownArticles(db, { source, sourceIds: [] })).toEqual(new Map());
  });

  it('has the images of several sources that are still in the library', async () => {
    const { db } = await open();
    const url = await writeMediaRow(db, 'qol.webp');
    const { id } = await db.selectFrom('media').select('id').executeTakeFirstOrThrow();
    const [here, gone] = [`https://a.az/${LONG}.jpg`, 'https://a.az/gone.jpg'];
    await write(db, [
      { kind: 'image', sourceId: here, ourId: id },
      { kind: 'image', sourceId: gone, ourId: 'gone' },
      { kind: 'article', sourceId: 'https://a.az/article.jpg', ourId: id },
    ]);
    await write(db, [{ kind: 'image', sourceId: 'https://c.az/c.jpg', ourId: id }], 'csv:c.az');
    const urls = [here, gone, 'https://a.az/article.jpg', 'https://c.az/c.jpg'];
    const read = async (sources: string[], asked = urls) =>
      Object.fromEntries(await readKnownImages(db, { sources, urls: asked }));
    expect(await read([source, 'csv:b.az'])).toEqual({ [here]: url });
    expect(await read([source, 'csv:c.az'])).toEqual({ [here]: url, 'https://c.az/c.jpg': url });
    expect(await read([source], [])).toEqual({});
  });

  it('is replaced by a later import of the same record', async () => {
    const { db } = await open();
    const record = { kind: 'article', sourceId: '1' } as const;
    await write(db, [{ ...record, ourId: 'old', version: 1, fingerprint: 'x' }]);
    const again = { ...record, ourId: 'new', version: 2, fingerprint: 'y' };
    await writeSources(db, { source, rows: [again], now: NOON + 1 });
    expect(await db.selectFrom('import_source').selectAll().execute()).toEqual([
      {
        source,
        kind: 'article',
        source_id: '1',
        our_id: 'new',
        version: 2,
        fingerprint: 'y',
        imported_at: NOON + 1,
      },
    ]);
    await write(db, []);
  });

  it('is of the sources of a system, of fifty at most', async () => {
    const { db } = await open();
    const from = async (name: string) => write(db, [{ kind: 'article', sourceId: '1', ourId: '1' }], name);
    for (const name of ['csv', 'csv2', 'csv-old', 'ghost:a.az']) await from(name);
    const sites = Array.from({ length: 50 }, (_, at) => `csv:site-${`${at}`.padStart(2, '0')}.az`);
    for (const name of sites.toReversed()) await from(name);
    expect(await listSources(db, { system: 'csv' })).toEqual(['csv', ...sites.slice(0, 49)]);
    expect(await listSources(db, { system: 'ghost' })).toEqual(['ghost:a.az']);
  });
});

it('an article has another fingerprint when an import would write something else', () => {
  const article = importedArticle({ sourceId: '1' });
  expect(fingerprintOf({ ...article })).toBe(fingerprintOf(article));
  for (const over of [{ views: 9 }, { losses: [{ code: 'page' as const }] }])
    expect(fingerprintOf({ ...article, ...over })).toBe(fingerprintOf(article));
  for (const over of [{ title: 'Yeni' }, { html: '<p>Yeni</p>' }, { publishedAt: 1 }, { tags: ['Zirə'] }])
    expect(fingerprintOf({ ...article, ...over })).not.toBe(fingerprintOf(article));
});
