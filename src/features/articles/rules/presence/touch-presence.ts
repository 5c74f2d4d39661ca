import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { listPresence, type PresentEditor } from './list-presence.ts';

const KEY = /^[\w-]{1,64}$/;

/**
 * Records that an account has an article or the console of a match open in a tab, and returns who else has. The screen calls
 * it every few seconds. `isLeaving` removes the tab at once. `now` in epoch milliseconds.
 * @throws Forbidden, InvalidInput 'form.invalid'.
 */
export async function touchPresence(
  db: Db,
  input: { actor: Actor; subjectId: string; tabKey: string; isLeaving?: boolean; now: number },
): Promise<PresentEditor[]> {
  const { actor, subjectId, tabKey, isLeaving = false, now } = input;
  requireRole(actor, 'author');
  if (!KEY.test(subjectId) || !KEY.test(tabKey))
    throw new InvalidInput([{ field: 'form', code: 'form.invalid' }]);
  if (isLeaving) {
    await db
      .deleteFrom('article_presence')
      .where('article_id', '=', subjectId)
      .where('staff_id', '=', actor.id)
      .where('tab_key', '=', tabKey)
      .execute();
    return [];
  }
  await db
    .insertInto('article_presence')
    .values({
      ...{ article_id: subjectId, staff_id: actor.id, tab_key: tabKey },
      ...{ staff_name: actor.name, last_seen_at: now },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['article_id', 'staff_id', 'tab_key'])
        .doUpdateSet({ staff_name: actor.name, last_seen_at: now }),
    )
    .execute();
  return listPresence(db, { subjectId, now, except: { staffId: actor.id, tabKey } });
}
