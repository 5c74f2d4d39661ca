import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { TypedFields } from '#platform/records/record.ts';
import { recordChange } from '#platform/records/rules/write-record.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { lockSearchNames, refuseTakenSpellings } from './refuse-taken-spellings.ts';
import { findSearchName } from './search-name.ts';
import { parseSearchName } from './search-name-input.ts';
import { searchNameRecord } from './search-name-record.ts';

/**
 * Adds a name with its other spellings. The form brings the new id, so that a form that is sent twice creates one row. For
 * editors.
 * @throws Forbidden, InvalidInput.
 */
export async function createSearchName(
  db: Db,
  change: { actor: Actor; id: string; input: TypedFields; now: number; newId: NewId },
): Promise<void> {
  const { actor, id, input, now, newId } = change;
  requireRole(actor, 'editor');
  const { kind, name, others } = parseSearchName(input);
  await inTransaction(db, async (tx) => {
    await lockSearchNames(tx);
    if (await findSearchName(tx, { id })) return;
    await refuseTakenSpellings(tx, { id, kind, name, others });
    const fields = { kind, name, others };
    await tx
      .insertInto('search_name')
      .values({ id, ...fields, others: others.join('\n'), version: 1 })
      .execute();
    await recordChange(tx, searchNameRecord, {
      ...{ id, actor, action: 'create', now, newId },
      before: null,
      after: { ...fields, version: 1 },
    });
  });
}
