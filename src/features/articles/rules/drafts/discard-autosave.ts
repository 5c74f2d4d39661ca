import type { Db } from '#platform/db/schema.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

/**
 * Discards the autosave of a tab up to `sequence`. The row stays without fields, so that a late autosave does not store old
 * text again. Without `tabKey`: all tabs of the account for this article.
 */
export async function discardAutosave(
  db: Db,
  input: { actor: Actor; articleId: string; tabKey?: string; sequence?: number; now: number },
): Promise<void> {
  const { actor, articleId, tabKey, sequence = 0, now } = input;
  requireRole(actor, 'author');
  if (tabKey === undefined) {
    await db
      .updateTable('article_autosave')
      .set({ fields: null, saved_at: now })
      .where('article_id', '=', articleId)
      .where('staff_id', '=', actor.id)
      .execute();
    return;
  }
  await db
    .insertInto('article_autosave')
    .values({
      ...{ article_id: articleId, staff_id: actor.id, tab_key: tabKey, sequence },
      ...{ base_version: null, fields: null, saved_at: now },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['article_id', 'staff_id', 'tab_key'])
        .doUpdateSet((eb) => ({
          sequence: eb.ref('excluded.sequence'),
          fields: null,
          saved_at: eb.ref('excluded.saved_at'),
        }))
        // A newer autosave stays: it was typed after the save began.
        .where('article_autosave.sequence', '<=', sequence),
    )
    .execute();
}
