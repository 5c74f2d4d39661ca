import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

/** How long an account counts as present after its last report. */
export const PRESENT_MS = 20_000;

/** An account that has an article or the console of a match open. */
export interface PresentEditor {
  staffId: string;
  name: string;
  /** Epoch milliseconds. */
  seenAt: number;
  /** Whether it is the requesting account, in another tab or on another device. */
  isSelf: boolean;
}

/** The accounts that have an article or a match open now, each once. `except` is the requesting tab. */
export async function listPresence(
  db: Db,
  input: { subjectId: string; now: number; except?: { staffId: string; tabKey: string } },
): Promise<PresentEditor[]> {
  const { subjectId, now, except } = input;
  const rows = await db
    .selectFrom('article_presence')
    .select(['staff_id', 'staff_name', 'tab_key', 'last_seen_at'])
    .where('article_id', '=', subjectId)
    .where('last_seen_at', '>', now - PRESENT_MS)
    .orderBy('last_seen_at', 'desc')
    .execute();
  const present = new Map<string, PresentEditor>();
  for (const row of rows) {
    const isAsking = row.staff_id === except?.staffId && row.tab_key === except.tabKey;
    if (isAsking || present.has(row.staff_id)) continue;
    const isSelf = row.staff_id === except?.staffId;
    present.set(row.staff_id, {
      staffId: row.staff_id,
      name: row.staff_name,
      seenAt: row.last_seen_at,
      isSelf,
    });
  }
  return [...present.values()];
}

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
  requireRole(actor, 'desk');
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
      article_id: subjectId,
      staff_id: actor.id,
      tab_key: tabKey,
      staff_name: actor.name,
      last_seen_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['article_id', 'staff_id', 'tab_key'])
        .doUpdateSet({ staff_name: actor.name, last_seen_at: now }),
    )
    .execute();
  return listPresence(db, { subjectId, now, except: { staffId: actor.id, tabKey } });
}
