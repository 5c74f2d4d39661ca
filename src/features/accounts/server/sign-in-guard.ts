import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY, HOUR, MINUTE, SECOND } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { clientNetwork } from '#platform/http/client-network.ts';
import {
  type AttemptLimit,
  deleteAttempts,
  findWait,
  releaseAttempt,
  reserveAttempt,
} from '#platform/limits/reserve-attempt.ts';

const YEAR_S = (365 * DAY) / SECOND;

/**
 * Passwords that may be tried for one account: by all unknown browsers together, and by each known browser. A browser is
 * known to an account when the account has signed in there before.
 */
export const passwordAttempts: AttemptLimit = { kind: 'password', maxAttempts: 20, windowMs: 15 * MINUTE };
/**
 * Wrong passwords from one network, for all accounts together. A whole office may share one address, so the limit is
 * high: it only stops somebody who guesses at many accounts.
 */
export const networkFailures: AttemptLimit = { kind: 'network', maxAttempts: 100, windowMs: 15 * MINUTE };
/** Password-reset mails to one account. Anybody who knows the address can ask for one. */
const accountResetMails: AttemptLimit = { kind: 'reset mails of an account', maxAttempts: 5, windowMs: HOUR };
/** Password-reset mails that one network may ask for, for all accounts together. */
export const networkResetMails: AttemptLimit = {
  kind: 'reset mails of a network',
  maxAttempts: 50,
  windowMs: HOUR,
};
/** Passkey sign-ins that one network may begin. A passkey cannot be guessed, but each beginning writes a row. */
const networkPasskeySignIns: AttemptLimit = { kind: 'passkey', maxAttempts: 300, windowMs: 15 * MINUTE };

/**
 * A code of an authenticator app may be used once. The app shows it for 30 seconds, and the library accepts it 30 seconds
 * before and after that.
 */
const codeUse: AttemptLimit = { kind: 'used code', maxAttempts: 1, windowMs: 2 * MINUTE };

/** Who tries to sign in. */
export interface GuardedAttempt {
  email: string;
  cookies: string | null;
  clientAddress: string;
}

/** An account whose lock is looked for. */
export interface LockedAccount {
  id: string;
  email: string;
}

/** The `admit` methods count a try and return how long to wait, in milliseconds; 0 when the try is allowed. */
export interface SignInGuard {
  /** Counts a password that this browser tries for this account. */
  admitPassword(signIn: GuardedAttempt): Promise<number>;
  /**
   * To be called after a sign-in or a reset password: deletes the tries that this browser is counted with, and returns
   * the `Set-Cookie` value that makes it a known browser of the account.
   */
  acceptSignIn(signIn: GuardedAttempt): Promise<string>;
  /** Counts a password that a signed-in person types to confirm who they are. */
  admitProof(staffId: string): Promise<number>;
  /** Marks a correct code of an authenticator app as used. False when it was used before (RFC 6238 §5.2). */
  consumeCode(staffId: string, code: string): Promise<boolean>;
  /** To be called when that password was correct: deletes the tries. */
  acceptProof(staffId: string): Promise<void>;
  /**
   * How long this account refuses passwords, in milliseconds; 0 when it does not. A lock of a browser that the account knows is not
   * seen: it holds for that browser only.
   */
  findLock(account: LockedAccount): Promise<number>;
  /** Ends that lock, and lets the account have password-reset mails again. */
  liftLock(tx: Db, account: LockedAccount): Promise<void>;
  /** Counts a use of a link that sets a password. The link cannot be guessed, so only the network is limited. */
  admitLink(clientAddress: string): Promise<number>;
  /** Counts the start of a passkey sign-in. */
  admitPasskey(clientAddress: string): Promise<number>;
  /** Counts a request for a password-reset mail, for the network it comes from. */
  admitResetMail(clientAddress: string): Promise<number>;
  /** Counts a password-reset mail to this account. False when it has had as many as allowed. */
  allowsResetMail(email: string): Promise<boolean>;
}

/**
 * Limits password tries without letting a stranger lock the owner out of the account. It uses the "device cookies" of
 * OWASP ("Slow Down Online Guessing Attacks with Device Cookies"):
 *
 * - A browser in which the account has signed in has a signed cookie, and its own limit. All other browsers share one
 *   limit for the account, whatever addresses they use. So a botnet has 80 guesses an hour for one account.
 * - While a botnet uses up the shared limit, the owner can sign in from every known browser, and from a new browser with
 *   a password-reset mail.
 * - Email addresses without an account are counted in the same way, so the answers do not tell which accounts exist.
 * - Wrong passwords from unknown browsers also count for their network. Known browsers are not counted there.
 *
 * The database holds only keyed hashes of accounts, browsers and networks.
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
  /** Each account has its own cookie name, so that colleagues can share a computer. */
  const cookieOf = (email: string) => `newsroom.known_${sign('cookie', email).slice(0, 8)}`;
  const cookieValue = (email: string, device: string) => `${device}.${sign('device', email, device)}`;

  function findDevice(email: string, cookies: string | null): string | null {
    const start = `${cookieOf(email)}=`;
    const line = (cookies ?? '').split(/;\s*/).find((one) => one.startsWith(start));
    const value = line?.slice(start.length) ?? '';
    const device = value.split('.')[0] ?? '';
    return device !== '' && isSame(value, cookieValue(email, device)) ? device : null;
  }

  const unknownBrowsersOf = (email: string) => sign('sign-in', email);
  const deviceTriesOf = (email: string, device: string) => sign('device tries', email, device);
  const resetMailsOf = (email: string) => sign('account reset mails', clean(email));
  const networkOf = (of: string, clientAddress: string) => sign(of, clientNetwork(clientAddress));
  const reserve = (subject: string, limit: AttemptLimit) =>
    reserveAttempt(db, { ...limit, subject, now: now() });

  return {
    async admitPassword({ email: address, cookies, clientAddress }) {
      const email = clean(address);
      const device = findDevice(email, cookies);
      if (device !== null) return reserve(deviceTriesOf(email, device), passwordAttempts);
      const network = networkOf('failures', clientAddress);
      const networkWait = await reserve(network, networkFailures);
      if (networkWait > 0) return networkWait;
      const wait = await reserve(unknownBrowsersOf(email), passwordAttempts);
      // The password will not be checked, so it does not count as a wrong password of the network.
      if (wait > 0) await releaseAttempt(db, { subject: network });
      return wait;
    },

    async acceptSignIn({ email: address, cookies, clientAddress }) {
      const email = clean(address);
      const device = findDevice(email, cookies);
      const subject = device === null ? unknownBrowsersOf(email) : deviceTriesOf(email, device);
      await deleteAttempts(db, { subject });
      if (device === null) await releaseAttempt(db, { subject: networkOf('failures', clientAddress) });
      const value = cookieValue(email, device ?? newId());
      const secure = isHttps ? '; Secure' : '';
      return `${cookieOf(email)}=${value}; Path=/admin; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${secure}`;
    },

    admitProof: (staffId) => reserve(sign('proof', staffId), passwordAttempts),
    acceptProof: (staffId) => deleteAttempts(db, { subject: sign('proof', staffId) }),

    async findLock({ id, email }) {
      const subjects = [unknownBrowsersOf(clean(email)), sign('proof', id)];
      const waits = subjects.map((subject) => findWait(db, { ...passwordAttempts, subject, now: now() }));
      return Math.max(...(await Promise.all(waits)));
    },

    async liftLock(tx, { id, email }) {
      const subjects = [unknownBrowsersOf(clean(email)), sign('proof', id), resetMailsOf(email)];
      for (const subject of subjects) await deleteAttempts(tx, { subject });
    },

    admitLink: (clientAddress) => reserve(networkOf('link', clientAddress), networkFailures),
    admitPasskey: (clientAddress) => reserve(networkOf('passkey', clientAddress), networkPasskeySignIns),
    admitResetMail: (clientAddress) =>
      reserve(networkOf('network reset mails', clientAddress), networkResetMails),

    async consumeCode(staffId, code) {
      return (await reserve(sign('code', staffId, code), codeUse)) === 0;
    },

    async allowsResetMail(email) {
      return (await reserve(resetMailsOf(email), accountResetMails)) === 0;
    },
  };
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
