import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { type Actor, type Change, requireRole } from '#platform/sessions/actor.ts';
import type { HomeLayoutKind } from '../tables.ts';
import { type LayoutChange, startLayoutChange } from './home-draft.ts';
import {
  describeLayout,
  getHomeLayout,
  type HomeLayout,
  isSameLayout,
  listPins,
  readPublishedLayout,
  removeExpiredPins,
  requireValidLayout,
} from './home-layout.ts';
import { addPinTitles } from './pinned-articles.ts';

/**
 * Publishes a front-page layout now and deletes the draft. For editors.
 * @throws Forbidden, InvalidInput 'layout.twice' 'layout.untilPast', Conflict 'layout.conflict'.
 */
export async function publishHomeLayout(
  db: Db,
  { layout, kind = 'publish', ...change }: LayoutChange & { layout: HomeLayout; kind?: 'publish' | 'revert' },
): Promise<void> {
  requireRole(change.actor, 'editor');
  requireValidLayout(layout, change);
  const { actor, now, newId } = change;
  await inTransaction(db, async (tx) => {
    await startLayoutChange(tx, { ...change, draft: null });
    const layoutWithTitles = await addPinTitles(tx, layout);
    const number = await applyHomeLayout(tx, { layout: layoutWithTitles, actor, kind, now, newId });
    await tx
      .insertInto('home_layout')
      .values({
        id: newId(),
        status: 'published',
        kind,
        pins: JSON.stringify(layoutWithTitles),
        number,
        scheduled_at: null,
        published_at: now,
        cancelled_at: null,
        cancelled_by: null,
        created_at: now,
        staff_id: actor.id,
        staff_name: actor.name,
      })
      .execute();
  });
}

/**
 * Replaces the published layout and records it in the audit log. Call it in a transaction that has locked the layout with
 * `startLayoutChange` or `incrementLayoutVersion`. Expired pins are left out. Returns the number of the layout in the history.
 */
export async function applyHomeLayout(
  tx: Db,
  {
    kind,
    ...input
  }: Omit<Change, 'actor'> & {
    layout: HomeLayout;
    actor: Pick<Actor, 'id' | 'name'> | null;
    kind: HomeLayoutKind;
  },
): Promise<number> {
  const before = await readPublishedLayout(tx);
  const layout = removeExpiredPins(input.layout, input.now);
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
  await recordAudit(tx, input, `layout.${kind}`, 'home', {
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

/**
 * Publishes a layout of the history again, without its expired pins. For editors.
 * @throws Forbidden, NotFound, Conflict 'layout.conflict'.
 */
export async function revertHomeLayout(
  db: Db,
  { id, ...change }: LayoutChange & { id: string },
): Promise<void> {
  requireRole(change.actor, 'editor');
  const { layout } = await getHomeLayout(db, { id });
  await publishHomeLayout(db, { ...change, layout: removeExpiredPins(layout, change.now), kind: 'revert' });
}
