import type { Flag } from '#platform/db/column-types.ts';
import type { Db } from '#platform/db/schema.ts';

/** A post of the minute-by-minute commentary. */
export interface CommentaryPost {
  id: string;
  minute: number | null;
  added: number | null;
  text: string;
  isKey: boolean;
  isPinned: boolean;
  authorName: string;
  /** Epoch ms. */
  createdAt: number;
  /** Epoch ms of the last change; equal to `createdAt` before the first one. */
  updatedAt: number;
}

/** One page of the commentary. */
export interface CommentaryPage {
  /** Shown above the others on the first page. They stand in their own place too. */
  pinned: CommentaryPost[];
  posts: CommentaryPost[];
  page: number;
  pages: number;
  total: number;
  /** Epoch ms of the first post and of the newest change; null without posts. */
  startedAt: number | null;
  changedAt: number | null;
}

export const COMMENTARY_PAGE_SIZE = 50;

/**
 * A page of the commentary of a match: newest first while it is live, so that page 1 has the news, and oldest first after
 * it. A page after the last one is empty. A match has some hundred posts, and the
 * database counts them.
 */
export async function listCommentary(
  db: Db,
  { fixtureId, isNewestFirst, page = 1 }: { fixtureId: string; isNewestFirst: boolean; page?: number },
): Promise<CommentaryPage> {
  const current = selectPosts(db, fixtureId);
  const columns = [...postColumns, 'updated_at as updatedAt'] as const;
  const direction = isNewestFirst ? 'desc' : 'asc';
  const [totals, pinned, posts] = await Promise.all([
    current
      .select(({ fn }) => [
        fn.countAll().as('total'),
        fn.min('created_at').as('started_at'),
        fn.max('updated_at').as('changed_at'),
      ])
      .executeTakeFirstOrThrow(),
    page === 1
      ? current.select(columns).where('is_pinned', '=', 1).orderBy('created_at', 'desc').limit(5).execute()
      : [],
    current
      .select(columns)
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .limit(COMMENTARY_PAGE_SIZE)
      .offset((page - 1) * COMMENTARY_PAGE_SIZE)
      .execute(),
  ]);
  const total = Number(totals.total);
  return {
    pinned: pinned.map((post) => toPost(post)),
    posts: posts.map((post) => toPost(post)),
    page,
    pages: Math.max(1, Math.ceil(total / COMMENTARY_PAGE_SIZE)),
    total,
    startedAt: total === 0 ? null : Number(totals.started_at),
    changedAt: total === 0 ? null : Number(totals.changed_at),
  };
}

/** The posts of a match that are not deleted. */
function selectPosts(db: Db, fixtureId: string) {
  return db.selectFrom('commentary_post').where('fixture_id', '=', fixtureId).where('deleted_at', 'is', null);
}

const postColumns = [
  'id',
  'minute',
  'added',
  'text',
  'is_key',
  'is_pinned',
  'author_name as authorName',
  'created_at as createdAt',
] as const;

function toPost<Row extends { is_key: Flag; is_pinned: Flag }>({ is_key, is_pinned, ...post }: Row) {
  return { ...post, isKey: is_key === 1, isPinned: is_pinned === 1 };
}

/** A post of the commentary as the console shows it. */
export interface ConsolePost extends Omit<CommentaryPost, 'updatedAt'> {
  version: number;
}

const MAX_CONSOLE_POSTS = 100;

/** The last posts of a match, newest first. */
export async function listConsolePosts(db: Db, { fixtureId }: { fixtureId: string }): Promise<ConsolePost[]> {
  const rows = await selectPosts(db, fixtureId)
    .select([...postColumns, 'version'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_CONSOLE_POSTS)
    .execute();
  return rows.map((post) => toPost(post));
}

/** The number of the page of the commentary that has a post; null when the match has no such post. */
export async function findCommentaryPage(
  db: Db,
  { fixtureId, postId, isNewestFirst }: { fixtureId: string; postId: string; isNewestFirst: boolean },
): Promise<number | null> {
  const posts = selectPosts(db, fixtureId);
  const post = await posts.select('created_at').where('id', '=', postId).executeTakeFirst();
  if (!post) return null;
  const before = await posts
    .select(({ fn }) => fn.countAll().as('count'))
    .where((eb) =>
      eb.or([
        eb('created_at', isNewestFirst ? '>' : '<', post.created_at),
        eb.and([eb('created_at', '=', post.created_at), eb('id', isNewestFirst ? '>' : '<', postId)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Math.floor(Number(before.count) / COMMENTARY_PAGE_SIZE) + 1;
}
