import type { Db } from '#platform/db/schema.ts';
import type { Media } from '../media.ts';

/** All paths of an image, the current one first. Texts and revisions may contain an old path. */
export async function listMediaPaths(db: Db, media: Pick<Media, 'id' | 'path'>): Promise<string[]> {
  const aliases = await db
    .selectFrom('media_alias')
    .select('path')
    .where('media_id', '=', media.id)
    .orderBy('created_at')
    .execute();
  return [media.path, ...aliases.map(({ path }) => path)];
}

/** The URL of a path in the store, as articles contain it. */
export function toMediaUrl(path: string): string {
  return `/media/${path}`;
}
