import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockArticles, lockRowsForUpdate } from '#platform/db/lock-articles.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { getTag } from './get-tag.ts';

/**
 * Merges a tag into another: every article with `fromId` gets `intoId` at the same position. The old name remains as a
 * synonym, so its address redirects to the remaining tag. For editors. Returns how many articles changed.
 * @throws NotFound, Forbidden, InvalidInput 'tag.same'.
 */
export async function mergeTags(
  db: Db,
  input: { actor: Actor; fromId: string; intoId: string; now: number; newId: NewId },
): Promise<{ moved: number }> {
  const { actor, fromId, intoId, now, newId } = input;
  requireRole(actor, 'editor');
  if (fromId === intoId) throw new InvalidInput([{ field: 'intoId', code: 'tag.same' }]);
  return inTransaction(db, async (tx) => {
    await lockArticles(tx, { tagId: fromId });
    await lockRowsForUpdate(tx, 'tag', [fromId, intoId]);
    const from = await getTag(tx, { id: fromId });
    const into = await getTag(tx, { id: intoId });
    // Read again under the locks: an article may have got the tag before the tag was locked.
    const articles = await lockArticles(tx, { tagId: fromId });
    await tx
      .insertInto('article_tag')
      .columns(['article_id', 'tag_id', 'position'])
      .expression((eb) =>
        eb
          .selectFrom('article_tag as old')
          .select(['old.article_id', eb.val(intoId).as('tag_id'), 'old.position'])
          .where('old.tag_id', '=', fromId)
          .where('old.article_id', 'not in', (of) =>
            of.selectFrom('article_tag as both').select('both.article_id').where('both.tag_id', '=', intoId),
          ),
      )
      .execute();
    await tx.deleteFrom('article_tag').where('tag_id', '=', fromId).execute();
    await tx.updateTable('tag_redirect').set({ tag_id: intoId }).where('tag_id', '=', fromId).execute();
    await tx.updateTable('tag_synonym').set({ tag_id: intoId }).where('tag_id', '=', fromId).execute();
    await tx.deleteFrom('tag').where('id', '=', fromId).execute();
    await tx
      .insertInto('tag_synonym')
      .values({ folded: from.slug, tag_id: intoId, name: from.name, created_at: now })
      .execute();
    await recordAudit(tx, {
      ...{ actor, action: 'tag.merge', subjectType: 'tag', subjectId: fromId, now, newId },
      before: { name: from.name, slug: from.slug },
      after: { into: into.name, slug: into.slug, articles: articles.length },
    });
    return { moved: articles.length };
  });
}
