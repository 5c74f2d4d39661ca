import { expect, it } from 'vitest';
import { writeArticle } from '#tests/kit/content/articles.ts';
import { writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { suggestSearches } from './suggest-searches.ts';

describeOnEachDatabase('suggestions for a query', (open) => {
  async function prepare(...titles: string[]) {
    const { db } = await open();
    for (const title of titles) await writeArticle(db, { title });
    return (typed: string) => suggestSearches(db, { typed, limit: 2 });
  }

  it('complete the last word, the three most frequent words first', async () => {
    const suggest = await prepare(
      'Transferdə gecikmə',
      'Transferi təsdiqləndi',
      'Transferi uzanır',
      'Transferi baş tutmadı',
      'Transferlər pəncərəsi',
      'Transferlər siyahısı',
      'Transferin qiyməti',
    );
    const { words, articles } = await suggest('transf');
    expect(words.slice(0, 2)).toEqual(['Transferi', 'Transferlər']);
    expect(words).toHaveLength(3);
    expect(articles).toHaveLength(2);
  });

  it('complete a further word by the headlines, and repeat no word', async () => {
    const suggest = await prepare('Keşlə kənddə keçirilən turniri qazandı');
    expect((await suggest('Keşlə ke')).words).toEqual(['Keşlə kənddə', 'Keşlə keçirilən']);
    expect((await suggest('turniri qazandı')).words).toEqual([]);
  });

  it('have the headlines in the order of the search, with their addresses', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'Zirə uduzdu', content: '<p>Neftçi</p>' });
    const { slug } = await writeArticle(db, { title: 'Neftçi qalib gəldi' });
    const { articles } = await suggestSearches(db, { typed: 'neftçi', limit: 2 });
    expect(articles.map(({ title }) => title)).toEqual(['Neftçi qalib gəldi', 'Zirə uduzdu']);
    expect(articles[0]).toEqual({ slug, title: 'Neftçi qalib gəldi' });
    expect((await suggestSearches(db, { typed: 'neftçi', limit: 1 })).articles).toHaveLength(1);
  });

  it('name what the typed words begin, at most three of it', async () => {
    const { db } = await open();
    for (const name of ['Neftçi', 'Neftçala', 'Neftyanik', 'Neftqaz', 'Zirə']) await writeTeam(db, name);
    const suggest = async (typed: string) =>
      (await suggestSearches(db, { typed, limit: 2 })).named.map(({ name }) => name);
    expect(await suggest('neft')).toHaveLength(3);
    expect(await suggest('neftç')).toEqual(expect.arrayContaining(['Neftçala', 'Neftçi']));
    expect(await suggest('zir')).toEqual(['Zirə']);
    expect(await suggest('xyz')).toEqual([]);
  });

  it('are empty without a word', async () => {
    const suggest = await prepare('Transferi uzanır');
    expect(await suggest(' — ')).toEqual({ named: [], surnamed: [], words: [], articles: [] });
  });
});
