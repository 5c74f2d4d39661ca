import { expect, it } from 'vitest';
import { writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { listSpellings } from '../list-spellings.ts';
import { findArticleIds } from './answer-query.ts';

describeOnEachDatabase('a search in the back-office', (open) => {
  it('finds the articles that have all words, and those with any of them when none has all', async () => {
    const { db } = await open();
    const both = await writeArticle(db, { title: 'Hakimlər stadionda' });
    const one = await writeArticle(db, { title: 'Hakimlər təyin edildi' });
    const draft = await writeArticle(db, { title: 'Hakimlər stadionda qaldı', status: 'draft' });
    const find = async (
      query: string,
      limit = 9,
      statuses: readonly ('published' | 'draft')[] | null = null,
    ) => (await findArticleIds(db, { query, limit, statuses })).toSorted();
    const ids = (...articles: { id: string }[]) => articles.map(({ id }) => id).toSorted();
    expect(await find('hakim stadion')).toEqual(ids(both, draft));
    expect(await find('hakim stadion', 9, ['published'])).toEqual(ids(both));
    expect(await find('hakim stadion', 1)).toHaveLength(1);
    expect(await find('hakim xokkeyçi')).toEqual(ids(both, one, draft));
    expect(await find('xokkeyçi')).toEqual([]);
    expect(await listSpellings(db, ['hakimler', 'xokkeyci'])).toEqual(
      new Map([
        ['hakimler', [{ spelling: 'Hakimlər', count: 3 }]],
        ['xokkeyci', []],
      ]),
    );
  });
});
