import { categoryNames } from '#az/text/site/category.ts';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { type NavigationSlug, seedCategory } from '#db/seed/seed-categories.ts';
import { importArticle } from '#domain/articles/import-article.ts';
import type { NewId } from '#domain/new-id.ts';
import type { DemoArticle } from './demo-article.ts';

const HOUR_MS = 3_600_000;
/** Opens of an article by one reader, on average. */
const VIEWS_PER_READER = 1.4;

/**
 * The demo newspaper: its categories, articles and counts, in one transaction and only while there is no article.
 * `now` is epoch milliseconds. `addDemoPictures` adds the pictures afterwards. Returns how many articles were written.
 */
export async function seedDemoArticles(
  db: Db,
  the: {
    now: number;
    newId: NewId;
    articles: readonly DemoArticle[];
  },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (await hasArticles(tx)) return 0;
    for (const slug of new Set(the.articles.map((article) => article.category))) {
      await seedCategory(tx, { slug: navigationSlug(slug), now: the.now, newId: the.newId });
    }
    // Oldest first, as a newsroom would have written them.
    for (const article of [...the.articles].sort((a, b) => b.hoursAgo - a.hoursAgo)) {
      await writeArticle(tx, article, the);
    }
    return the.articles.length;
  });
}

async function hasArticles(db: Db): Promise<boolean> {
  return (await db.selectFrom('article').select('id').limit(1).executeTakeFirst()) !== undefined;
}

function navigationSlug(slug: string): NavigationSlug {
  if (!Object.hasOwn(categoryNames, slug)) throw new Error(`The navigation has no category ${slug}`);
  return slug as NavigationSlug;
}

async function writeArticle(
  db: Db,
  demo: DemoArticle,
  { now, newId }: { now: number; newId: NewId },
): Promise<void> {
  const moment = Math.round(now - demo.hoursAgo * HOUR_MS);
  const isScheduled = demo.status === 'scheduled';
  const writtenAt = isScheduled ? now : moment;
  const { id } = await importArticle(db, {
    article: {
      title: demo.title,
      excerpt: demo.excerpt,
      content: demo.content,
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
  if (demo.views > 0 && (demo.status ?? 'archived') === 'archived') {
    await db
      .insertInto('article_stats')
      .values({ article_id: id, views: demo.views, readers: Math.ceil(demo.views / VIEWS_PER_READER) })
      .execute();
  }
}
