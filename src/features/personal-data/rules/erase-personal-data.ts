import { sql } from 'kysely';
import { deleteRowsInBin } from '#features/articles/rules/deleted/rows-in-bin.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict } from '#platform/errors.ts';
import { ERASED_HOST, type StoredPerson } from '#platform/features/personal-decision.ts';
import { requireRole } from '#platform/sessions/actor.ts';
import type { PersonalDataChange } from './export-personal-data.ts';
import { parsePerson } from './person.ts';
import {
  countPersonalRows,
  type FoundKeys,
  findPersonKeys,
  formatPersonalRows,
  hasKey,
  listStoredPersons,
  matchKeys,
  type PersonalDecisions,
  type PersonalRows,
} from './stored-persons.ts';

/**
 * Erases what is stored of a person, as the tables declare it, in one transaction. The audit log has the kinds and numbers
 * of rows, not whose they were. An account must be disabled before, so that the last admin and the owner stay. For admins.
 * @throws Forbidden, InvalidInput, Conflict 'personalData.none' or 'personalData.activeStaff'.
 */
export async function erasePersonalData(
  db: Db,
  { actor, input, decisions, now, newId }: PersonalDataChange,
): Promise<PersonalRows[]> {
  if (actor) requireRole(actor, 'admin');
  const person = parsePerson(input);
  return inTransaction(db, async (tx) => {
    const keys = await findPersonKeys(tx, { person, decisions });
    await requireNoOpenAccount(tx, keys);
    const found = await countPersonalRows(tx, { keys, decisions });
    if (found.length === 0) throw new Conflict('personalData.none', 'Nothing is stored of this person');
    for (const [table, stored] of listStoredPersons(decisions)) await eraseRows(tx, table, stored, keys);
    await eraseInBin(tx, keys, decisions);
    const after = { rows: formatPersonalRows(found) };
    await recordAudit(tx, { actor, now, newId }, 'personalData.erase', newId(), { after });
    return found;
  });
}

/**
 * What an erasure would erase.
 * @throws Forbidden, InvalidInput, Conflict 'personalData.activeStaff' when it would be refused.
 */
export async function findErasableData(
  db: Db,
  { actor, input, decisions }: PersonalDataChange,
): Promise<PersonalRows[]> {
  if (actor) requireRole(actor, 'admin');
  const keys = await findPersonKeys(db, { person: parsePerson(input), decisions });
  await requireNoOpenAccount(db, keys);
  return countPersonalRows(db, { keys, decisions });
}

async function requireNoOpenAccount(tx: Db, keys: FoundKeys): Promise<void> {
  const ids = [...(keys.get('staff') ?? [])];
  if (ids.length === 0) return;
  const open = await tx
    .selectFrom('staff')
    .select('id')
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('banned', 'is', null), eb('banned', '=', 0)]))
    .executeTakeFirst();
  if (open) throw new Conflict('personalData.activeStaff', 'The account has to be disabled first');
}

async function eraseRows(
  tx: Db,
  table: string,
  { by, erasedWith = {}, erase }: StoredPerson,
  keys: FoundKeys,
): Promise<void> {
  const where = matchKeys(tx, { ...by, ...erasedWith }, keys);
  if (where === null || erase === 'keep') return;
  if (erase === 'delete') {
    await sql`delete from ${sql.table(table)} where ${where}`.execute(tx);
    return;
  }
  const values = Object.entries(erase.set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const placeholder =
    erase.placeholder === null
      ? []
      : [sql`${sql.ref(erase.placeholder)} = ${sql.ref('id')} || ${sql.lit(`@${ERASED_HOST}`)}`];
  await sql`update ${sql.table(table)} set ${sql.join([...values, ...placeholder])} where ${where}`.execute(
    tx,
  );
}

/** Comments of deleted articles must not come back when an article is restored. */
async function eraseInBin(tx: Db, keys: FoundKeys, decisions: PersonalDecisions): Promise<void> {
  if (!keys.has('comment')) return;
  const stored = new Map(listStoredPersons(decisions));
  await deleteRowsInBin(tx, ({ table, row }) => {
    const decision = stored.get(table);
    return decision?.erase === 'delete' && hasKey(row, { ...decision.by, ...decision.erasedWith }, keys);
  });
}
