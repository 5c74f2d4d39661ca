import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { findArticleOfPoll, listArticlesOfMatch } from './linked-articles.ts';

describeOnEachDatabase('the articles of a match', (open) => {
  it('are the published ones that show it, newest first and six at most', async () => {
    const { db } = await open();
    const [match, other] = [await writeFixture(db), await writeFixture(db, { teams: ['Zirə', 'Sabah'] })];
    const content = `<div data-match-card="${match}"></div>`;
    // Not in the order of their dates.
    for (const minute of [3, 1, 7, 2, 5, 6, 4])
      await writeArticle(db, { title: `${minute}`, content, now: NOON + minute * MINUTE });
    await writeArticle(db, { title: 'Qaralama', content, status: 'draft' });
    await writeArticle(db, { title: 'Başqa oyun', content: `<div data-match-card="${other}"></div>` });
    const titles = async (over: { fixtureId: string; limit?: number }) =>
      (await listArticlesOfMatch(db, over)).map(({ title }) => title).join(' ');
    expect(await titles({ fixtureId: match })).toBe('7 6 5 4 3 2');
    expect(await titles({ fixtureId: match, limit: 2 })).toBe('7 6');
    expect(await titles({ fixtureId: other })).toBe('Başqa oyun');
    expect(await titles({ fixtureId: 'nobody' })).toBe('');
  });
});

describeOnEachDatabase('the article of a poll', (open) => {
  it('is one that readers can open and whose text shows this poll', async () => {
    const { db } = await open();
    const content = '<p>Mətn</p><div data-poll="p1"></div><div data-match-card="m1"></div>';
    for (const status of ['published', 'archived'] as const) {
      const { id, slug } = await writeArticle(db, { title: status, status, content });
      expect(await findArticleOfPoll(db, { articleId: id, pollId: 'p1' })).toEqual({ slug, title: status });
      for (const pollId of ['p2', 'm1'])
        expect(await findArticleOfPoll(db, { articleId: id, pollId })).toBeNull();
    }
    const draft = await writeArticle(db, { status: 'draft', content });
    for (const articleId of [draft.id, 'nobody'])
      expect(await findArticleOfPoll(db, { articleId, pollId: 'p1' })).toBeNull();
  });
});
