import { expect, it } from 'vitest';
import { DAY, HOUR } from '#az/format/durations.ts';
import { listContentBlocks } from '#features/articles/rules/article-content.ts';
import { listArticlesOfMatch } from '#features/articles/rules/linked-articles.ts';
import { countSiteTotals } from '#features/articles/rules/read/count-site-totals.ts';
import { findArticleBySlug } from '#features/articles/rules/read/find-article-by-slug.ts';
import { listLatestArticles } from '#features/articles/rules/read/select-cards.ts';
import { findDiscussion } from '#features/comments/rules/discussion.ts';
import { listComments } from '#features/comments/rules/list-comments.ts';
import { listQueue } from '#features/comments/rules/moderation/read-queue.ts';
import { findTableOfSeason } from '#features/competitions/rules/standings/find-league-table.ts';
import { getPoll } from '#features/polls/rules/poll.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { seedDemoMatches } from '../matches/seed-demo-matches.ts';
import type { DemoArticle } from './demo-article.ts';
import { seedDemoArticles } from './seed-demo-articles.ts';

function demo(changes: Partial<DemoArticle> & { title: string }): DemoArticle {
  return {
    excerpt: 'Qısa.',
    category: 'futsal',
    author: 'Aysel Məmmədli',
    tags: ['Futzal'],
    content: '<p>Mətn.</p>',
    hoursAgo: 2,
    picture: null,
    views: 14,
    ...changes,
  };
}

const articles = [
  demo({ title: 'Köhnə', hoursAgo: 50.5, status: 'archived' }),
  demo({ title: 'Yeni', hoursAgo: 1, featured: true, category: 'chess' }),
  demo({ title: 'Dünən', hoursAgo: 24 }),
  demo({ title: 'Sabah', hoursAgo: -5, status: 'scheduled', views: 0 }),
  demo({ title: 'Qaralama', hoursAgo: 3, status: 'draft', views: 0 }),
  demo({ title: 'Şəkilli', picture: ['objects/trophy-1', 'Kubok'] }),
];

describeOnEachDatabase('seedDemoArticles', (open) => {
  it('writes every article at its time, with its counts, once', async () => {
    const { db } = await open();
    const input = { now: NOON, newId, articles };
    expect(await seedDemoArticles(db, input)).toBe(6);
    expect(await countSiteTotals(db)).toEqual({ articles: 3, categories: 2, featured: 1 });
    const latest = await listLatestArticles(db);
    expect(latest.map((card) => [card.title, card.publishedAt])).toEqual([
      ['Yeni', NOON - HOUR],
      ['Şəkilli', NOON - 2 * HOUR],
      ['Dünən', NOON - DAY],
    ]);
    expect(await findArticleBySlug(db, { slug: 'kohne' })).toMatchObject({
      status: 'archived',
      views: 14,
      publishedAt: NOON - 50.5 * HOUR,
    });
    const waiting = await db
      .selectFrom('article')
      .select('scheduled_at')
      .where('slug', '=', 'sabah')
      .execute();
    expect(waiting).toEqual([{ scheduled_at: NOON + 5 * HOUR }]);
    expect(await seedDemoArticles(db, input)).toBe(0);
  });

  it('shows the match that the demo replays, and its table, in an article', async () => {
    const { db } = await open();
    const shown = demo({ title: 'Oyun', showsMatch: true });
    await seedDemoMatches(db, { now: NOON, isReplaying: true });
    await seedDemoArticles(db, { now: NOON, newId, articles: [shown] });
    const { id, content } = await db
      .selectFrom('article')
      .select(['id', 'content'])
      .executeTakeFirstOrThrow();
    const [card, table] = listContentBlocks(content);
    expect(await listArticlesOfMatch(db, { fixtureId: card?.id ?? '' })).toMatchObject([{ id }]);
    expect(await findTableOfSeason(db, { seasonId: table?.id ?? '' })).toMatchObject({ sample: true });
  });

  it('ends an article with its poll', async () => {
    const { db } = await open();
    const options = [
      ['Hə', 3],
      ['Yox', 1],
    ] as const;
    const asked = demo({
      title: 'Sual',
      poll: { question: 'Olar?', options: options.map(([a, b]) => [a, b]) },
    });
    await seedDemoArticles(db, { now: NOON, newId, articles: [asked] });
    const { content } = await db.selectFrom('article').select('content').executeTakeFirstOrThrow();
    const [block] = listContentBlocks(content);
    const poll = await getPoll(db, { id: block?.id ?? '' });
    expect([poll.question, poll.options.map(({ text, votes }) => [text, votes])]).toEqual(['Olar?', options]);
  });

  it('writes the comments of an article and opens those of its category', async () => {
    const { db } = await open();
    const answer = { name: 'Nigar', text: 'Bəli', minutesAfter: 9 };
    const comments = [
      { name: 'Elvin', text: 'Gözəl', minutesAfter: 3, answers: [answer] },
      { name: 'Kamran', text: 'Maraqlı', minutesAfter: 6 },
      { name: 'Tərlan', text: 'Yeni', minutesAfter: 8, isWaiting: true as const },
    ];
    const articles = [demo({ title: 'Söhbət', comments })];
    await seedDemoArticles(db, { now: NOON, newId, articles });
    const { id } = await db.selectFrom('article').select('id').executeTakeFirstOrThrow();
    expect(await findDiscussion(db, { articleId: id, now: NOON })).toBe('open');
    const page = await listComments(db, { articleId: id });
    expect(page.comments.map(({ name, isAnswer }) => [name, isAnswer])).toEqual([
      ['Elvin', false],
      ['Nigar', true],
      ['Kamran', false],
    ]);
    expect((await listQueue(db, { status: 'waiting' })).comments).toMatchObject([{ name: 'Tərlan' }]);
  });

  it('writes nothing when one article is refused', async () => {
    const { db } = await open();
    const broken = [...articles, demo({ title: ' ' })];
    const input = { now: NOON, newId, articles: broken };
    await expect(seedDemoArticles(db, input)).rejects.toThrow('title.required');
    expect(await countSiteTotals(db)).toEqual({ articles: 0, categories: 0, featured: 0 });
  });
});
