import { sql } from 'kysely';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';
import { listMediaPaths, mediaAddress } from './files/list-media-paths.ts';
import type { Media } from './media.ts';

/** An article that shows a picture: at its head, inside its text, or both. */
interface MediaUse {
  id: string;
  slug: string;
  title: string;
  status: ArticleStatus;
  isHead: boolean;
  isInText: boolean;
}

export interface MediaUses {
  /** The ones changed last, at most `limit`. */
  articles: MediaUse[];
  total: number;
  /** Deleted articles that can still be taken back, and typed words that nobody has saved yet. */
  unsettled: number;
  /** Whether readers can see one of them. */
  isPublic: boolean;
}

const PUBLIC: readonly ArticleStatus[] = ['published', 'archived'];

/** Where a picture is used: as an article's image and inside the text, also under addresses it had before. */
export function findMediaUses(
  db: Db,
  { media, limit = 20 }: { media: Pick<Media, 'id' | 'path'>; limit?: number },
): Promise<MediaUses> {
  return inTransaction(db, async (tx) => {
    const paths = await listMediaPaths(tx, media);
    const heads = await tx
      .selectFrom('article')
      .select('id')
      .where('image', 'in', paths.map(mediaAddress))
      .execute();
    const texts = await tx
      .selectFrom('article_media')
      .select('article_id as id')
      .where('path', 'in', paths)
      .execute();
    const headIds = new Set(heads.map(({ id }) => id));
    const textIds = new Set(texts.map(({ id }) => id));
    const ids = [...new Set([...headIds, ...textIds])];
    const unsettled = await countUnsettled(tx, paths);
    if (ids.length === 0) return { articles: [], total: 0, unsettled, isPublic: false };
    const rows = await tx
      .selectFrom('article')
      .select(['id', 'slug', 'title', 'status'])
      .where('id', 'in', ids.slice(0, MOST_LOOKED_AT))
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute();
    return {
      articles: rows
        .slice(0, limit)
        .map((row) => ({ ...row, isHead: headIds.has(row.id), isInText: textIds.has(row.id) })),
      total: ids.length,
      unsettled,
      isPublic: rows.some(({ status }) => PUBLIC.includes(status)),
    };
  });
}

/** A statement takes only so many values; a picture in more articles than this is public anyhow. */
const MOST_LOOKED_AT = 5000;

/** Both tables keep their rows for a month and stay small. */
async function countUnsettled(tx: Db, paths: readonly string[]): Promise<number> {
  const count = sql<number>`count(*)`.as('count');
  const mentions = (column: 'snapshot' | 'fields') =>
    sql<boolean>`(${sql.join(
      paths.map((path) => sql`${sql.ref(column)} like ${`%${mediaAddress(path)}%`}`),
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
