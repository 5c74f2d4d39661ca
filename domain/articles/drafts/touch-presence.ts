import type { Db } from '#db/schema.ts';
import { type Actor, requireRole } from '#domain/accounts/actor.ts';
import { InvalidInput } from '#domain/errors.ts';
import { listPresence, type PresentEditor } from './list-presence.ts';

const KEY = /^[\w-]{1,64}$/;

/**
 * Records that an account has an article open in a tab, and returns who else has. The form calls it every few seconds.
 * `isLeaving` removes the tab at once. `now` in epoch milliseconds.
 * @throws Forbidden, InvalidInput 'form.invalid'.
 */
export async function touchPresence(
  db: Db,
  input: { actor: Actor; articleId: string; tabKey: string; isLeaving?: boolean; now: number },
): Promise<PresentEditor[]> {
  const { actor, articleId, tabKey, isLeaving = false, now } = input;
  requireRole(actor, 'author');
  if (!KEY.test(articleId) || !KEY.test(tabKey))
    throw new InvalidInput([{ field: 'form', code: 'form.invalid' }]);
  if (isLeaving) {
    await db
      .deleteFrom('article_presence')
      .where('article_id', '=', articleId)
      .where('staff_id', '=', actor.id)
      .where('tab_key', '=', tabKey)
      .execute();
    return [];
  }
  await db
    .insertInto('article_presence')
    .values({
      ...{ article_id: articleId, staff_id: actor.id, tab_key: tabKey },
      ...{ staff_name: actor.name, last_seen_at: now },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['article_id', 'staff_id', 'tab_key'])
        .doUpdateSet({ staff_name: actor.name, last_seen_at: now }),
    )
    .execute();
  return listPresence(db, { articleId, now, except: { staffId: actor.id, tabKey } });
}
