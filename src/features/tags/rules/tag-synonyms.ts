import { sql } from 'kysely';
import { slugify } from '#az/characters/slug.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import { getTag, listNamedTags } from './read-tags.ts';
import { tagLimits } from './tag-limits.ts';

/**
 * Gives a tag another name: articles get the tag when this name is typed, and its address redirects to the tag. A known
 * synonym of the tag gets the new spelling. For editors.
 * @throws NotFound, Forbidden, or InvalidInput for the field 'synonym'.
 */
export async function addTagSynonym(db: Db, input: Change & { tagId: string; name: string }): Promise<void> {
  const { actor, tagId, now, newId } = input;
  requireRole(actor, 'editor');
  const name = cleanLine(input.name);
  const folded = slugify(name);
  if (folded === '') throw refusal('synonym.required');
  if ([...name].length > tagLimits.characters) throw refusal('tag.tooLong');
  await inTransaction(db, async (tx) => {
    await lockTagNames(tx);
    const tag = await getTag(tx, { id: tagId });
    const named = (await listNamedTags(tx, [folded])).get(folded);
    if (named?.slug === folded) throw refusal(named.id === tagId ? 'synonym.own' : 'synonym.isTag');
    // An old address of another tag is taken as well: its articles were found under this name.
    if (named && named.id !== tagId) throw refusal('synonym.taken');
    await tx.deleteFrom('tag_redirect').where('slug', '=', folded).execute();
    await tx
      .insertInto('tag_synonym')
      .values({ folded, tag_id: tagId, name, created_at: now })
      .onConflict((conflict) => conflict.column('folded').doUpdateSet({ name }))
      .execute();
    await recordAudit(tx, { actor, now, newId }, 'tag.addSynonym', tagId, {
      after: { name: tag.name, synonym: name },
    });
  });
}

function refusal(code: ProblemCode): InvalidInput {
  return new InvalidInput([{ field: 'synonym', code }]);
}

/**
 * Prevents that tags are created, renamed, merged or deleted until the transaction ends. Call it before any other statement
 * of the transaction: waiting for this lock with another lock in hold could deadlock.
 */
async function lockTagNames(tx: Db): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`lock table tag in exclusive mode`.execute(tx);
}

/**
 * Removes a synonym of a tag. Its address no longer leads to the tag, and the name can become a tag of its own. For editors.
 * Nothing happens when it was removed already.
 * @throws NotFound, Forbidden.
 */
export async function removeTagSynonym(
  db: Db,
  input: Change & { tagId: string; folded: string },
): Promise<void> {
  const { actor, tagId, folded, now, newId } = input;
  requireRole(actor, 'editor');
  await inTransaction(db, async (tx) => {
    const tag = await getTag(tx, { id: tagId });
    const removed = await tx
      .deleteFrom('tag_synonym')
      .where('tag_id', '=', tagId)
      .where('folded', '=', folded)
      .returning('name')
      .executeTakeFirst();
    if (!removed) return;
    await recordAudit(tx, { actor, now, newId }, 'tag.removeSynonym', tagId, {
      before: { name: tag.name, synonym: removed.name },
    });
  });
}

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
