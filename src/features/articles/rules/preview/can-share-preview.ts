import type { Db } from '#platform/db/schema.ts';
import { type Actor, hasRole } from '#platform/sessions/actor.ts';
import { findUnsavedDraft } from '../drafts/find-unsaved-draft.ts';

/**
 * Whether an account may create a preview link, which works for everyone who has it: editors, the author, and accounts that
 * a colleague has mentioned in a note on the article. An article that is neither saved nor autosaved has nothing to
 * show, so its link is allowed.
 */
export async function canSharePreview(
  db: Db,
  { actor, articleId }: { actor: Pick<Actor, 'id' | 'role'>; articleId: string },
): Promise<boolean> {
  if (!hasRole(actor, 'author')) return false;
  if (hasRole(actor, 'editor')) return true;
  const article = await db
    .selectFrom('article')
    .select('created_by')
    .where('id', '=', articleId)
    .executeTakeFirst();
  if (!article) {
    const draft = await findUnsavedDraft(db, { articleId });
    return draft === null || draft.staffId === actor.id;
  }
  return article.created_by === actor.id || (await isMentioned(db, actor, articleId));
}

/** Ignores own notes, so that nobody can give themselves access. */
async function isMentioned(db: Db, actor: Pick<Actor, 'id'>, articleId: string): Promise<boolean> {
  const mention = await db
    .selectFrom('article_note')
    .innerJoin('note_mention', 'note_mention.note_id', 'article_note.id')
    .select('note_mention.id')
    .where('article_note.article_id', '=', articleId)
    .where('note_mention.staff_id', '=', actor.id)
    .where((eb) =>
      eb.or([eb('article_note.staff_id', 'is', null), eb('article_note.staff_id', '!=', actor.id)]),
    )
    .limit(1)
    .executeTakeFirst();
  return mention !== undefined;
}
