import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import type { HomeLayout } from './home-layout.ts';

/** The input of every change of the layout. */
export interface LayoutChange {
  actor: Actor;
  /** The version of the draft that the change is based on. */
  version: number;
  now: number;
  newId: NewId;
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
