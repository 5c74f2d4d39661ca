import type { Db } from '#platform/db/schema.ts';

/** A post of the commentary as the console shows it. */
export interface ConsolePost {
  id: string;
  minute: number | null;
  added: number | null;
  text: string;
  isKey: boolean;
  isPinned: boolean;
  authorName: string;
  /** Epoch ms. */
  createdAt: number;
  version: number;
}

const MAX_POSTS = 100;

/** The last posts of a match, newest first. */
export async function listConsolePosts(db: Db, { fixtureId }: { fixtureId: string }): Promise<ConsolePost[]> {
  const rows = await db
    .selectFrom('commentary_post')
    .select(['id', 'minute', 'added', 'text', 'is_key', 'is_pinned', 'version'])
    .select(['author_name as authorName', 'created_at as createdAt'])
    .where('fixture_id', '=', fixtureId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_POSTS)
    .execute();
  return rows.map(({ is_key, is_pinned, ...post }) => ({
    ...post,
    ...{ isKey: is_key === 1, isPinned: is_pinned === 1 },
  }));
}
