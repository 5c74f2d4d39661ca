import { foldText } from '#az/characters/characters.ts';
import type { ProblemCode } from '#platform/message-texts.ts';

/** What an attacker knows of an account. */
export interface PasswordOwner {
  /** Null when nobody has the account any more. */
  email: string | null;
  name: string | null;
  siteName: string;
}

/**
 * Why a new password is too easy to guess: it is one of the most common ones, one character again and again, or it consists of
 * the account's e-mail address, its part before the @, the owner's name, one word of it or the site's name. Capitals, signs,
 * digits and the letters that keyboards of other languages lack make no difference. Null when it is none of them.
 */
export async function findWeakPassword(
  password: string,
  { email, name, siteName }: PasswordOwner,
): Promise<ProblemCode | null> {
  const typed = password.trim().toLowerCase();
  const address = email?.trim().toLowerCase() ?? '';
  const local = address.split('@')[0] ?? '';
  if (address !== '' && (typed === address || typed === local)) return 'password.email';
  // Spaces alone are trimmed to nothing.
  if (password !== '' && new Set(typed).size <= 1) return 'password.repeated';
  const { commonPasswords } = await import('./common-passwords.ts');
  if (commonPasswords.has(typed)) return 'password.common';
  const letters = lettersOf(password);
  if (letters.length < MIN_NAME) return null;
  if ([address, local].map(lettersOf).includes(letters)) return 'password.email';
  const names = [name ?? '', ...(name ?? '').split(/\s+/), siteName];
  return names.map(lettersOf).includes(letters) ? 'password.name' : null;
}

/** Fewer letters are no name: `a-4711-0815` may be used by an Anar. */
const MIN_NAME = 3;

const lettersOf = (text: string) => foldText(text).replace(/[^\p{L}]/gu, '');
