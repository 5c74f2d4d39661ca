import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { lockSearchNames, refuseTakenSpellings } from './refuse-taken-spellings.ts';
import { getSearchName } from './search-name.ts';
import { parseSearchName, type SearchNameInput } from './search-name-input.ts';

interface SearchNameChange {
  actor: Actor;
  id: string;
  input: SearchNameInput;
  /** The version that the change is based on. */
  version: number;
  now: number;
  newId: NewId;
}

/**
 * Changes a name and its other spellings. Searches use them at once. Nothing is written when nothing changes. For editors.
 * @throws Forbidden, NotFound, InvalidInput, Conflict 'searchName.conflict' when it has been changed since `version`.
 */
export async function updateSearchName(db: Db, change: SearchNameChange): Promise<void> {
  const { actor, id, input, version, now, newId } = change;
  requireRole(actor, 'editor');
  const { kind, name, others } = parseSearchName(input);
  await inTransaction(db, async (tx) => {
    await lockSearchNames(tx);
    const stored = await getSearchName(tx, { id });
    await refuseTakenSpellings(tx, { id, kind, name, others });
    const before = { kind: stored.kind, name: stored.name, others: stored.others.join('\n') };
    const after = { kind, name, others: others.join('\n') };
    if (before.kind === after.kind && before.name === after.name && before.others === after.others) return;
    if (stored.version !== version)
      throw new Conflict('searchName.conflict', 'Somebody has changed the name');
    await tx
      .updateTable('search_name')
      .set({ ...after, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await recordAudit(tx, {
      ...{ actor, action: 'searchName.update', subjectType: 'searchName', subjectId: id, now, newId },
      before,
      after,
    });
  });
}
