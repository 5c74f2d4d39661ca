import type { Db } from '#db/schema.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { Conflict } from '#domain/errors.ts';
import type { NewId } from '#domain/new-id.ts';
import type { HomeLayout } from './home-layout.ts';

/** What every change of the layout begins with. */
export interface LayoutChange {
  actor: Actor;
  /** The version of the editing that the change began from. */
  version: number;
  now: number;
  newId: NewId;
}

/**
 * Takes the editing for a change, with the draft as it is from now on. The row is held until the end of the transaction:
 * a second writer waits here and then finds a higher version. Returns the new version.
 * @throws Conflict 'layout.conflict' when somebody was quicker.
 */
export async function startLayoutChange(
  tx: Db,
  { actor, version, now, draft }: Omit<LayoutChange, 'newId'> & { draft: HomeLayout | null },
): Promise<number> {
  const next = await nextVersion(tx, { staffName: actor.name, now, draft });
  if (next !== version + 1) throw new Conflict('layout.conflict', 'Somebody else has changed the layout');
  return next;
}

/** Without a draft to write (undefined) the one there stays: the clock changes the page, not what an editor is at. */
export async function nextVersion(
  tx: Db,
  { staffName, now, draft }: { staffName: string | null; now: number; draft?: HomeLayout | null },
): Promise<number> {
  const written = { staff_name: staffName, updated_at: now };
  const drafted = draft === undefined ? {} : { draft: draft && JSON.stringify(draft) };
  const { version } = await tx
    .insertInto('home_draft')
    .values({ id: 1, version: 1, draft: null, ...written, ...drafted })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ version: eb('home_draft.version', '+', 1), ...written, ...drafted })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
