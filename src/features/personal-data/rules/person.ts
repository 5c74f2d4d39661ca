import { InvalidInput, type Problem } from '#platform/errors.ts';
import type { PersonKey } from '#platform/features/personal-decision.ts';
import { parseEmail } from '#platform/mail/email-address.ts';

/** What a person is known by: `email`, `comment` and `pushEndpoint` are what they can tell. */
export type Person = Partial<Record<PersonKey, string>>;

/** What somebody has typed to find a person. Empty for what is not known. */
export interface PersonInput {
  email: string;
  /** The id of one of their comments, or an address with it. */
  comment: string;
  pushEndpoint: string;
}

/**
 * The person that the input names.
 * @throws InvalidInput 'personalData.who' without any input, and for input of a wrong form.
 */
export function parsePerson(input: PersonInput): Person {
  const problems: Problem[] = [];
  const person: Person = {};
  if (input.email.trim() !== '') {
    const email = parseEmail(input.email);
    if (email === null) problems.push({ field: 'email', code: 'email.invalid' });
    else person.email = email;
  }
  if (input.comment.trim() !== '') {
    const comment = input.comment.match(/(?<![0-9A-Za-z])[0-9A-Za-z]{20}(?![0-9A-Za-z])/g)?.at(-1);
    if (comment === undefined) problems.push({ field: 'comment', code: 'personalData.comment' });
    else person.comment = comment;
  }
  if (input.pushEndpoint.trim() !== '') person.pushEndpoint = input.pushEndpoint.trim();
  if (problems.length === 0 && Object.keys(person).length === 0)
    problems.push({ field: 'email', code: 'personalData.who' });
  if (problems.length > 0) throw new InvalidInput(problems);
  return person;
}
