import type { Db } from '#db/schema.ts';
import { listArticlesForDesk } from '#domain/articles/admin-list/list-admin-articles.ts';
import type { ArticleCard } from '#domain/articles/article-card.ts';
import { listFeaturedArticles } from '#domain/articles/read/list-featured-articles.ts';
import { listLatestArticles } from '#domain/articles/read/list-latest-articles.ts';
import { getHomeDesk } from '#domain/curation/get-home-editing.ts';
import { type HomeBoard, listPins } from '#domain/curation/home-layout.ts';
import { homeSlots, LATEST_SIZE, parseHomeSlot, SLIDER_SIZE } from '#domain/curation/home-slot.ts';
import { listStories, type Story } from '#domain/curation/list-candidate-articles.ts';
import { listPastBoards, listPlannedBoards } from '#domain/curation/list-home-layouts.ts';
import { nameStories } from '#domain/curation/name-articles.ts';
import { readLiveBoard } from '#domain/curation/read-published-layout.ts';

const CHOICES = 20;
/** Enough to fill the places around any board. */
const SPARE = homeSlots.length;

/** Everything the board's screen shows. */
export async function readHomeScreen(db: Db, { now, search }: { now: number; search: URLSearchParams }) {
  const slot = parseHomeSlot(search.get('slot'));
  const query = (search.get('q') ?? '').slice(0, 100);
  const [desk, live, featured, newest, history, choices] = await Promise.all([
    getHomeDesk(db, { now }),
    readLiveBoard(db),
    listFeaturedArticles(db, { limit: SLIDER_SIZE + SPARE }),
    listLatestArticles(db, { limit: LATEST_SIZE + SLIDER_SIZE + SPARE }),
    listPastBoards(db),
    slot === null ? [] : listChoices(db, query),
  ]);
  const [stories, planned] = await Promise.all([
    listStoriesOf(db, desk.board),
    listPlannedBoards(db, { live: await nameStories(db, live) }),
  ]);
  return {
    ...{ desk, planned, history, now, slot, query, choices, stories },
    featured: featured.map(storyOf),
    newest: newest.map(storyOf),
  };
}

export type HomeScreen = Awaited<ReturnType<typeof readHomeScreen>>;

/** The pinned articles, of any status. */
export function listStoriesOf(db: Db, board: HomeBoard): Promise<Story[]> {
  return listStories(db, { ids: listPins(board).map(({ articleId }) => articleId) });
}

const storyOf = ({ id, title, publishedAt, picture }: ArticleCard): Story => ({
  ...{ id, title, status: 'published', at: publishedAt, image: picture?.url ?? null },
});

async function listChoices(db: Db, query: string): Promise<Story[]> {
  const filter = query === '' ? {} : { query };
  const { articles } = await listArticlesForDesk(db, { filter, sort: 'updated', limit: CHOICES });
  return articles.map(({ id, title, status, image, publishedAt, scheduledAt, updatedAt }) => ({
    ...{ id, title, status, image },
    at: publishedAt ?? scheduledAt ?? updatedAt,
  }));
}
