import type { Db } from '#platform/db/schema.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';
import { type PersonInput, parsePerson } from './person.ts';
import {
  countPersonalRows,
  findPersonKeys,
  type PersonalDecisions,
  type PersonalRows,
} from './stored-persons.ts';

/**
 * What is stored of a person, by table. Only the operator's command has no actor; everybody else must be an admin.
 * @throws Forbidden, InvalidInput.
 */
export async function findPersonalData(
  db: Db,
  { actor, decisions, ...input }: { actor: Actor | null; input: PersonInput; decisions: PersonalDecisions },
): Promise<PersonalRows[]> {
  if (actor) requireRole(actor, 'admin');
  const person = parsePerson(input.input);
  const keys = await findPersonKeys(db, { person, decisions });
  return countPersonalRows(db, { keys, decisions });
}
