import { sql } from 'kysely';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { createOnce } from '#platform/db/create-once.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { TypedFields } from '#platform/records/record.ts';
import { decideChange } from '#platform/records/rules/write-record.ts';
import { requireRole, type SubjectChange } from '#platform/sessions/actor.ts';
import { type EditableNameGroup, foldName } from './group-names.ts';
import { readNameGroups } from './list-names.ts';
import { getSearchName, type ParsedSearchName, parseSearchName } from './search-name-input.ts';
import { searchNameRecord } from './search-name-record.ts';

/**
 * Adds a name with its other spellings. The form brings the new id, so that a form that is sent twice creates one row. For
 * editors.
 * @throws Forbidden, InvalidInput.
 */
export async function createSearchName(
  db: Db,
  change: SubjectChange & { input: TypedFields },
): Promise<void> {
  const { actor, id, input, now, newId } = change;
  requireRole(actor, 'editor');
  const { kind, name, others } = parseSearchName(input);
  await createOnce(db, 'search_name', { id, name }, async (tx) => {
    await lockSearchNames(tx);
    await refuseTakenSpellings(tx, { id, kind, name, others });
    const fields = { kind, name, others };
    await tx
      .insertInto('search_name')
      .values({ id, ...fields, others: others.join('\n'), version: 1 })
      .execute();
    await recordAudit(tx, { actor, now, newId }, 'searchName.create', id, {
      after: { ...fields, version: 1 },
    });
  });
}

interface SearchNameChange extends SubjectChange {
  input: TypedFields;
  /** The version that the change is based on. */
  version: number;
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
    await recordAudit(tx, { actor, now, newId }, 'searchName.update', id, {
      before: { ...before, version },
      after: { ...after, version: version + 1 },
    });
  });
}

/**
 * Deletes a name and its other spellings. The teams, players and competitions of the match desk stay. For editors.
 * @throws Forbidden, NotFound.
 */
export async function deleteSearchName(db: Db, { actor, id, now, newId }: SubjectChange): Promise<void> {
  requireRole(actor, 'editor');
  await inTransaction(db, async (tx) => {
    await lockSearchNames(tx);
    const { kind, name, others, version } = await getSearchName(tx, { id });
    await tx.deleteFrom('search_name').where('id', '=', id).execute();
    await recordAudit(tx, { actor, now, newId }, 'searchName.delete', id, {
      before: { kind, name, others, version },
    });
  });
}

/** Prevents other changes of the list until the transaction ends. Call it before any other statement of the transaction. */
async function lockSearchNames(tx: Db): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`lock table search_name in share row exclusive mode`.execute(tx);
}

/**
 * Refuses a spelling that another name of the same kind has. The name of a team, a player or a competition of the match desk may
 * be used: the row then adds spellings to it, but not to two of them.
 * @throws InvalidInput 'searchName.taken'
 */
async function refuseTakenSpellings(
  tx: Db,
  { id, kind, name, others }: ParsedSearchName & { id: string },
): Promise<void> {
  const groups = (await readNameGroups(tx, { without: id })).filter((group) => group.kind === kind);
  const owners = new Map<string, EditableNameGroup>();
  for (const group of groups)
    for (const folded of group.names.map(foldName)) if (!owners.has(folded)) owners.set(folded, group);
  const found = [name, ...others].flatMap((spelling) => {
    const owner = owners.get(foldName(spelling));
    return owner ? [{ spelling, owner }] : [];
  });
  const taken = found.find(({ owner }) => owner !== found[0]?.owner || owner.searchNameIds.length > 0);
  if (!taken) return;
  const field = taken.spelling === name ? 'name' : 'others';
  throw new InvalidInput([
    { field, code: 'searchName.taken', detail: `${taken.spelling} – ${taken.owner.name}` },
  ]);
}
