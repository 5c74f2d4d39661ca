import { expect, it } from 'vitest';
import { findOldAddress } from '#features/redirects/rules/old-addresses.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeCategory } from '#tests/kit/content/articles.ts';
import { importedArticle, runImport } from '#tests/kit/content/imports.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ImportedRecord } from './imported-record.ts';

const run = (db: Db, records: readonly ImportedRecord[], isDryRun = false) =>
  runImport(db, records, { isDryRun });
const category = (slug: string, over: { name?: string; description?: string; color?: string } = {}) =>
  ({ kind: 'category', sourceId: slug, name: slug, slug, ...over }) as const;

describeOnEachDatabase('an imported category', (open) => {
  const read = (db: Db) =>
    db
      .selectFrom('category')
      .select(['slug', 'name', 'description', 'color', 'position'])
      .orderBy('position')
      .execute();

  it('comes last when the site has an order, and is cut to what editors can save', async () => {
    const { db } = await open();
    const first = await writeCategory(db, 'football');
    await db.updateTable('category').set({ position: 4 }).where('id', '=', first).execute();
    const report = await run(db, [
      category('gules', { name: ` ${'a'.repeat(81)} `, description: 'b'.repeat(501), color: 'red' }),
      category('cudo', { description: ' Döyüş ', color: '#A1B2C3' }),
      category('', { name: 'Üzgüçülük' }),
    ]);
    expect(report.categories).toEqual({ new: 3, known: 0 });
    const rows = await read(db);
    expect(rows.map(({ slug, position }) => `${slug} ${position}`)).toEqual([
      'football 4',
      'gules 5',
      'cudo 6',
      'uzguculuk 7',
    ]);
    const [, cut, whole] = rows;
    expect(cut?.name.length).toBeLessThanOrEqual(80);
    expect(cut?.description?.length).toBeLessThanOrEqual(500);
    expect(cut?.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(whole).toMatchObject({ name: 'cudo', description: 'Döyüş', color: '#a1b2c3' });
  });

  it('has the colour of the other site when it is one', async () => {
    const { db } = await open();
    const colors = ['#11223344', 'x#112233', '#445566'];
    await run(
      db,
      colors.map((color, at) => category(`k${at}`, { color })),
    );
    const [longer, later, whole] = (await read(db)).map(({ color }) => color);
    expect([longer, later]).not.toContain('#112233');
    expect([longer, later].join(' ')).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
    expect(whole).toBe('#445566');
  });

  it('does not take the address of the list of all articles', async () => {
    const { db } = await open();
    await run(db, [{ ...category('all', { name: 'Hamısı' }), oldPath: '/c/all' }]);
    expect(await read(db)).toMatchObject([{ slug: 'all-1', name: 'Hamısı' }]);
    expect(await findOldAddress(db, { address: '/c/all' })).toMatchObject({ target: '/category/all-1' });
  });

  it('is left out and reported without a name', async () => {
    const { db } = await open();
    const report = await run(db, [category('x', { name: ' ' }), category('⚽', { name: '⚽' })]);
    expect(report.categories).toEqual({ new: 0, known: 0 });
    expect(report.losses.recordInvalid?.samples).toEqual([
      { title: ' ', detail: 'x' },
      { title: '⚽', detail: '⚽' },
    ]);
    expect(await read(db)).toEqual([]);
  });

  it('is that of the site with the same address or the same name, also in a later import', async () => {
    const { db } = await open();
    await writeCategory(db, 'football', 'Futbol');
    const records = [
      { ...category('football', { name: 'Soccer' }), sourceId: '9' },
      category('futbol-2', { name: 'FUTBOL' }),
    ];
    expect((await run(db, records)).categories).toEqual({ new: 0, known: 2 });
    expect((await run(db, [category('cudo')], true)).categories).toEqual({ new: 1, known: 0 });
    expect((await run(db, [category('cudo')])).categories).toEqual({ new: 1, known: 0 });
    expect((await run(db, [category('cudo', { name: 'Başqa' })])).categories).toEqual({ new: 0, known: 1 });
    expect((await read(db)).map(({ name }) => name).sort()).toEqual(['Futbol', 'cudo']);
  });

  it('is that of the site with the same name rather than that whose address is spelled so', async () => {
    const { db } = await open();
    await writeCategory(db, 'idman', 'Digər');
    await writeCategory(db, 'sport', 'İdman');
    const records = [category('idman', { name: 'İdman' }), importedArticle({ categories: ['İDMAN'] })];
    expect((await run(db, records)).categories).toEqual({ new: 0, known: 1 });
    const { slug } = await db
      .selectFrom('article')
      .innerJoin('category', 'category.id', 'article.category_id')
      .select('category.slug')
      .executeTakeFirstOrThrow();
    expect(slug).toBe('sport');
  });

  it('is that of the site with this short name or this former address', async () => {
    const { db } = await open();
    const id = await writeCategory(db, 'football', 'Futbol');
    await db.updateTable('category').set({ short_name: 'Fut' }).where('id', '=', id).execute();
    await db
      .insertInto('category_redirect')
      .values({ slug: 'ayaqtopu', category_id: id, created_at: 0 })
      .execute();
    const records = [category('x', { name: 'FUT' }), category('ayaqtopu', { name: 'Başqa' })];
    expect((await run(db, records)).categories).toEqual({ new: 0, known: 2 });
  });
});

describeOnEachDatabase('an imported tag', (open) => {
  it('is created once, or reported when it cannot be one', async () => {
    const { db } = await open();
    const tag = (name: string) => ({ kind: 'tag', sourceId: name, name, oldPath: `/t/${name}` }) as const;
    const records = [tag('Zirə'), tag('ZİRƏ'), tag('⚽'), tag('a'.repeat(60)), tag('b'.repeat(101))];
    const dry = await run(db, records, true);
    expect(await db.selectFrom('tag').select('name').execute()).toEqual([]);
    const report = await run(db, records);
    expect({ ...dry, isWritten: true }).toEqual(report);
    expect(report).toMatchObject({ tags: 3, losses: { recordInvalid: { count: 2 } } });
    expect(report.losses.recordInvalid?.samples).toEqual([{ title: '⚽' }, { title: 'b'.repeat(100) }]);
    const names = (await db.selectFrom('tag').select('name').execute()).map(({ name }) => name);
    expect(names.sort()).toEqual(['Zirə', 'a'.repeat(60)].sort());
  });
});

describeOnEachDatabase('an imported author', (open) => {
  it('has an address of this site, also without letters', async () => {
    const { db } = await open();
    const author = (name: string, oldPath?: string) =>
      ({ kind: 'author', sourceId: name, name, ...(oldPath && { oldPath }) }) as const;
    const records = [
      author('Rəşad Quliyev', '/a/1'),
      author('⚽', '/a/2'),
      author('Aysel'),
      author('X', '/'),
    ];
    for (const isDryRun of [true, false])
      expect(await run(db, records, isDryRun)).toMatchObject({ authors: 4, oldAddresses: 2 });
    for (const [address, target] of [
      ['/a/1', '/author/resad-quliyev'],
      ['/a/2', '/author/muellif'],
    ] as const)
      expect(await findOldAddress(db, { address })).toMatchObject({ target });
  });
});

describeOnEachDatabase('an import', (open) => {
  it('is in the audit log when it has written something, with what it was', async () => {
    const { db } = await open();
    const lines = async () =>
      (
        await db
          .selectFrom('audit_log')
          .select(['subject_id', 'after'])
          .where('action', '=', 'import.articles')
          .execute()
      ).map(({ subject_id, after }) => [subject_id, JSON.parse(after ?? '')]);
    await run(db, [{ kind: 'loss', loss: { code: 'members', detail: '1' } }]);
    await run(db, [category('cudo')], true);
    expect(await lines()).toEqual([]);
    await run(db, [{ ...category('cudo'), oldPath: '/c/cudo' }]);
    const counts = { newArticles: 0, changedArticles: 0, newCategories: 1, oldAddresses: 1 };
    expect(await lines()).toEqual([['csv:old.az', { name: 'csv:old.az', ...counts }]]);
    await run(db, [category('cudo')]);
    expect(await lines()).toHaveLength(1);
    await run(db, [importedArticle()]);
    await run(db, [importedArticle({ title: 'Yeni' })]);
    expect((await lines()).map(([, after]) => [after.newArticles, after.changedArticles]).sort()).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });
});
