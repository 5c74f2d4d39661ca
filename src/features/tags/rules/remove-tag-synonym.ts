import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { getTag } from './get-tag.ts';

/**
 * Removes a synonym of a tag. Its address no longer leads to the tag, and the name can become a tag of its own. For editors.
 * Nothing happens when it was removed already.
 * @throws NotFound, Forbidden.
 */
export async function removeTagSynonym(
  db: Db,
  input: { actor: Actor; tagId: string; folded: string; now: number; newId: NewId },
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
    await recordAudit(tx, {
      ...{ actor, action: 'tag.removeSynonym', subjectType: 'tag', subjectId: tagId, now, newId },
      before: { name: tag.name, synonym: removed.name },
      after: null,
    });
  });
}
