import type { Db } from '#db/schema.ts';
import type { HomeLayoutKind } from '#db/tables/front-page.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import type { NewId } from '#domain/new-id.ts';
import { addPinTitles } from './add-pin-titles.ts';
import { describeLayout } from './describe-layout.ts';
import { dropExpired, type HomeLayout, isSameLayout, listPins } from './home-layout.ts';
import { readPublishedLayout } from './read-published-layout.ts';

/**
 * Makes the layout the one in force, inside the transaction that holds the editing. Pins whose time is over are left out.
 * Returns its number in the history.
 */
export async function putOnFrontPage(
  tx: Db,
  the: {
    layout: HomeLayout;
    actor: Pick<Actor, 'id' | 'name'> | null;
    kind: HomeLayoutKind;
    now: number;
    newId: NewId;
  },
): Promise<number> {
  const { actor, kind, now, newId } = the;
  const before = await readPublishedLayout(tx);
  const layout = dropExpired(the.layout, now);
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
