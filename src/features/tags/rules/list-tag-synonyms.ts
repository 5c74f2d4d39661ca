import type { Db } from '#platform/db/schema.ts';

export interface TagSynonym {
  folded: string;
  name: string;
}

/** The synonyms of a tag, the oldest first. */
export function listTagSynonyms(db: Db, { tagId }: { tagId: string }): Promise<TagSynonym[]> {
  return db
    .selectFrom('tag_synonym')
    .select(['folded', 'name'])
    .where('tag_id', '=', tagId)
    .orderBy('created_at')
    .orderBy('folded')
    .execute();
}
