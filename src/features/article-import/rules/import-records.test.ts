import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { getArticleState } from '#features/articles/rules/article-state.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { listRevisions } from '#features/articles/rules/revisions/revisions.ts';
import { saveArticle } from '#features/articles/rules/write/save-article.ts';
import { findOldAddress } from '#features/redirects/rules/old-addresses.ts';
import { addTagSynonym } from '#features/tags/rules/tag-synonyms.ts';
import { isUniqueViolation } from '#platform/db/errors.ts';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden } from '#platform/errors.ts';
import { NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { importedArticle, runImport } from '#tests/kit/content/imports.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { convertHtml } from './html/convert-html.ts';
import type { ImportedArticle, ImportedRecord } from './imported-record.ts';

const YEAR = Date.UTC(2020, 4, 1);

const article = (over: Partial<ImportedArticle> & { sourceId: string }) =>
  importedArticle({
    title: `Xəbər ${over.sourceId}`,
    createdAt: YEAR,
    updatedAt: YEAR,
    publishedAt: YEAR,
    ...over,
  });

const counts = { new: 0, changed: 0, unchanged: 0, kept: 0, deleted: 0, skipped: 0 };

describeOnEachDatabase('importRecords', (open) => {
  async function prepare() {
    const { db } = await open();
    await writeCategory(db, 'football', 'Futbol');
    const read = (sourceId: string) =>
      db
        .selectFrom('import_source')
        .innerJoin('article', 'article.id', 'our_id')
        .leftJoin('article_stats', 'article_id', 'article.id')
        .selectAll('article')
        .select('views')
        .where('source_id', '=', sourceId)
        .executeTakeFirstOrThrow();
    return { db, read };
  }

  it('keeps dates, status, views, featured and the slug, and redirects the old addresses', async () => {
    const { db, read } = await prepare();
    const paths = { oldPaths: ['/2020/05/derbi/', '/?p=7'] };
    const given = { slug: 'kohne-derbi', views: 1234, featured: true, updatedAt: YEAR + HOUR };
    const report = await runImport(db, [
      article({ sourceId: '7', ...given, ...paths, tags: ['Qarabağ'] }),
      article({ sourceId: '8', status: 'draft', oldPaths: ['/?p=8'] }),
      article({
        sourceId: '9',
        status: 'archived',
        noindex: true,
        canonicalUrl: 'https://a.example/b',
        oldPaths: ['/?p=9'],
      }),
      article({ sourceId: '10', status: 'scheduled', publishedAt: NOON + HOUR }),
    ]);
    expect(report).toMatchObject({ articles: { ...counts, new: 4 }, oldAddresses: 3 });
    expect(report.losses).toEqual({});
    expect(report.samples).toEqual([
      { title: 'Xəbər 7', slug: 'kohne-derbi', status: 'published' },
      { title: 'Xəbər 8', slug: 'xeber-8', status: 'draft' },
      { title: 'Xəbər 9', slug: 'xeber-9', status: 'archived' },
      { title: 'Xəbər 10', slug: 'xeber-10', status: 'scheduled' },
    ]);
    expect(await read('7')).toMatchObject({
      slug: 'kohne-derbi',
      views: 1234,
      featured: 1,
      status: 'published',
      version: 1,
      created_at: YEAR,
      published_at: YEAR,
      updated_at: given.updatedAt,
      revised_at: given.updatedAt,
    });
    expect(await read('8')).toMatchObject({
      status: 'draft',
      published_at: null,
      slug: 'xeber-8',
      views: null,
    });
    expect(await read('9')).toMatchObject({
      status: 'archived',
      published_at: YEAR,
      revised_at: null,
      noindex: 1,
      canonical_url: 'https://a.example/b',
    });
    expect(await read('10')).toMatchObject({ status: 'scheduled', scheduled_at: NOON + HOUR });
    for (const address of ['/2020/05/derbi', '/?p=7'])
      expect(await findOldAddress(db, { address })).toMatchObject({ target: '/article/kohne-derbi' });
    expect(await findOldAddress(db, { address: '/?p=9' })).toMatchObject({ target: '/article/xeber-9' });
    expect(await findOldAddress(db, { address: '/?p=8' })).toBeNull();
    const { article_count } = await db
      .selectFrom('category')
      .select('article_count')
      .executeTakeFirstOrThrow();
    expect(article_count).toBe(1);
    expect(await db.selectFrom('outbox_event').select('id').execute()).toEqual([]);
  });

  it('uses the categories, tags and bylines of the site in any spelling', async () => {
    const { db, read } = await prepare();
    const actor = await writeActor(db, 'editor');
    await writeArticle(db, { author: 'Rəşad Əliyev', tags: ['Qarabağ FK'] });
    const tag = await db.selectFrom('tag').select('id').executeTakeFirstOrThrow();
    await addTagSynonym(db, { actor, tagId: tag.id, name: 'Köhlən atlar', now: NOON, newId });
    const report = await runImport(db, [
      { kind: 'category', sourceId: '1', name: 'FUTBOL', slug: 'soccer', oldPath: '/category/soccer' },
      { kind: 'category', sourceId: '2', name: 'Güləş', slug: 'gules', color: '#112233' },
      { kind: 'tag', sourceId: '1', name: 'kohlen ATLAR', oldPath: '/tag/kohlen' },
      { kind: 'author', sourceId: '1', name: 'Resad Eliyev', oldPath: '/author/resad' },
      article({
        sourceId: 'a',
        categories: ['1', '2'],
        author: 'Resad Eliyev',
        tags: ['köhlən atlar', 'Yeni'],
      }),
      article({ sourceId: 'b', categories: ['unknown'], author: null }),
      article({ sourceId: 'c', categories: [] }),
      article({ sourceId: 'd', author: 'Gülər Şahin' }),
      article({ sourceId: 'e', author: 'guler sahin' }),
    ]);
    expect(report.categories).toEqual({ new: 1, known: 1 });
    const states = await Promise.all(
      ['a', 'b', 'd', 'e'].map(async (id) => getArticleState(db, { id: (await read(id)).id })),
    );
    expect(states[0]?.fields).toMatchObject({
      category: 'football',
      author: 'Rəşad Əliyev',
      tags: ['Qarabağ FK', 'Yeni', 'Güləş'],
    });
    expect(states[1]?.fields).toMatchObject({ category: '', author: 'Redaksiya' });
    // A byline that is new here keeps the spelling of the first article.
    expect(states.slice(2).map(({ fields }) => fields.author)).toEqual(['Gülər Şahin', 'Gülər Şahin']);
    expect(report.losses).toMatchObject({
      categoryBecameTag: { count: 1, samples: [{ title: 'Xəbər a', detail: 'Güləş' }] },
      categoryUnknown: { count: 1, samples: [{ detail: 'unknown' }] },
      categoryMissing: { count: 1 },
      authorMissing: { count: 1 },
    });
    const target = async (address: string) => (await findOldAddress(db, { address }))?.target;
    expect(await target('/category/soccer')).toBe('/category/football');
    expect(await target('/tag/kohlen')).toBe('/tag/qarabag-fk');
    expect(await target('/author/resad')).toBe('/author/resad-eliyev');
  });

  it('changes nothing when it runs again, and follows changes unless somebody edited the article here', async () => {
    const { db, read } = await prepare();
    const actor = await writeActor(db, 'editor');
    const ids = ['same', 'moved', 'edited', 'gone'];
    const first = ids.map((sourceId) => article({ sourceId }));
    expect((await runImport(db, first)).articles).toEqual({ ...counts, new: 4 });
    const again = await runImport(
      db,
      first.map((one) => ({ ...one, views: 9 })),
    );
    expect(again.articles).toEqual({ ...counts, unchanged: 4 });

    const edited = await getArticleState(db, { id: (await read('edited')).id });
    const fields = { ...edited.fields, title: 'Bizim başlıq' };
    await saveArticle(db, { actor, id: edited.id, baseVersion: 1, fields, now: NOON, newId });
    await deleteArticle(db, { actor, id: (await read('gone')).id, now: NOON, newId });
    await db.deleteFrom('outbox_event').execute();
    const changed = first.map((one) =>
      one.sourceId === 'same'
        ? one
        : { ...one, title: `${one.title} (2)`, html: '<p>Yeni mətn</p>', views: 9 },
    );
    const report = await runImport(db, changed, { now: NOON + MINUTE });
    expect(report.articles).toEqual({ ...counts, unchanged: 1, changed: 1, kept: 1, deleted: 1 });
    expect(report.losses).toMatchObject({ editedHere: { count: 1 }, deletedHere: { count: 1 } });
    const moved = await read('moved');
    // Views are those of the first import, and readers see no label of a revision.
    expect(moved).toMatchObject({
      title: 'Xəbər moved (2)',
      slug: 'xeber-moved',
      version: 2,
      views: null,
      revised_at: null,
    });
    expect(await listRevisions(db, { articleId: moved.id })).toMatchObject([
      { kind: 'save' },
      { kind: 'create' },
    ]);
    expect(await read('edited')).toMatchObject({ title: 'Bizim başlıq', version: 2 });
    expect(await db.selectFrom('outbox_event').select('id').execute()).toEqual([]);
    const last = await runImport(db, changed);
    expect(last.articles).toEqual({ ...counts, unchanged: 2, kept: 1, deleted: 1 });
  });

  it('writes each article once when two imports of one file run at once', async () => {
    const { db } = await prepare();
    const records: ImportedRecord[] = [
      { kind: 'category', sourceId: 'c', name: 'Güləş', slug: 'wrestling' },
      ...Array.from({ length: 120 }, (_, at) =>
        article({ sourceId: `${at}`, categories: at % 2 ? ['c'] : [] }),
      ),
    ];
    const reports = await Promise.all([runImport(db, records), runImport(db, records)]);
    const sum = (outcome: 'new' | 'unchanged') =>
      reports.reduce((total, { articles }) => total + articles[outcome], 0);
    expect([sum('new'), sum('unchanged')]).toEqual([120, 120]);
    expect(reports.map(({ categories }) => categories.new).sort()).toEqual([0, 1]);
    expect(await db.selectFrom('article').select('id').execute()).toHaveLength(120);
  });

  it('reports in a dry run what the import then does, and writes nothing', async () => {
    const { db } = await prepare();
    await writeArticle(db, { title: 'Xəbər a' });
    const ahead = { publishedAt: NOON + MINUTE, createdAt: NOON + MINUTE, updatedAt: NOON + MINUTE };
    const records: ImportedRecord[] = [
      { kind: 'category', sourceId: '2', name: 'Güləş', slug: 'gules', oldPath: '/c/gules' },
      article({ sourceId: 'a', slug: 'xeber-a', categories: ['2'], oldPaths: ['/a', '/'] }),
      article({ sourceId: 'b', title: 'Xəbər a', slug: 'Xəbər_a', html: '', excerpt: null }),
      article({ sourceId: 'b' }),
      article({ sourceId: 'c', title: 'a'.repeat(300), html: `<p>${'söz '.repeat(100_000)}</p>` }),
      article({ sourceId: 'd', title: null, author: ' x '.repeat(100), ...ahead }),
      article({ sourceId: 'e', title: '⚽' }),
      { kind: 'skipped', sourceId: 'p', title: 'Haqqımızda', loss: { code: 'page' } },
      { kind: 'loss', loss: { code: 'members', detail: '12' } },
    ];
    const isDryRun = true;
    const before = await runImport(db, records, { isDryRun });
    expect(await db.selectFrom('import_source').selectAll().execute()).toEqual([]);
    expect(await runImport(db, records, { isDryRun })).toEqual(before);
    const after = await runImport(db, records);
    expect({ ...after, isWritten: false }).toEqual(before);
    expect(after.samples.at(-1)).toEqual({ title: '⚽', slug: 'xeber', status: 'published' });
    expect(after.articles).toEqual({ ...counts, new: 4, skipped: 3 });
    expect(Object.keys(after.losses).sort()).toEqual([
      'contentEmpty',
      'contentTooLong',
      'dateImpossible',
      'dateInvalid',
      'members',
      'page',
      'recordInvalid',
      'slugChanged',
      'textCut',
      'titleMissing',
    ]);
    expect(after.losses.dateInvalid?.count, 'articles, not dates').toBe(1);
    expect(after.losses.slugChanged?.samples.map(({ detail }) => detail)).toEqual([
      'xeber-a → xeber-a-1',
      'Xəbər_a → xeber-a-2',
    ]);
  });

  it('creates 500 categories at most, and says which it leaves out', async () => {
    const { db } = await prepare();
    const categories = Array.from({ length: 501 }, (_, at): ImportedRecord => {
      return { kind: 'category', sourceId: `k${at}`, name: `Mövzu ${at}`, slug: `movzu-${at}` };
    });
    const known: ImportedRecord = { kind: 'category', sourceId: 'f', name: 'Futbol', slug: 'football' };
    const report = await runImport(db, [...categories, known], { isDryRun: true });
    expect(report.categories).toEqual({ new: 500, known: 1 });
    expect(report.losses.categoriesCut).toMatchObject({ count: 1, samples: [{ title: 'Mövzu 500' }] });
  });

  it('gives the same result after an interruption as without one', async () => {
    const { db } = await prepare();
    const records: ImportedRecord[] = Array.from({ length: 130 }, (_, at) =>
      article({
        sourceId: `${at}`,
        title: `Xəbər ${at % 40}`,
        oldPaths: [`/?p=${at + 1}`],
        views: at,
        categories: ['soccer'],
      }),
    );
    records.unshift({ kind: 'category', sourceId: '1', name: 'FUTBOL', slug: 'soccer' });
    const state = async () => ({
      articles: await db
        .selectFrom('article')
        .select(['slug', 'title', 'published_at', 'category_id'])
        .orderBy('slug')
        .execute(),
      addresses: await db.selectFrom('old_address').select(['path', 'target']).orderBy('path').execute(),
    });
    let saved = null as Awaited<ReturnType<typeof runImport>> | null;
    const interrupted = runImport(db, records, {
      saveProgress: async (_tx, report) => {
        if (report.done > 51) throw new Error('killed');
        saved = report;
      },
    });
    await expect(interrupted).rejects.toThrow('killed');
    expect((await state()).articles).toHaveLength(50);
    const report = await runImport(db, records, { resumeFrom: saved ?? undefined });
    expect(report).toMatchObject({ done: 131, articles: { ...counts, new: 130 } });
    const resumed = await state();
    for (const table of ['article', 'import_source', 'old_address'] as const)
      await db.deleteFrom(table).execute();
    await runImport(db, records);
    expect(await state()).toEqual(resumed);
  });

  it('writes long texts and many tags in smaller batches', async () => {
    const { db } = await prepare();
    const text = `<p>${'a'.repeat(100_000 - '<p></p>'.length)}</p>`;
    const long = ['1', '2', '3'].map((sourceId) => article({ sourceId, html: text }));
    const tagged = article({ sourceId: '5', tags: Array.from({ length: 200 }, (_, at) => `Teq ${at}`) });
    const done: number[] = [];
    await runImport(db, [...long, article({ sourceId: '4' }), tagged, article({ sourceId: '6' })], {
      isDryRun: true,
      saveProgress: async (_tx, report) => void done.push(report.done),
    });
    expect(done).toEqual([3, 4, 5, 6]);
  });

  it('tries a batch five times when others take what it writes', async () => {
    const { db, read } = await prepare();
    let attempts = 0;
    const taken = async (tx: Db) => {
      const row = { token: 'taken', created_at: NOON };
      for (let time = 0; time < 2; time += 1) await tx.insertInto('search_segment_set').values(row).execute();
    };
    const saveProgress = async (tx: Db) => {
      attempts += 1;
      if (attempts < 5) await taken(tx);
    };
    expect((await runImport(db, [article({ sourceId: 'a' })], { saveProgress })).articles.new).toBe(1);
    expect(await read('a')).toMatchObject({ title: 'Xəbər a' });
    const always = runImport(db, [article({ sourceId: 'b' })], { saveProgress: taken });
    await expect(always).rejects.toSatisfy(isUniqueViolation);
  });

  it('leaves out an article whose text is nested too deeply, and imports the others', async () => {
    const { db } = await prepare();
    const { html } = convertHtml('<b>x '.repeat(20_000), { origin: null });
    const report = await runImport(db, [article({ sourceId: 'deep', html }), article({ sourceId: 'plain' })]);
    expect(report.articles).toEqual({ ...counts, new: 1, skipped: 1 });
    expect(report.losses).toMatchObject({ contentTooLong: { count: 1 } });
  });

  it('is for admins', async () => {
    const { db } = await prepare();
    await expect(runImport(db, [], { actor: await writeActor(db, 'editor') })).rejects.toBeInstanceOf(
      Forbidden,
    );
  });
});
