import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { TypedFields } from '#platform/records/record.ts';
import { decideChange, recordChange } from '#platform/records/rules/write-record.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { lockSearchNames, refuseTakenSpellings } from './refuse-taken-spellings.ts';
import { getSearchName } from './search-name.ts';
import { parseSearchName } from './search-name-input.ts';
import { searchNameRecord } from './search-name-record.ts';

interface SearchNameChange {
  actor: Actor;
  id: string;
  input: TypedFields;
  /** The version that the change is based on. */
  version: number;
  now: number;
  newId: NewId;
}

/**
 * Changes a name and its other spellings. Searches use them at once. Nothing is written when nothing changes. For editors.
 * @throws Forbidden, NotFound, InvalidInput, Conflict 'record.conflict' when it has been changed since `version`.
 */
export async function updateSearchName(db: Db, change: SearchNameChange): Promise<void> {
  const { actor, id, input, version, now, newId } = change;
  requireRole(actor, 'editor');
  const { kind, name, others } = parseSearchName(input);
  await inTransaction(db, async (tx) => {
    await lockSearchNames(tx);
    const stored = await getSearchName(tx, { id });
    await refuseTakenSpellings(tx, { id, kind, name, others });
    const before = { kind: stored.kind, name: stored.name, others: stored.others };
    const after = { kind, name, others };
    if (!decideChange(searchNameRecord, { before, after, version, current: stored.version })) return;
    await tx
      .updateTable('search_name')
      .set({ kind, name, others: others.join('\n'), version: version + 1 })
      .where('id', '=', id)
      .execute();
    await recordChange(tx, searchNameRecord, {
      ...{ id, actor, action: 'update', now, newId },
      before: { ...before, version },
      after: { ...after, version: version + 1 },
    });
  });
}
