import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { updateCategory } from '#features/categories/rules/change-category.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { searchArticles } from './search-articles.ts';
import { suggestSearches } from './suggest-searches.ts';

const QARABAG = 'Qarabağın oyunu Bakıda keçiriləcək';
const QARABAG_LOST = '“Qarabağ” səfərdə uduzdu';
const ROUND_PREVIEW = 'Turun oyunları: proqram açıqlandı';
const NEFTCI = 'Neftçi Zirəyə qalib gəldi';
const SUMQAYIT = 'Sumqayıt yeni məşqçi ilə anlaşdı';
const UNITED = 'Mançester Yunayted transfer etdi';
const INTER = 'İnter Romaya uduzdu';
const MILAN = 'Milan heç-heçə etdi';
const LEAGUE = 'Çempionlar Liqasında püşk atıldı';

/** The newest first. */
const TITLES = [ROUND_PREVIEW, MILAN, INTER, UNITED, SUMQAYIT, NEFTCI, LEAGUE, QARABAG, QARABAG_LOST];

async function writeArticles(db: Db): Promise<void> {
  for (const [at, title] of TITLES.entries())
    await writeArticle(db, {
      title,
      excerpt: 'Xəbərin girişi.',
      content: '<p>Mətn.</p>',
      now: NOON - at * MINUTE,
    });
}

async function search(db: Db, query: string) {
  const page = await searchArticles(db, { query });
  return { ...page, titles: page.articles.map(({ title }) => title), first: page.articles[0]?.title };
}

describeOnEachDatabase('search in Azerbaijani', (open) => {
  it('finds every form and spelling of a word', async () => {
    const { db } = await open();
    await writeArticles(db);
    for (const [query, first] of [
      ['Qarabağın', QARABAG_LOST],
      ['qarabağlılar', QARABAG_LOST],
      ['QARABAĞDAN', QARABAG_LOST],
      ['qraabag', QARABAG_LOST],
      ['Карабах', QARABAG_LOST],
      ['Garabagh', QARABAG_LOST],
      ['köhlən atların', QARABAG_LOST],
      ['qarabagin oyunlari', QARABAG],
      ['neftçiyə', NEFTCI],
      ['neftchi', NEFTCI],
      ['нефтчи', NEFTCI],
      ['neft,i', NEFTCI],
      // As it is copied from a page, where no line ends inside a name.
      ['heç\u2011heçə', MILAN],
      ['Çempionlar\u00a0Liqasında', LEAGUE],
      ['туаебш', NEFTCI],
      ['zirənin qələbəsi', NEFTCI],
      ['sumgayit', SUMQAYIT],
      ['sumqayitda', SUMQAYIT],
      ['sumqayıtlı məşqçilər', SUMQAYIT],
      ['MU', UNITED],
      ['Manchester Unitedin', UNITED],
      ['qırmızı şeytanlar', UNITED],
      ['ÇL', LEAGUE],
      ['UCL', LEAGUE],
      ['çempionlar liqası', LEAGUE],
      ['püşkatma', LEAGUE],
      ['transferlər', UNITED],
      ['trans', UNITED],
    ] as const)
      expect.soft((await search(db, query)).first, query).toBe(first);
  });

  it('does not rank an article without the name first', async () => {
    const { db } = await open();
    await writeArticles(db);
    const { titles, completeTotal } = await search(db, 'qarabagin oyunlari');
    expect(titles).toEqual([QARABAG, QARABAG_LOST, ROUND_PREVIEW]);
    expect(completeTotal).toBe(2);
  });

  it('returns the names in the query, and its correction', async () => {
    const { db } = await open();
    await writeArticles(db);
    const understand = async (query: string) => {
      const { named, correction } = await search(db, query);
      return { named: named.map(({ name }) => name), correction };
    };
    const applied = (query: string) => ({ query, isApplied: true });
    expect(await understand('Qarabağın')).toEqual({ named: ['Qarabağ'], correction: null });
    expect(await understand('qraabag')).toEqual({ named: ['Qarabağ'], correction: applied('Qarabağ') });
    expect(await understand('neft,i')).toEqual({ named: ['Neftçi'], correction: applied('Neftçi') });
    expect(await understand('inter milan')).toEqual({ named: ['İnter', 'Milan'], correction: null });
    // Synonyms of a word name nothing that readers could open.
    expect(await understand('yığma komanda')).toEqual({ named: [], correction: null });
    expect(await understand('kitab')).toEqual({ named: [], correction: null });
  });

  it('distinguishes words that differ only in Azerbaijani letters', async () => {
    const { db } = await open();
    const CITY = 'Şəhərdə yeni stadion';
    const MORNING = 'Səhər məşqi keçirildi';
    await writeArticle(db, { title: CITY, content: '<p>Komanda qalib oldu.</p>' });
    await writeArticle(db, { title: MORNING, content: '<p>Futbolçular meydanda qalıb.</p>' });
    const find = async (query: string) => (await search(db, query)).titles.toSorted();
    expect(await find('şəhərin')).toEqual([CITY]);
    expect(await find('səhər')).toEqual([MORNING]);
    expect(await find('seher')).toEqual([MORNING, CITY]);
    expect(await find('qalib')).toEqual([CITY]);
    expect(await find('qalıb')).toEqual([MORNING]);
    const { articles } = await search(db, 'qalib');
    expect(articles[0]?.snippet.text).toBe('Komanda qalib oldu.');
  });

  it('never replaces a correct word, and completes a mistyped beginning of a name', async () => {
    const { db } = await open();
    await writeArticles(db);
    expect(await search(db, 'köynəyə')).toMatchObject({ titles: [], named: [] });
    expect((await search(db, 'köynəyə')).correction?.isApplied ?? false).toBe(false);
    const { named } = await suggestSearches(db, { typed: 'qarba', limit: 3 });
    expect(named.map(({ name }) => name)).toContain('Qarabağ');
  });

  it('makes no snippet of the cells of a table', async () => {
    const { db } = await open();
    const content = '<table><tbody><tr><td>Hesab 2:1</td></tr></tbody></table><p>Hesabı Zubir açıb.</p>';
    await writeArticle(db, { title: 'Turun nəticəsi', excerpt: 'Giriş.', content });
    const { articles } = await search(db, 'hesab');
    expect(articles[0]?.snippet.text).toBe('Hesabı Zubir açıb.');
  });

  it('finds articles by the new name of their category', async () => {
    const { db } = await open();
    const id = await writeCategory(db, 'futzal', 'Futzal');
    await writeArticle(db, { title: 'Turun nəticələri', category: 'futzal' });
    expect((await search(db, 'futzal')).titles).toEqual(['Turun nəticələri']);
    const category = { name: 'Minifutbol', slug: 'minifutbol', shortName: null, description: '' };
    await updateCategory(db, { ...(await asEditor(db)), id, version: 1, category, now: NOON });
    expect((await search(db, 'minifutbol')).titles).toEqual(['Turun nəticələri']);
    expect((await search(db, 'futzal')).titles).toEqual([]);
  });
});
