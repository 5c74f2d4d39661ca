import type { Db } from '#platform/db/schema.ts';
import type { Actor } from './actor.ts';

/** The addresses of better-auth that the screens use. Each checks origin, rate limit and password itself. */
export type AuthPath =
  | '/sign-in/email'
  | '/sign-out'
  | '/request-password-reset'
  | '/reset-password'
  | '/change-password'
  | '/two-factor/enable'
  | '/two-factor/disable'
  | '/two-factor/verify-totp'
  | '/two-factor/verify-backup-code'
  | '/two-factor/generate-backup-codes'
  | '/passkey/generate-register-options'
  | '/passkey/verify-registration'
  | '/passkey/generate-authenticate-options'
  | '/passkey/verify-authentication';

/** A signed-in account, with the facts that decide about further steps of the sign-in. */
export interface SignedInStaff extends Actor {
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  /** The session was started with a passkey, which replaces a second factor. */
  byPasskey: boolean;
  sessionId: string;
}

/** The session of a signed-in account. */
export interface StaffSession {
  staff: SignedInStaff;
  /** `Set-Cookie` headers, when reading the session prolonged it. */
  cookies: string[];
}

/** The functions of better-auth that the screens use. The server provides them. */
export interface StaffAuth {
  /**
   * Returns the response of the library: JSON, a status and cookies. `body` is sent as JSON. After too many attempts the
   * status is 429 and `Retry-After` has the seconds to wait.
   */
  call(
    path: AuthPath,
    input: { request: Request; clientAddress: string; body?: Record<string, unknown> },
  ): Promise<Response>;
  /** Null without a session, for a disabled account and for one without a role. */
  findSession(headers: Headers): Promise<StaffSession | null>;
  /** Whether the headers have a valid session. It does not prolong the session, unlike `findSession`. */
  isSignedIn(headers: Headers): Promise<boolean>;
  /**
   * Whether this is the password of the signed-in account. Changes of sign-in methods need it, so that an unlocked computer
   * is not enough. After too many wrong passwords nothing is compared and `waitMs` is the time to wait, in milliseconds.
   */
  isOwnPassword(input: {
    request: Request;
    staffId: string;
    password: string;
  }): Promise<{ isOwn: boolean; waitMs: number }>;
  /**
   * How long the account refuses passwords or codes after too many wrong ones, in milliseconds; 0 when it does not. Locks of single
   * known browsers are not seen.
   */
  findLock(account: Pick<Actor, 'id' | 'email'>): Promise<number>;
  /** Ends that lock, in the transaction `tx`. */
  liftLock(tx: Db, account: Pick<Actor, 'id' | 'email'>): Promise<void>;
  /** Creates a link to choose a password. It is valid once and for `hours` hours. */
  createPasswordLink(account: { staffId: string; hours: number }): Promise<string>;
  /** Whether such a link is still valid. Checking does not use it up. */
  isPasswordLinkOpen(token: string): Promise<boolean>;
}
