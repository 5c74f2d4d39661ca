import { sql } from 'kysely';
import { listFilterWords } from '#az/filter-words.ts';
import { containsWord } from '#platform/db/query-conditions.ts';
import type { Db } from '#platform/db/schema.ts';
import { formatPageCursor, momentValue, parsePageCursor, toKeysetPage } from '#platform/http/page-cursor.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { type Media, parseMediaRow } from './media.ts';

export interface MediaQuery {
  actor: Actor;
  /** Words of the name, alt text, credit or caption, in any spelling and with any ending. All must match. */
  search?: string;
  /** Only images that no article shows. */
  isUnused?: boolean;
  /** Only images that `actor` uploaded. */
  isMine?: boolean;
  /** `next` of the page before. */
  after?: string | null;
  limit?: number;
}

export interface MediaList {
  pictures: Media[];
  /** The cursor of the next page; null on the last page. */
  next: string | null;
}

/**
 * A page of the media library, newest first. For staff.
 * @throws Forbidden.
 */
export async function listMedia(db: Db, query: MediaQuery): Promise<MediaList> {
  const { actor, search = '', limit = 48 } = query;
  requireRole(actor, 'author');
  let rows = db.selectFrom('media').selectAll('media');
  for (const word of listFilterWords(search)) rows = rows.where(containsWord('search_text', word));
  if (query.isMine) rows = rows.where('created_by', '=', actor.id);
  if (query.isUnused) rows = rows.where((eb) => eb.not(isUsed));
  const cursor = parsePageCursor(query.after ?? null, momentValue);
  if (cursor)
    rows = rows.where((eb) =>
      eb.or([
        eb('media.created_at', '<', cursor.value),
        eb.and([eb('media.created_at', '=', cursor.value), eb('media.id', '<', cursor.id)]),
      ]),
    );
  const found = await rows
    .orderBy('media.created_at', 'desc')
    .orderBy('media.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { items, next } = toKeysetPage(found, limit, (row) => ({ value: row.created_at, id: row.id }));
  return { pictures: items.map(parseMediaRow), next: next && formatPageCursor(next) };
}

/** The same condition as in `findMediaUses`, for a list. */
const isUsed = sql<boolean>`(
  exists (select 1 from article where article.image = media.url)
  or exists (select 1 from article_media where article_media.path = media.path)
  or exists (
    select 1 from media_alias where media_alias.media_id = media.id and (
      exists (select 1 from article where article.image = '/media/' || media_alias.path)
      or exists (select 1 from article_media where article_media.path = media_alias.path)
    )
  )
)`;
