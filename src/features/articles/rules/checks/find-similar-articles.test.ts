import { expect, it } from 'vitest';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { articleInput, NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import type { ArticleStatus } from '../../tables.ts';
import { getArticleState } from '../article-state.ts';
import type { ArticleMove } from '../article-workflow.ts';
import { createArticle } from '../write/create-article.ts';
import { saveArticle } from '../write/save-article.ts';
import { findSimilarArticles, requireSeenSimilar, SimilarArticlesFound } from './find-similar-articles.ts';

const story = {
  title: 'Rəşad Sadıqov “Zirə”dən getdi',
  excerpt: 'Mütəxəssis baş məşqçi vəzifəsini tərk edib.',
};
const other = { title: 'Şahmat turniri başladı', excerpt: 'Turnirdə 12 ölkənin şahmatçıları oynayır.' };

describeOnEachDatabase('findSimilarArticles', (open) => {
  it('finds published and scheduled articles within 48 hours, the most similar first', async () => {
    const { db } = await open();
    const title = 'Rəşad Sadıqov “Zirə”dən ayrıldı';
    const published = await writeArticle(db, { ...story, title, now: NOON - 48 * HOUR });
    const scheduledAt = NOON + 48 * HOUR;
    const scheduled = await writeArticle(db, { ...story, status: 'scheduled', scheduledAt });
    await writeArticle(db, { ...story, now: NOON - 48 * HOUR - 1 });
    await writeArticle(db, { ...story, status: 'scheduled', scheduledAt: NOON + 48 * HOUR + MINUTE });
    for (const status of ['draft', 'pending', 'archived'] as const)
      await writeArticle(db, { ...story, status });
    for (let at = 0; at < 3; at++) await writeArticle(db, { ...other, now: NOON - at * HOUR });
    const own = await writeArticle(db, { ...story, now: NOON });
    const similar = await findSimilarArticles(db, { ...story, id: own.id, now: NOON });
    expect(similar).toMatchObject([
      { ...scheduled, title: story.title, status: 'scheduled', at: scheduledAt },
      { ...published, title, author: 'Aysel Məmmədli', status: 'published', at: NOON - 48 * HOUR },
    ]);
    expect(similar[0]?.similarity).toBeCloseTo(1, 10);
  });

  it('must be seen before an article is published or scheduled, once', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const { id: similar } = await writeArticle(db, story);
    const at = { actor, now: NOON, newId };
    const article = { ...articleInput(story), status: 'published' as const };
    const refused = { articles: [{ id: similar }] };
    await expect(createArticle(db, { ...at, article, seenSimilar: [] })).rejects.toMatchObject(refused);
    await createArticle(db, { ...at, article: { ...article, status: 'draft' }, seenSimilar: [] });
    const { id } = await createArticle(db, { ...at, article, seenSimilar: [similar] });

    const draft = await writeOwnArticle(db, actor, story);
    const save = (move: ArticleMove, seenSimilar: string[], baseVersion = 1) =>
      saveArticle(db, {
        ...at,
        id: draft.id,
        baseVersion,
        fields: draft.fields,
        seenSimilar,
        move: () => ({ move, scheduledAt: NOON + HOUR }),
      });
    await expect(save('publish', [similar])).rejects.toMatchObject({ articles: { length: 2 } });
    await expect(save('schedule', [id])).rejects.toThrow(SimilarArticlesFound);
    await save('schedule', [id, similar]);
    await save('publish', [], 2);
    expect((await getArticleState(db, draft)).status).toBe('published');
  });

  it('finds three at most, and need not be seen for a draft or after the publication', async () => {
    const { db } = await open();
    for (let at = 0; at < 4; at++) await writeArticle(db, { ...story, now: NOON - at * HOUR });
    for (let at = 0; at < 3; at++) await writeArticle(db, { ...other, now: NOON - at * HOUR });
    expect(await findSimilarArticles(db, { ...story, id: '', now: NOON })).toHaveLength(3);
    const see = (from: ArticleStatus | null, to: ArticleStatus) =>
      requireSeenSimilar(db, { article: { ...story, id: '' }, from, to, seenSimilar: [], now: NOON });
    for (const [from, to] of [
      [null, 'published'],
      ['draft', 'scheduled'],
      ['pending', 'published'],
      ['archived', 'published'],
    ] as const)
      await expect(see(from, to), `${from} → ${to}`).rejects.toThrow(SimilarArticlesFound);
    for (const [from, to] of [
      [null, 'draft'],
      ['draft', 'pending'],
      ['published', 'published'],
      ['scheduled', 'published'],
      ['published', 'archived'],
    ] as const)
      await see(from, to);
    const article = { ...story, id: '' };
    const unseen = { article, from: null, to: 'published', seenSimilar: undefined, now: NOON } as const;
    await requireSeenSimilar(db, unseen);
  });

  it('finds nothing for another story, and nothing without any text', async () => {
    const { db } = await open();
    await writeArticle(db, story);
    expect(await findSimilarArticles(db, { ...other, id: '', now: NOON })).toEqual([]);
    expect(await findSimilarArticles(db, { title: '', excerpt: '', id: '', now: NOON })).toEqual([]);
  });
});
