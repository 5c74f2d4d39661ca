import { sql } from 'kysely';
import type { ArticleStatus } from '#features/articles/tables.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { containsText } from '#platform/db/query-conditions.ts';
import type { Db } from '#platform/db/schema.ts';
import type { FileStore, StoredFileInfo } from '#platform/files/file-store.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { listMediaPaths, toMediaUrl } from './files/media-paths.ts';
import { getMedia, type Media } from './media.ts';

/** An article that shows an image: as its main image, in its text, or both. */
interface MediaUse {
  id: string;
  slug: string;
  title: string;
  status: ArticleStatus;
  isHead: boolean;
  isInText: boolean;
}

export interface MediaUses {
  /** The last changed articles, at most `limit`. */
  articles: MediaUse[];
  total: number;
  /** The number of deleted articles that can be restored, plus autosaves. */
  unsavedOrDeleted: number;
  /** Whether readers can open one of the articles. */
  isPublic: boolean;
}

const PUBLIC_STATUSES: readonly ArticleStatus[] = ['published', 'archived'];

/** Finds the articles that show an image, also by its old URLs. */
export function findMediaUses(
  db: Db,
  { media, limit = 20 }: { media: Pick<Media, 'id' | 'path'>; limit?: number },
): Promise<MediaUses> {
  return inTransaction(db, async (tx) => {
    const paths = await listMediaPaths(tx, media);
    const heads = await tx
      .selectFrom('article')
      .select('id')
      .where('image', 'in', paths.map(toMediaUrl))
      .execute();
    const texts = await tx
      .selectFrom('article_media')
      .select('article_id as id')
      .where('path', 'in', paths)
      .execute();
    const headIds = new Set(heads.map(({ id }) => id));
    const textIds = new Set(texts.map(({ id }) => id));
    const ids = [...new Set([...headIds, ...textIds])];
    const unsavedOrDeleted = await countUnsavedOrDeleted(tx, paths);
    if (ids.length === 0) return { articles: [], total: 0, unsavedOrDeleted, isPublic: false };
    const rows = await tx
      .selectFrom('article')
      .select(['id', 'slug', 'title', 'status'])
      .where('id', 'in', ids.slice(0, MAX_ARTICLES))
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute();
    return {
      articles: rows
        .slice(0, limit)
        .map((row) => ({ ...row, isHead: headIds.has(row.id), isInText: textIds.has(row.id) })),
      total: ids.length,
      unsavedOrDeleted,
      isPublic: rows.some(({ status }) => PUBLIC_STATUSES.includes(status)),
    };
  });
}

/** The number of values in a statement is limited. An image in more articles is public in any case. */
const MAX_ARTICLES = 5000;

/** Both tables keep their rows for a month, so they are small. */
async function countUnsavedOrDeleted(tx: Db, paths: readonly string[]): Promise<number> {
  const count = sql<number>`count(*)`.as('count');
  const mentions = (column: 'snapshot' | 'fields') =>
    sql<boolean>`(${sql.join(
      paths.map((path) => containsText(column, toMediaUrl(path))),
      sql` or `,
    )})`;
  const deleted = await tx
    .selectFrom('deleted_article')
    .select(count)
    .where(mentions('snapshot'))
    .executeTakeFirstOrThrow();
  const typed = await tx
    .selectFrom('article_autosave')
    .select(count)
    .where(mentions('fields'))
    .executeTakeFirstOrThrow();
  return Number(deleted.count) + Number(typed.count);
}

interface MediaDetails {
  media: Media;
  uses: MediaUses;
  /** Null when the file is missing in the store. */
  file: StoredFileInfo | null;
  /** The name of the uploader; null when the account is deleted or the program created the image. */
  uploader: string | null;
}

/**
 * An image with its uses, its file and its uploader. For staff.
 * @throws Forbidden, NotFound.
 */
export async function getMediaDetails(
  db: Db,
  store: FileStore,
  { actor, id }: { actor: Actor; id: string },
): Promise<MediaDetails> {
  requireRole(actor, 'author');
  const media = await getMedia(db, { id });
  const uses = await findMediaUses(db, { media });
  const file = await store.findInfo(media.path);
  const uploader = media.createdBy
    ? await db.selectFrom('staff').select('name').where('id', '=', media.createdBy).executeTakeFirst()
    : undefined;
  return { media, uses, file, uploader: uploader?.name ?? null };
}
