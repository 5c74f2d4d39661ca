import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import { forgetSignInTries, type TryLimit, takeSignInTry } from '#domain/accounts/take-sign-in-try.ts';

const MINUTE_MS = 60_000;
const YEAR_S = 365 * 24 * 3600;

/** Passwords that may be tried for one account from all unknown browsers together, and from one known browser. */
export const passwordTries: TryLimit = { most: 20, windowMs: 15 * MINUTE_MS };
/** Letters with a link to a new password that strangers can have sent to one account. */
export const resetLetters: TryLimit = { most: 5, windowMs: 60 * MINUTE_MS };

/** Tries older than this count for nothing. */
export const longestTryWindowMs = Math.max(passwordTries.windowMs, resetLetters.windowMs);

export interface SignInGuard {
  /** Whether this browser may try a password for this address now; counts the try. */
  admit(email: string, cookies: string | null): Promise<boolean>;
  /** The owner of the address is here: forgets the tries, and gives the cookie by which this browser is known. */
  welcome(email: string, cookies: string | null): Promise<string>;
  /** Whether somebody signed in may try once more to prove their own password. */
  allowsProof(staffId: string): Promise<boolean>;
  /** Whether another letter may go to this address. */
  allowsLetter(email: string): Promise<boolean>;
}

/**
 * Limits the tries of an account, whatever addresses they come from, without letting strangers lock its owner out: the
 * "device cookies" of OWASP ("Slow Down Online Guessing Attacks with Device Cookies"). A browser in which the account
 * has signed in carries a signed cookie and has a limit of its own; all others share one. So a botnet has 80 guesses an
 * hour, and while it guesses the owner still comes in from every browser used before, and from a new one by a letter
 * that sets the password. Addresses without an account are counted alike, so that nobody hears which exist. The
 * database holds only keyed hashes.
 */
export function createSignInGuard({
  db,
  secret,
  isHttps,
  now,
  newId,
}: {
  db: Db;
  secret: string;
  isHttps: boolean;
  now: () => number;
  newId: () => string;
}): SignInGuard {
  const sign = (...parts: string[]) =>
    createHmac('sha256', secret).update(parts.join('\0')).digest('base64url').slice(0, 32);
  const clean = (email: string) => email.trim().toLowerCase();
  const strangersOf = (email: string) => sign('sign-in', email);
  /** One for each account, so that colleagues can share a computer. */
  const cookieOf = (email: string) => `newsroom.known_${sign('cookie', email).slice(0, 8)}`;
  const cookieValue = (email: string, device: string) => `${device}.${sign('device', email, device)}`;

  function findDevice(email: string, cookies: string | null): string | null {
    const start = `${cookieOf(email)}=`;
    const line = (cookies ?? '').split(/;\s*/).find((one) => one.startsWith(start));
    const value = line?.slice(start.length) ?? '';
    const device = value.split('.')[0] ?? '';
    return device !== '' && isSame(value, cookieValue(email, device)) ? device : null;
  }

  const subjectOf = (email: string, device: string | null) =>
    device === null ? strangersOf(email) : sign('device tries', email, device);

  return {
    admit(address, cookies) {
      const email = clean(address);
      const subject = subjectOf(email, findDevice(email, cookies));
      return takeSignInTry(db, { ...passwordTries, subject, now: now() });
    },

    async welcome(address, cookies) {
      const email = clean(address);
      const device = findDevice(email, cookies);
      await forgetSignInTries(db, { subject: subjectOf(email, device) });
      const value = cookieValue(email, device ?? newId());
      const secure = isHttps ? '; Secure' : '';
      return `${cookieOf(email)}=${value}; Path=/admin; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`;
    },

    allowsProof: (staffId) =>
      takeSignInTry(db, { ...passwordTries, subject: sign('proof', staffId), now: now() }),

    allowsLetter: (address) =>
      takeSignInTry(db, { ...resetLetters, subject: sign('letter', clean(address)), now: now() }),
  };
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
