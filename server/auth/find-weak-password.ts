import type { ProblemCode } from '#az/text/problems.ts';
import { commonPasswords } from './common-passwords.ts';

/**
 * Why a new password is too easy to guess: it is one of the most common ones, one character again and again, or the
 * account's e-mail address or its part before the @. Capitals make no difference. Null when it is none of them.
 */
export function findWeakPassword(password: string, email: string | null): ProblemCode | null {
  const typed = password.trim().toLowerCase();
  const address = email?.trim().toLowerCase() ?? '';
  if (address !== '' && (typed === address || typed === address.split('@')[0])) return 'password.email';
  // Spaces alone are trimmed to nothing.
  if (password !== '' && new Set(typed).size <= 1) return 'password.repeated';
  return commonPasswords.has(typed) ? 'password.common' : null;
}
