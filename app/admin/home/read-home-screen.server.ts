import type { Db } from '#db/schema.ts';
import { listAdminArticles } from '#domain/articles/admin-list/list-admin-articles.ts';
import type { ArticleSummary } from '#domain/articles/article-summary.ts';
import { listFeaturedArticles } from '#domain/articles/read/list-featured-articles.ts';
import { listLatestArticles } from '#domain/articles/read/list-latest-articles.ts';
import { addPinTitles } from '#domain/curation/add-pin-titles.ts';
import { getHomeEditing } from '#domain/curation/get-home-editing.ts';
import { type HomeLayout, listPins } from '#domain/curation/home-layout.ts';
import { homeSlots, LATEST_SIZE, parseHomeSlot, SLIDER_SIZE } from '#domain/curation/home-slot.ts';
import { type HomeArticle, listHomeArticles } from '#domain/curation/list-home-articles.ts';
import { listPastLayouts, listScheduledLayouts } from '#domain/curation/list-home-layouts.ts';
import { readPublishedLayout } from '#domain/curation/read-published-layout.ts';

const CHOICES = 20;
/** Enough to fill the places around any layout. */
const SPARE = homeSlots.length;

/** Everything the layout's screen shows. */
export async function readHomeScreen(db: Db, { now, search }: { now: number; search: URLSearchParams }) {
  const slot = parseHomeSlot(search.get('slot'));
  const query = (search.get('q') ?? '').slice(0, 100);
  const [editing, live, featured, newest, history, choices] = await Promise.all([
    getHomeEditing(db, { now }),
    readPublishedLayout(db),
    listFeaturedArticles(db, { limit: SLIDER_SIZE + SPARE }),
    listLatestArticles(db, { limit: LATEST_SIZE + SLIDER_SIZE + SPARE }),
    listPastLayouts(db),
    slot === null ? [] : listChoices(db, query),
  ]);
  const [articles, planned] = await Promise.all([
    listLayoutArticles(db, editing.layout),
    listScheduledLayouts(db, { live: await addPinTitles(db, live) }),
  ]);
  return {
    ...{ editing, planned, history, now, slot, query, choices, articles },
    featured: featured.map(storyOf),
    newest: newest.map(storyOf),
  };
}

export type HomeScreen = Awaited<ReturnType<typeof readHomeScreen>>;

/** The pinned articles, of any status. */
export function listLayoutArticles(db: Db, layout: HomeLayout): Promise<HomeArticle[]> {
  return listHomeArticles(db, { ids: listPins(layout).map(({ articleId }) => articleId) });
}

const storyOf = ({ id, title, publishedAt, picture }: ArticleSummary): HomeArticle => ({
  ...{ id, title, status: 'published', at: publishedAt, image: picture?.url ?? null },
});

async function listChoices(db: Db, query: string): Promise<HomeArticle[]> {
  const filter = query === '' ? {} : { query };
  const { articles } = await listAdminArticles(db, { filter, sort: 'updated', limit: CHOICES });
  return articles.map(({ id, title, status, image, publishedAt, scheduledAt, updatedAt }) => ({
    ...{ id, title, status, image },
    at: publishedAt ?? scheduledAt ?? updatedAt,
  }));
}
