import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/schema.ts';
import {
  forgetSignInTries,
  giveBackSignInTry,
  type TryLimit,
  takeSignInTry,
} from '#domain/accounts/take-sign-in-try.ts';
import { clientNetwork } from '#domain/client-network.ts';

const MINUTE_MS = 60_000;
const YEAR_S = 365 * 24 * 3600;

/** Passwords that may be tried for one account from all unknown browsers together, and from one known browser. */
export const passwordTries: TryLimit = { most: 20, windowMs: 15 * MINUTE_MS };
/**
 * Wrong passwords from one network, whatever accounts they are for. A whole office shares an address, so this is wide:
 * it only stops guessing over many accounts.
 */
export const networkFailures: TryLimit = { most: 100, windowMs: 15 * MINUTE_MS };
/** Letters with a link to a new password that strangers can have sent to one account. */
export const resetLetters: TryLimit = { most: 5, windowMs: 60 * MINUTE_MS };
/** Such letters that one network may ask for. */
export const networkLetters: TryLimit = { most: 50, windowMs: 60 * MINUTE_MS };
/** Passkey sign-ins that one network may begin. A passkey cannot be guessed; each beginning writes a row. */
const networkPasskeys: TryLimit = { most: 300, windowMs: 15 * MINUTE_MS };

/** One use of a code. The app shows it for 30 seconds, the library takes it for 30 more on both sides. */
const codeUse: TryLimit = { most: 1, windowMs: 2 * MINUTE_MS };

/** Tries older than this count for nothing. */
export const longestTryWindowMs = Math.max(passwordTries.windowMs, resetLetters.windowMs);

/** Who tries to sign in. */
export interface SignInTry {
  email: string;
  cookies: string | null;
  clientAddress: string;
}

/** Methods that count a try return how long to wait, in milliseconds; 0 when it may be made. */
export interface SignInGuard {
  /** Counts a password that this browser tries for this account. */
  admit(signIn: SignInTry): Promise<number>;
  /** The owner of the account is here: forgets the tries, and gives the cookie by which this browser is known. */
  welcome(signIn: SignInTry): Promise<string>;
  /** Counts a password by which somebody signed in confirms who they are. */
  admitProof(staffId: string): Promise<number>;
  /** Whether a right code of an authenticator app is used for the first time (RFC 6238 §5.2). */
  takeCode(staffId: string, code: string): Promise<boolean>;
  /** The password was right. */
  acceptProof(staffId: string): Promise<void>;
  /** Counts a use of a link that sets a password; the link cannot be guessed. */
  admitLink(clientAddress: string): Promise<number>;
  /** Counts the beginning of a sign-in with a passkey. */
  admitPasskey(clientAddress: string): Promise<number>;
  /** Counts a question for a letter with a link. */
  admitLetter(clientAddress: string): Promise<number>;
  /** Whether another letter may go to this account. */
  allowsLetter(email: string): Promise<boolean>;
}

/**
 * Limits the tries of an account, whatever addresses they come from, without letting strangers lock its owner out: the
 * "device cookies" of OWASP ("Slow Down Online Guessing Attacks with Device Cookies"). A browser in which the account
 * has signed in carries a signed cookie and has a limit of its own; all others share one. So a botnet has 80 guesses an
 * hour, and while it guesses the owner still comes in from every browser used before, and from a new one by a letter
 * that sets the password. Addresses without an account are counted alike, so that nobody hears which exist. Failures of
 * unknown browsers also count for their network, with a wide limit that a known browser is not held to. The database
 * holds only keyed hashes.
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

  const strangersOf = (email: string) => sign('sign-in', email);
  const deviceTriesOf = (email: string, device: string) => sign('device tries', email, device);
  const networkOf = (of: string, clientAddress: string) => sign(of, clientNetwork(clientAddress));
  const take = (subject: string, limit: TryLimit) => takeSignInTry(db, { ...limit, subject, now: now() });

  return {
    async admit({ email: address, cookies, clientAddress }) {
      const email = clean(address);
      const device = findDevice(email, cookies);
      if (device !== null) return take(deviceTriesOf(email, device), passwordTries);
      const network = networkOf('failures', clientAddress);
      const networkWait = await take(network, networkFailures);
      if (networkWait > 0) return networkWait;
      const wait = await take(strangersOf(email), passwordTries);
      // No password is looked at, so nothing was guessed.
      if (wait > 0) await giveBackSignInTry(db, { subject: network });
      return wait;
    },

    async welcome({ email: address, cookies, clientAddress }) {
      const email = clean(address);
      const device = findDevice(email, cookies);
      const subject = device === null ? strangersOf(email) : deviceTriesOf(email, device);
      await forgetSignInTries(db, { subject });
      if (device === null) await giveBackSignInTry(db, { subject: networkOf('failures', clientAddress) });
      const value = cookieValue(email, device ?? newId());
      const secure = isHttps ? '; Secure' : '';
      return `${cookieOf(email)}=${value}; Path=/admin; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`;
    },

    admitProof: (staffId) => take(sign('proof', staffId), passwordTries),
    acceptProof: (staffId) => forgetSignInTries(db, { subject: sign('proof', staffId) }),
    admitLink: (clientAddress) => take(networkOf('link', clientAddress), networkFailures),
    admitPasskey: (clientAddress) => take(networkOf('passkey', clientAddress), networkPasskeys),
    admitLetter: (clientAddress) => take(networkOf('letters', clientAddress), networkLetters),

    async takeCode(staffId, code) {
      return (await take(sign('code', staffId, code), codeUse)) === 0;
    },

    async allowsLetter(email) {
      return (await take(sign('letter', clean(email)), resetLetters)) === 0;
    },
  };
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
