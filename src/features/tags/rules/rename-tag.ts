import { slugify } from '#az/characters/slug.ts';
import { sortKey } from '#az/characters/sort-key.ts';
import { isUniqueViolation } from '#platform/db/constraint-errors.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockRowsForUpdate } from '#platform/db/lock-articles.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { parseTyped } from '#platform/records/record.ts';
import { lockRecordRow } from '#platform/records/rules/read-records.ts';
import { decideChange, recordChange, refuseProblems } from '#platform/records/rules/write-record.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { getTag } from './get-tag.ts';
import { tagRecord } from './tag-record.ts';

/**
 * Changes the name of a tag and the address made from it. The old address redirects to the new one. For editors.
 * @throws NotFound, Forbidden, InvalidInput, Conflict 'tag.exists' when another tag has the name (the two can be merged), or
 * 'record.conflict' when it has been renamed since `version`.
 */
export async function renameTag(
  db: Db,
  input: {
    actor: Actor;
    id: string;
    name: string;
    /** The version that the change is based on. */
    version: number;
    now: number;
    newId: NewId;
  },
): Promise<{ slug: string }> {
  const { actor, id, version, now, newId } = input;
  requireRole(actor, 'editor');
  const { values, problems } = parseTyped(tagRecord, { name: input.name });
  refuseProblems(problems);
  const { name } = values;
  const slug = slugify(name);
  if (slug === '') throw new InvalidInput([{ field: 'name', code: 'tag.nameRequired' }]);
  return inTransaction(db, async (tx) => {
    await lockRowsForUpdate(tx, 'tag', [id]);
    const { version: current } = await lockRecordRow(tx, tagRecord, id);
    const before = await getTag(tx, { id });
    const old = { name: before.name, slug: before.slug };
    if (!decideChange(tagRecord, { before: old, after: { name, slug }, version, current })) return { slug };
    await removeOwnSynonym(tx, { id, slug });
    await tx
      .updateTable('tag')
      .set({ name, slug, sort_key: sortKey(name), version: version + 1 })
      .where('id', '=', id)
      .execute()
      .catch((error) => {
        throw isUniqueViolation(error) ? new Conflict('tag.exists', 'A tag with this name exists') : error;
      });
    if (slug !== before.slug) {
      await tx.deleteFrom('tag_redirect').where('slug', '=', slug).execute();
      await tx
        .insertInto('tag_redirect')
        .values({ slug: before.slug, tag_id: id, created_at: now })
        .onConflict((conflict) => conflict.column('slug').doUpdateSet({ tag_id: id }))
        .execute();
    }
    await recordChange(tx, tagRecord, {
      ...{ id, actor, action: 'rename', now, newId },
      before: { ...old, version },
      after: { name, slug, version: version + 1 },
    });
    return { slug };
  });
}

/** A synonym that becomes the name. @throws InvalidInput 'synonym.taken' for a synonym of another tag. */
async function removeOwnSynonym(tx: Db, { id, slug }: { id: string; slug: string }): Promise<void> {
  const synonym = await tx
    .deleteFrom('tag_synonym')
    .where('folded', '=', slug)
    .returning('tag_id')
    .executeTakeFirst();
  if (synonym && synonym.tag_id !== id) throw new InvalidInput([{ field: 'name', code: 'synonym.taken' }]);
}
