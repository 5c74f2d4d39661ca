import { HOUR, MINUTE } from '#az/format/durations.ts';
import { importArticle } from '#features/articles/rules/write/insert-articles.ts';
import { type NavigationSlug, seedCategory } from '#features/categories/rules/seed-categories.ts';
import { categoryNames } from '#features/categories/text.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { findReplayedMatch } from '../matches/replay-demo-match.ts';
import type { DemoArticle, DemoComment } from './demo-article.ts';

/** Average page views of an article per reader. */
const VIEWS_PER_READER = 1.4;

/**
 * Writes the categories, articles and counts of the demo in one transaction. Does nothing when there is an article.
 * `now` is epoch milliseconds. `addDemoPictures` adds the pictures afterwards. Returns the number of articles written.
 */
export async function seedDemoArticles(
  db: Db,
  input: {
    now: number;
    newId: NewId;
    articles: readonly DemoArticle[];
  },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (await hasArticles(tx)) return 0;
    for (const slug of new Set(input.articles.map((article) => article.category))) {
      await seedCategory(tx, { slug: navigationSlug(slug), now: input.now, newId: input.newId });
    }
    // Oldest first, as on a real site.
    for (const article of [...input.articles].sort((a, b) => b.hoursAgo - a.hoursAgo)) {
      await writeArticle(tx, article, input);
    }
    return input.articles.length;
  });
}

async function hasArticles(db: Db): Promise<boolean> {
  return (await db.selectFrom('article').select('id').limit(1).executeTakeFirst()) !== undefined;
}

function navigationSlug(slug: string): NavigationSlug {
  if (!Object.hasOwn(categoryNames, slug)) throw new Error(`The navigation has no category ${slug}`);
  return slug as NavigationSlug;
}

/** Empty on a site that has matches of its own. */
async function writeMatchBlocks(db: Db, now: number): Promise<string> {
  const match = await findReplayedMatch(db, now);
  return match
    ? `<div data-match-card="${match.id}"></div><div data-league-table="${match.season_id}"></div>`
    : '';
}

/** Returns the block of the poll. */
async function writePoll(
  db: Db,
  { question, options }: NonNullable<DemoArticle['poll']>,
  { now, newId }: { now: number; newId: NewId },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('poll')
    .values({ id, question, closes_at: null, version: 1, created_by: null, created_at: now, updated_at: now })
    .execute();
  const rows = options.map(([text, votes], position) => ({
    id: newId(),
    poll_id: id,
    position,
    text,
    votes,
  }));
  await db.insertInto('poll_option').values(rows).execute();
  return `<div data-poll="${id}"></div>`;
}

async function writeArticle(
  db: Db,
  demo: DemoArticle,
  { now, newId }: { now: number; newId: NewId },
): Promise<void> {
  const moment = Math.round(now - demo.hoursAgo * HOUR);
  const isScheduled = demo.status === 'scheduled';
  const writtenAt = isScheduled ? now : moment;
  const { id } = await importArticle(db, {
    article: {
      title: demo.title,
      shortTitle: demo.shortTitle ?? '',
      excerpt: demo.excerpt,
      content: [
        demo.content,
        demo.showsMatch ? await writeMatchBlocks(db, now) : '',
        demo.poll ? await writePoll(db, demo.poll, { now: writtenAt, newId }) : '',
      ].join(''),
      category: demo.category,
      author: demo.author,
      tags: demo.tags,
      featured: demo.featured ?? false,
      status: demo.status ?? 'published',
      image: null,
      scheduledAt: isScheduled ? moment : null,
    },
    now: writtenAt,
    newId,
  });
  if (demo.comments) {
    const { category, comments } = demo;
    await writeDemoComments(db, comments, { articleId: id, category, publishedAt: moment, newId });
  }
  if (demo.views > 0 && (demo.status ?? 'archived') === 'archived') {
    await db
      .insertInto('article_stats')
      .values({ article_id: id, views: demo.views, readers: Math.ceil(demo.views / VIEWS_PER_READER) })
      .execute();
  }
}

/** Opens the comments of the article's category and writes these comments. `publishedAt` is epoch milliseconds. */
async function writeDemoComments(
  db: Db,
  comments: readonly DemoComment[],
  {
    articleId,
    category,
    publishedAt,
    newId,
  }: { articleId: string; category: string; publishedAt: number; newId: NewId },
): Promise<void> {
  await db.updateTable('category').set({ has_comments: 1 }).where('slug', '=', category).execute();
  const makeRow = ({ name, text, minutesAfter, isWaiting }: DemoComment) => {
    const id = newId();
    const at = publishedAt + minutesAfter * MINUTE;
    return {
      id,
      thread_id: id,
      thread_at: at,
      article_id: articleId,
      name,
      text,
      created_at: at,
      status: isWaiting ? ('waiting' as const) : ('approved' as const),
      decided_at: isWaiting ? null : at,
      // No browser has a token with this hash.
      commenter_hash: `demo-${id}`,
      network_hash: null,
      content_hash: null,
    };
  };
  const rows = comments.flatMap((comment) => {
    const thread = makeRow(comment);
    const { thread_id, thread_at } = thread;
    const answers = (comment.answers ?? []).map((answer) => ({ ...makeRow(answer), thread_id, thread_at }));
    return [thread, ...answers];
  });
  await db.insertInto('comment').values(rows).execute();
}
