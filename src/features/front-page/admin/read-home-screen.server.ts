import { listAdminArticles } from '#features/articles/rules/admin-list/list-admin-articles.ts';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { listFeaturedArticles, listLatestArticles } from '#features/articles/rules/read/select-cards.ts';
import { findArticleIds } from '#features/search/rules/query/answer-query.ts';
import type { Db } from '#platform/db/schema.ts';
import { getHomeDraft } from '../rules/home-draft.ts';
import { type HomeLayout, listPins, readPublishedLayout } from '../rules/home-layout.ts';
import { homeSlots, LATEST_SIZE, parseHomeSlot, SLIDER_SIZE } from '../rules/home-slot.ts';
import { listPastLayouts, listScheduledLayouts } from '../rules/list-home-layouts.ts';
import { addPinTitles, type HomeArticle, listHomeArticles } from '../rules/pinned-articles.ts';

const MAX_CHOICES = 20;
/** Pinned articles leave their automatic slots, so this many more are read to fill every slot of any layout. */
const EXTRA_ARTICLES = homeSlots.length;

/** Reads everything that the screen of the layout shows. `now` is epoch milliseconds. */
export async function readHomeScreen(db: Db, { now, search }: { now: number; search: URLSearchParams }) {
  const slot = parseHomeSlot(search.get('slot'));
  const query = (search.get('q') ?? '').slice(0, 100);
  const [homeDraft, live, featured, newest, history, choices] = await Promise.all([
    getHomeDraft(db, { now }),
    readPublishedLayout(db),
    listFeaturedArticles(db, { limit: SLIDER_SIZE + EXTRA_ARTICLES }),
    listLatestArticles(db, { limit: LATEST_SIZE + SLIDER_SIZE + EXTRA_ARTICLES }),
    listPastLayouts(db),
    slot === null ? [] : listChoices(db, query),
  ]);
  const [articles, planned] = await Promise.all([
    listLayoutArticles(db, homeDraft.layout),
    listScheduledLayouts(db, { live: await addPinTitles(db, live) }),
  ]);
  return {
    homeDraft,
    planned,
    history,
    now,
    slot,
    query,
    choices,
    articles,
    featured: featured.map(toHomeArticle),
    newest: newest.map(toHomeArticle),
  };
}

export type HomeScreen = Awaited<ReturnType<typeof readHomeScreen>>;

/** The pinned articles of a layout, of any status. */
export function listLayoutArticles(db: Db, layout: HomeLayout): Promise<HomeArticle[]> {
  return listHomeArticles(db, { ids: listPins(layout).map(({ articleId }) => articleId) });
}

const toHomeArticle = ({ id, title, publishedAt, picture }: ArticleSummary): HomeArticle => ({
  id,
  title,
  status: 'published',
  at: publishedAt,
  image: picture?.url ?? null,
});

async function listChoices(db: Db, query: string): Promise<HomeArticle[]> {
  const filter = query.trim() === '' ? {} : { ids: await findArticleIds(db, { query, limit: MAX_CHOICES }) };
  const { articles } = await listAdminArticles(db, { filter, limit: MAX_CHOICES });
  return articles.map(({ id, title, status, image, publishedAt, scheduledAt, updatedAt }) => ({
    id,
    title,
    status,
    image,
    at: publishedAt ?? scheduledAt ?? updatedAt,
  }));
}
