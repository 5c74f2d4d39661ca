import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { recordChange } from '#platform/records/rules/write-record.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { lockSearchNames } from './refuse-taken-spellings.ts';
import { getSearchName } from './search-name.ts';
import { searchNameRecord } from './search-name-record.ts';

/**
 * Deletes a name and its other spellings. The teams, players and competitions of the match desk stay. For editors.
 * @throws Forbidden, NotFound.
 */
export async function deleteSearchName(
  db: Db,
  { actor, id, now, newId }: { actor: Actor; id: string; now: number; newId: NewId },
): Promise<void> {
  requireRole(actor, 'editor');
  await inTransaction(db, async (tx) => {
    await lockSearchNames(tx);
    const { kind, name, others, version } = await getSearchName(tx, { id });
    await tx.deleteFrom('search_name').where('id', '=', id).execute();
    await recordChange(tx, searchNameRecord, {
      ...{ id, actor, action: 'delete', now, newId },
      before: { kind, name, others, version },
      after: null,
    });
  });
}
