import { countCharacters } from '#az/characters/text-length.ts';
import type { Problem } from '#platform/errors.ts';
import { isSignInEmail } from '#platform/mail/email-address.ts';
import { cleanLine } from '#platform/text/clean-text.ts';

const MAX_NAME_LENGTH = 100;

/** Returns the name with single spaces and the e-mail address in lower case, as they are stored. */
export function cleanStaffInput(input: { name: string; email: string }): { name: string; email: string } {
  return {
    name: cleanLine(input.name),
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
  return countCharacters(name) > MAX_NAME_LENGTH ? [{ field: 'name', code: 'staff.nameTooLong' }] : [];
}
