import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { lockSearchNames, refuseTakenSpellings } from './refuse-taken-spellings.ts';
import { findSearchName } from './search-name.ts';
import { parseSearchName, type SearchNameInput } from './search-name-input.ts';

/**
 * Adds a name with its other spellings. The form brings the new id, so that a form that is sent twice creates one row. For
 * editors.
 * @throws Forbidden, InvalidInput.
 */
export async function createSearchName(
  db: Db,
  change: { actor: Actor; id: string; input: SearchNameInput; now: number; newId: NewId },
): Promise<void> {
  const { actor, id, input, now, newId } = change;
  requireRole(actor, 'editor');
  const { kind, name, others } = parseSearchName(input);
  await inTransaction(db, async (tx) => {
    await lockSearchNames(tx);
    if (await findSearchName(tx, { id })) return;
    await refuseTakenSpellings(tx, { id, kind, name, others });
    const fields = { kind, name, others: others.join('\n') };
    await tx
      .insertInto('search_name')
      .values({ id, ...fields, version: 1 })
      .execute();
    await recordAudit(tx, {
      ...{ actor, action: 'searchName.create', subjectType: 'searchName', subjectId: id, now, newId },
      before: null,
      after: fields,
    });
  });
}
