import { recordAudit } from '#platform/audit/record-audit.ts';
import { listTableRows } from '#platform/db/list-table-rows.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { type Person, type PersonInput, parsePerson } from './person.ts';
import {
  countPersonalRows,
  type FoundKeys,
  findPersonKeys,
  formatPersonalRows,
  listPersonInBin,
  listStoredPersons,
  matchKeys,
  type PersonalDecisions,
} from './stored-persons.ts';

/** The change of a person's data by an admin, or by the operator's command without an actor. */
export interface PersonalDataChange {
  actor: Actor | null;
  input: PersonInput;
  decisions: PersonalDecisions;
  /** Epoch milliseconds. */
  now: number;
  newId: NewId;
}

/**
 * Everything that is stored of a person, as the parts of a JSON text: the rows by table, with the names of the database.
 * Secrets are left out. The audit log says that it was exported, not whose data. For admins.
 * @throws Forbidden, InvalidInput.
 */
export async function exportPersonalData(
  db: Db,
  { actor, input, decisions, now, newId }: PersonalDataChange,
): Promise<AsyncGenerator<string>> {
  if (actor) requireRole(actor, 'admin');
  const person = parsePerson(input);
  const keys = await findPersonKeys(db, { person, decisions });
  const rows = formatPersonalRows(await countPersonalRows(db, { keys, decisions }));
  await recordAudit(db, { actor, now, newId }, 'personalData.export', newId(), { after: { rows } });
  return writeJson(db, { person, keys, decisions, now });
}

interface Exported {
  person: Person;
  keys: FoundKeys;
  decisions: PersonalDecisions;
  now: number;
}

async function* writeJson(db: Db, { person, keys, decisions, now }: Exported): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(new Date(now).toISOString())},"person":${JSON.stringify(person)},"tables":{`;
  let isFirstTable = true;
  const inBin = Map.groupBy(await listPersonInBin(db, { keys, decisions }), ({ table }) => table);
  for (const [table, { by, hidden = [] }] of listStoredPersons(decisions)) {
    const where = matchKeys(db, by, keys);
    if (where === null) continue;
    let isFirstRow = true;
    for await (const batch of joinBatches(
      listTableRows(db, { table, where }),
      inBin.get(table)?.map(({ row }) => row),
    )) {
      const rows = batch.map((row) =>
        JSON.stringify(
          Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.includes(column))),
        ),
      );
      const start = isFirstRow ? `${isFirstTable ? '' : ','}\n${JSON.stringify(table)}:[\n` : ',\n';
      yield `${start}${rows.join(',\n')}`;
      isFirstRow = false;
    }
    if (isFirstRow) continue;
    yield ']';
    isFirstTable = false;
  }
  yield '}}\n';
}

type Row = Readonly<Record<string, unknown>>;

/** The stored rows, and those that wait in the bin as the last batch. */
async function* joinBatches(stored: AsyncIterable<readonly Row[]>, inBin?: readonly Row[]) {
  yield* stored;
  if (inBin) yield inBin;
}
