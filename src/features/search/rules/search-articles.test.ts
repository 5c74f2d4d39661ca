import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { archiveArticle } from '#features/articles/rules/write/move-article.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { indexChangedArticles } from './index-changed-articles.ts';
import { SEARCH_WINDOW, type SearchChoice, searchArticles } from './search-articles.ts';

async function index(db: Db): Promise<void> {
  while ((await indexChangedArticles(db, { limit: 50 })) > 0);
}

async function titles(db: Db, query: string, choice: Partial<SearchChoice> = {}): Promise<string[]> {
  return (await searchArticles(db, { query, ...choice })).articles.map((article) => article.title);
}

describeOnEachDatabase('searchArticles', (open) => {
  it('finds words of title, excerpt, tags, byline and text in any spelling', async () => {
    const { db } = await open();
    await writeArticle(db, {
      title: '“Qarabağ”ın oyunu',
      excerpt: 'İMİŞLİ şəhərində',
      tags: ['Çempionlar Liqası'],
      author: 'Günel Şirinova',
      content: '<p>Hakim <strong>penal</strong>ti təyin&nbsp;etdi.</p>',
    });
    await writeArticle(db, { title: 'Başqa xəbər', excerpt: 'Mövzu ayrıdır.' });
    await index(db);
    const queries = ['qarabag', 'QARABAĞ', 'Qarabagh', 'imisli', 'cempionlar liqasi', 'sirinova', 'penalti'];
    for (const query of [...queries, 'hakim teyin', 'qarabağın oyunlarında', 'oyunu', 'pena'])
      expect(await titles(db, query), query).toEqual(['“Qarabağ”ın oyunu']);
    for (const query of ['', '   ', '—', 'strong', 'tamamilebasqa', "'; drop table article"])
      expect(await titles(db, query), query).toEqual([]);
  });

  it('lists articles with all words first, then those with the most words', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'Neftçi Bakıda', now: NOON });
    await writeArticle(db, { title: 'Zirə Bakıda', now: NOON + MINUTE });
    await writeArticle(db, { title: 'Zirə Neftçi Sabah', now: NOON - MINUTE });
    await index(db);
    const found = await searchArticles(db, { query: 'neftci bakida' });
    expect(found.articles.map(({ title }) => title)).toEqual([
      'Neftçi Bakıda',
      'Zirə Bakıda',
      'Zirə Neftçi Sabah',
    ]);
    expect(found).toMatchObject({ total: 3, completeTotal: 1 });
    expect(await titles(db, 'zire neftci ronaldo')).toEqual([
      'Zirə Neftçi Sabah',
      'Zirə Bakıda',
      'Neftçi Bakıda',
    ]);
  });

  it('ranks the title before excerpt and text, then the newer article', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'Mətndə', content: '<p>derbi</p>', now: NOON + 3 * HOUR });
    await writeArticle(db, { title: 'Girişdə', excerpt: 'Paytaxtda derbi', now: NOON + 2 * HOUR });
    await writeArticle(db, { title: 'Köhnə derbi', now: NOON });
    await writeArticle(db, { title: 'Yeni derbi', now: NOON + HOUR });
    await index(db);
    expect(await titles(db, 'derbi')).toEqual(['Yeni derbi', 'Köhnə derbi', 'Girişdə', 'Mətndə']);
  });

  it('filters by category and date, and counts all hits by category', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'Turnir A', category: 'chess', now: NOON - 48 * HOUR });
    await writeArticle(db, { title: 'Turnir B', category: 'chess', now: NOON });
    await writeArticle(db, { title: 'Turnir C', category: 'football', now: NOON });
    await index(db);
    expect((await titles(db, 'turnir', { category: 'chess' })).sort()).toEqual(['Turnir A', 'Turnir B']);
    expect(await titles(db, 'turnir', { category: 'nothing' })).toEqual([]);
    expect(await titles(db, 'turnir', { category: 'chess', since: NOON - HOUR })).toEqual(['Turnir B']);
    const { sections } = await searchArticles(db, { query: 'turnir', category: 'football' });
    expect(sections.map(({ slug, count }) => [slug, count])).toEqual([
      ['chess', 2],
      ['football', 1],
    ]);
  });

  it('counts articles with all words by category, or those with any when none has all', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'Zirə Bakıda', category: 'chess' });
    await writeArticle(db, { title: 'Neftçi səfərdə', category: 'football' });
    const sections = async (query: string) =>
      (await searchArticles(db, { query })).sections.map(({ slug, count }) => [slug, count]);
    expect(await sections('zirə bakıda neftçi')).toEqual([
      ['chess', 1],
      ['football', 1],
    ]);
    expect(await sections('zirə bakıda')).toEqual([['chess', 1]]);
    await writeArticle(db, { title: 'Neftçi Zirə ilə Bakıda oynayır', category: 'football' });
    expect(await sections('zirə bakıda neftçi')).toEqual([['football', 1]]);
  });

  it('marks the positions of the words in title and snippet', async () => {
    const { db } = await open();
    const filler = 'Bu cümlə heç nə demir. '.repeat(30);
    await writeArticle(db, {
      title: '“Kəpəz”in səfəri',
      excerpt: 'Qısa giriş',
      content: `<p>${filler}</p><p>Sonda kapitan &amp; məşqçi danışdı.</p><p>${filler}</p>`,
    });
    await index(db);
    const [found] = (await searchArticles(db, { query: 'kepez kapitan mesqci' })).articles;
    const listMarked = (highlighted?: { text: string; marks: readonly (readonly [number, number])[] }) =>
      highlighted?.marks.map(([start, end]) => highlighted.text.slice(start, end));
    expect(listMarked(found?.markedTitle)).toEqual(['Kəpəz']);
    expect(listMarked(found?.snippet)).toEqual(['kapitan', 'məşqçi']);
    expect(found?.snippet.text).toMatch(/^… .*kapitan & məşqçi danışdı.* …$/);
    expect(found?.snippet.text.length).toBeLessThan(200);
  });

  it('marks the name that a query means, not the words of its nicknames', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'Qarabağ atları: köhlən atlar yarışda' });
    await writeArticle(db, { title: 'Mançester Yunayted yenidən qalib' });
    await index(db);
    const listMarked = async (query: string) => {
      const [found] = (await searchArticles(db, { query })).articles;
      return found?.markedTitle.marks.map(([start, end]) => found.markedTitle.text.slice(start, end));
    };
    expect(await listMarked('qarabag')).toEqual(['Qarabağ']);
    expect(await listMarked('MU')).toEqual(['Mançester Yunayted']);
    expect(await listMarked('köhlən atlar')).toEqual(['Qarabağ atları', 'köhlən atlar']);
  });

  it('looks for the words of a question that say what it is about', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'VAR otağı', content: '<p>Hakim ekrana baxır.</p>' });
    await writeArticle(db, { title: 'Səbəb', content: '<p>Burada bir sual var: səbəb nədir?</p>' });
    expect((await titles(db, 'VAR nədir?'))[0]).toBe('VAR otağı');
    expect(await titles(db, 'hakim kimdir')).toEqual(['VAR otağı']);
  });

  it('reads what was meant, whatever filter is chosen', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'Neftçi qalib', category: 'football', now: NOON });
    await writeArticle(db, { title: 'San Siro Real Betis', category: 'football', now: NOON });
    const read = async (query: string, choice: Partial<SearchChoice> = {}) => {
      const { correction, named, total } = await searchArticles(db, { query, ...choice });
      return { meant: correction?.query ?? null, named: named.map(({ name }) => name), total };
    };
    await writeArticle(db, { title: 'Xəbər', content: '<p>Qonaqlar məğlub oldu.</p>' });
    expect(await read("m']lub")).toMatchObject({ meant: 'məğlub', total: 1 });
    for (const query of ['neft,i', 'neftiç'])
      expect(await read(query)).toEqual({ meant: 'Neftçi', named: ['Neftçi'], total: 1 });
    expect(await read('neft,i', { category: 'chess' })).toMatchObject({ meant: 'Neftçi', total: 0 });
    expect(await read('neft,i', { since: NOON + HOUR })).toMatchObject({ meant: 'Neftçi', total: 0 });
    expect(await read('sansiro')).toMatchObject({ meant: 'San Siro', total: 1 });
    expect(await read('real betis')).toMatchObject({ meant: null, named: ['Real Betis'] });
    expect((await read('inter milan')).named).toEqual(['İnter', 'Milan']);
  });

  it('removes archived and deleted articles from the index, and updates changed ones', async () => {
    const { db } = await open();
    const editor = await asEditor(db);
    const archived = await writeArticle(db, { title: 'Dəyişən birinci', tags: ['köhnə'] });
    const changed = await writeArticle(db, { title: 'Dəyişən ikinci', now: NOON + MINUTE });
    const deleted = await writeArticle(db, { title: 'Dəyişən üçüncü' });
    const draft = await writeArticle(db, { title: 'Dəyişən qaralama', status: 'draft' });
    await index(db);
    expect(await titles(db, 'deyisen')).toHaveLength(3);

    await archiveArticle(db, { id: archived.id, now: NOON, ...editor });
    await deleteArticle(db, { id: deleted.id, now: NOON, ...editor });
    await db.updateTable('article').set({ title: 'Yenilənmiş' }).where('id', '=', changed.id).execute();
    // A search sees every change that was committed before it.
    expect(await titles(db, 'ucuncu')).toEqual([]);
    expect(await titles(db, 'deyisen')).toEqual([]);
    expect(await titles(db, 'yenilenmis')).toEqual(['Yenilənmiş']);
    const rows = await db.selectFrom('article_search').select(['article_id', 'status']).execute();
    expect(new Map(rows.map((row) => [row.article_id, row.status]))).toEqual(
      new Map([
        [archived.id, 'archived'],
        [changed.id, 'published'],
        [deleted.id, 'removed'],
        [draft.id, 'draft'],
      ]),
    );
  });

  it('indexes an article again when a tag is renamed', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'Etiketli', tags: ['Super Kubok'] });
    await index(db);
    await db.updateTable('tag').set({ name: 'Dünya Kuboku' }).execute();
    await index(db);
    expect(await titles(db, 'super kubok', { since: 0 })).toEqual(['Etiketli']);
    expect(await titles(db, 'dunya')).toEqual(['Etiketli']);
    expect(await titles(db, 'super')).toEqual([]);
  });

  it('indexes again what a change of the words or of the category concerns, and nothing else', async () => {
    const { db } = await open();
    const { id } = await writeArticle(db, { title: 'Qarabağ udub' });
    await writeArticle(db, { title: 'Qaralama', status: 'draft' });
    await index(db);
    await db.updateTable('article').set({ version: 2 }).where('id', '=', id).execute();
    expect(await indexChangedArticles(db, { limit: 10 })).toBe(0);
    await db.updateTable('category').set({ name: 'Yerli futbol' }).execute();
    expect(await indexChangedArticles(db, { limit: 10 })).toBe(2);
  });

  it('finds new articles at once while many changes wait, which it leaves for the server but for the newest', async () => {
    const { db } = await open();
    for (let number = 0; number < 3; number++) await writeArticle(db, { title: `Xronika ${number}` });
    const { id } = await writeArticle(db, { title: 'Qarabağ udub' });
    await db
      .insertInto('search_index_queue')
      .values(Array.from({ length: 600 }, (_, at) => ({ article_id: `import${at}` })))
      .execute();
    await db.updateTable('article').set({ title: 'Qarabağ qalibdir' }).where('id', '=', id).execute();
    const countWaiting = async () =>
      (await db.selectFrom('search_index_queue').select('id').execute()).length;
    expect(await titles(db, 'qalib')).toEqual(['Qarabağ qalibdir']);
    // A hundred of the 605, and the older change of that article.
    expect(await countWaiting()).toBe(504);
    for (const title of ['Neftçi udub', 'Zirə uduzub']) {
      await writeArticle(db, { title });
      expect(await titles(db, title)).toEqual([title]);
      expect(await countWaiting()).toBe(504);
    }
    expect(await indexChangedArticles(db, { limit: 1 })).toBe(1);
  });

  it('indexes in batches and ranks at most SEARCH_WINDOW articles', async () => {
    const { db } = await open();
    for (let number = 0; number < SEARCH_WINDOW + 5; number++)
      await writeArticle(db, { title: `Xronika ${number}`, now: NOON + (number >> 3) });
    expect(await indexChangedArticles(db, { limit: 20 })).toBe(20);
    await index(db);
    expect(await indexChangedArticles(db, { limit: 20 })).toBe(0);
    const first = await searchArticles(db, { query: 'xronika' });
    expect(first).toMatchObject({ total: SEARCH_WINDOW, isCapped: true, pages: 15 });
    const last = await searchArticles(db, { query: 'xronika', page: 15 });
    expect(last.articles).toHaveLength(20);
    expect(await titles(db, 'xronika', { page: 16 })).toEqual([]);
  });
});
