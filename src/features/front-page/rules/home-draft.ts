import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { type Change, requireRole } from '#platform/sessions/actor.ts';
import {
  type HomeLayout,
  isSameLayout,
  parseStoredLayout,
  readPublishedLayout,
  removeExpiredPins,
  requireValidLayout,
} from './home-layout.ts';

/** The front-page layout as the editing screen needs it. */
export interface HomeDraft {
  /** Every change sends this version back, so that a conflict is found. */
  version: number;
  /** The draft, or the published layout when there is no draft. Without expired pins. */
  layout: HomeLayout;
  isDraft: boolean;
  /** The last change, epoch milliseconds. `by` is null when a scheduled layout was published. */
  lastChange: { by: string | null; at: number } | null;
}

/** Reads the draft or the published layout at `now` (epoch milliseconds). */
export async function getHomeDraft(db: Db, { now }: { now: number }): Promise<HomeDraft> {
  const [row, published] = await Promise.all([
    db.selectFrom('home_draft').selectAll().where('id', '=', 1).executeTakeFirst(),
    readPublishedLayout(db),
  ]);
  const draft = row?.draft ? parseStoredLayout(row.draft) : null;
  return {
    version: row?.version ?? 0,
    layout: removeExpiredPins(draft ?? published, now),
    isDraft: draft !== null,
    lastChange: row ? { by: row.staff_name, at: row.updated_at } : null,
  };
}

/**
 * Saves the draft of the front-page layout. It is not recorded in the audit log, because readers do not see it. A draft
 * that equals the published layout is deleted. Returns the new version of the draft. For editors.
 * @throws Forbidden, InvalidInput 'layout.twice' 'layout.untilPast', Conflict 'layout.conflict'.
 */
export async function saveHomeDraft(
  db: Db,
  { layout, ...change }: Omit<LayoutChange, 'newId'> & { layout: HomeLayout },
): Promise<{ version: number }> {
  requireRole(change.actor, 'editor');
  requireValidLayout(layout, change);
  return inTransaction(db, async (tx) => {
    const published = removeExpiredPins(await readPublishedLayout(tx), change.now);
    const draft = isSameLayout(layout, published) ? null : layout;
    return { version: await startLayoutChange(tx, { ...change, draft }) };
  });
}

/** The input of every change of the layout. */
export interface LayoutChange extends Change {
  /** The version of the draft that the change is based on. */
  version: number;
}

/**
 * Begins a change of the layout and stores the new draft. It locks the row until the end of the transaction: a second
 * writer waits here and then finds a higher version. Returns the new version.
 * @throws Conflict 'layout.conflict' when the layout was changed since `version`.
 */
export async function startLayoutChange(
  tx: Db,
  { actor, version, now, draft }: Omit<LayoutChange, 'newId'> & { draft: HomeLayout | null },
): Promise<number> {
  const next = await incrementLayoutVersion(tx, { staffName: actor.name, now, draft });
  if (next !== version + 1) throw new Conflict('layout.conflict', 'Somebody else has changed the layout');
  return next;
}

/** Increments the version and locks its row. With `draft` undefined the stored draft stays. Returns the new version. */
export async function incrementLayoutVersion(
  tx: Db,
  { staffName, now, draft }: { staffName: string | null; now: number; draft?: HomeLayout | null },
): Promise<number> {
  const change = { staff_name: staffName, updated_at: now };
  const draftChange = draft === undefined ? {} : { draft: draft && JSON.stringify(draft) };
  const { version } = await tx
    .insertInto('home_draft')
    .values({ id: 1, version: 1, draft: null, ...change, ...draftChange })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ version: eb('home_draft.version', '+', 1), ...change, ...draftChange })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
