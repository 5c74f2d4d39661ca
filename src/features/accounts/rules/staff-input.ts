import { normaliseCharacters } from '#az/characters/characters.ts';
import type { Problem } from '#platform/errors.ts';
import { isSignInEmail } from '#platform/mail/email-address.ts';

const MAX_NAME_LENGTH = 100;

/** Returns the name with single spaces and the e-mail address in lower case, as they are stored. */
export function cleanStaffInput(input: { name: string; email: string }): { name: string; email: string } {
  return {
    name: normaliseCharacters(input.name).replace(/\s+/g, ' ').trim(),
    email: input.email.trim().toLowerCase(),
  };
}

/** The problems of a cleaned name and e-mail address. */
export function listStaffProblems({ name, email }: { name: string; email: string }): Problem[] {
  const problems = listNameProblems(name);
  if (email === '') problems.push({ field: 'email', code: 'email.required' });
  else if (!isSignInEmail(email)) problems.push({ field: 'email', code: 'email.invalid' });
  return problems;
}

/** The problems of a cleaned name. */
export function listNameProblems(name: string): Problem[] {
  if (name === '') return [{ field: 'name', code: 'staff.nameRequired' }];
  return name.length > MAX_NAME_LENGTH ? [{ field: 'name', code: 'staff.nameTooLong' }] : [];
}
