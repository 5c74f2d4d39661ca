import { recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import type { HomeLayoutKind } from '../tables.ts';
import { addPinTitles } from './add-pin-titles.ts';
import { describeLayout } from './describe-layout.ts';
import { type HomeLayout, isSameLayout, listPins, removeExpiredPins } from './home-layout.ts';
import { readPublishedLayout } from './read-published-layout.ts';

/**
 * Replaces the published layout and records it in the audit log. Call it in a transaction that has locked the layout with
 * `startLayoutChange` or `incrementLayoutVersion`. Expired pins are left out. Returns the number of the layout in the history.
 */
export async function applyHomeLayout(
  tx: Db,
  input: {
    layout: HomeLayout;
    actor: Pick<Actor, 'id' | 'name'> | null;
    kind: HomeLayoutKind;
    now: number;
    newId: NewId;
  },
): Promise<number> {
  const { actor, kind, now, newId } = input;
  const before = await readPublishedLayout(tx);
  const layout = removeExpiredPins(input.layout, now);
  if (!isSameLayout(before, layout)) {
    await tx.deleteFrom('home_pin').execute();
    const pins = listPins(layout).map(({ slot, articleId, until, twice }) => ({
      slot,
      article_id: articleId,
      expires_at: until,
      allow_duplicate: twice ? (1 as const) : (0 as const),
    }));
    if (pins.length > 0) await tx.insertInto('home_pin').values(pins).execute();
  }
  await recordAudit(tx, {
    ...{ actor, action: `layout.${kind}`, subjectType: 'layout', subjectId: 'home', now, newId },
    before: { layout: describeLayout(await addPinTitles(tx, before)) },
    after: { layout: describeLayout(layout) },
  });
  const last = await tx
    .selectFrom('home_layout')
    .select('number')
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.number ?? 0) + 1;
}
