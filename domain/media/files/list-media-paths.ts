import type { Db } from '#db/schema.ts';
import type { Media } from '../media.ts';

/** Every path a picture has had, today's first: texts and revisions may still name an older one. */
export async function listMediaPaths(db: Db, media: Pick<Media, 'id' | 'path'>): Promise<string[]> {
  const aliases = await db
    .selectFrom('media_alias')
    .select('path')
    .where('media_id', '=', media.id)
    .orderBy('created_at')
    .execute();
  return [media.path, ...aliases.map(({ path }) => path)];
}

/** The address of a path in the store, as articles name it. */
export function mediaAddress(path: string): string {
  return `/media/${path}`;
}
