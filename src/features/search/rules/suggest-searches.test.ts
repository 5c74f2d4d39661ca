import { expect, it } from 'vitest';
import { writeArticle } from '#tests/kit/content/articles.ts';
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

  it('are empty without a word', async () => {
    const suggest = await prepare('Transferi uzanır');
    expect(await suggest(' — ')).toEqual({ named: [], words: [], articles: [] });
  });
});
