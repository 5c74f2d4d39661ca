import { expect, it } from 'vitest';
import { writeArticle } from '#tests/kit/content/articles.ts';
import { writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { explainQuery } from './explain-query.ts';

describeOnEachDatabase('explainQuery', (open) => {
  it('shows the words that count, the corrections, the names and how many published articles there are', async () => {
    const { db } = await open();
    await writeTeam(db, 'Qarabağ');
    await writeArticle(db, { title: 'Qarabağ Zirədə' });
    await writeArticle(db, { title: 'Qarabağ evdə' });
    await writeArticle(db, { title: 'Qarabağ Zirəyə hazırlaşır', status: 'draft' });
    const explain = async (query: string) => {
      const explained = await explainQuery(db, { query });
      return explained && { ...explained, named: explained.named.map(({ name }) => name) };
    };
    const counts = { total: 2, completeTotal: 1, isCapped: false };
    expect(await explain('Qarabağın və Zirənin')).toEqual({
      words: ['Qarabağın', 'Zirənin'],
      correction: null,
      named: ['Qarabağ', 'Zirə'],
      ...counts,
    });
    expect(await explain('qraabag zirə')).toEqual({
      words: ['qraabag', 'zirə'],
      named: ['Qarabağ', 'Zirə'],
      ...counts,
      correction: { query: 'Qarabağ Zirə', isApplied: true },
    });
    expect(await explain('xokkeyçi')).toMatchObject({ named: [], total: 0, completeTotal: 0 });
    for (const query of ['', ' — ']) expect(await explain(query), query).toBeNull();
  });

  it('names the synonyms of words, too', async () => {
    const { db } = await open();
    const afterwards = await explainQuery(db, { query: 'affa' });
    expect(afterwards?.named).toMatchObject([{ kind: 'word', name: 'AFFA' }]);
  });
});
