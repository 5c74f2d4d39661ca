import { normaliseCharacters } from '#az/characters/characters.ts';
import type { Problem } from '#domain/errors.ts';

const NAME_LIMIT = 100;
const EMAIL_LIMIT = 254;

/** A name and an address as they are kept: spaces tidied, the address in lower case. */
export function cleanStaffInput(input: { name: string; email: string }): { name: string; email: string } {
  return {
    name: normaliseCharacters(input.name).replace(/\s+/g, ' ').trim(),
    email: input.email.trim().toLowerCase(),
  };
}

/** What is wrong with the cleaned name and address of somebody new. */
export function listStaffProblems({ name, email }: { name: string; email: string }): Problem[] {
  const problems = listNameProblems(name);
  if (email === '') problems.push({ field: 'email', code: 'email.required' });
  else if (!isSignInEmail(email)) problems.push({ field: 'email', code: 'email.invalid' });
  return problems;
}

/** What is wrong with a cleaned name. */
export function listNameProblems(name: string): Problem[] {
  if (name === '') return [{ field: 'name', code: 'staff.nameRequired' }];
  return name.length > NAME_LIMIT ? [{ field: 'name', code: 'staff.nameTooLong' }] : [];
}

/** Whether somebody could sign in with this address: as the sign-in library reads addresses. */
export function isSignInEmail(email: string): boolean {
  return (
    email.length <= EMAIL_LIMIT &&
    /^[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/.test(email) &&
    !/^\.|\.\./.test(email)
  );
}
