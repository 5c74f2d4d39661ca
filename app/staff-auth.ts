import type { Actor } from '#domain/accounts/actor.ts';

/** The sign-in library's addresses that the screens use; each checks origin, attempts and passwords itself. */
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

/** Somebody who is signed in and may work, with what still stands between them and the work. */
export interface SignedInStaff extends Actor {
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  /** This session was begun with a passkey, which is as good as a second factor. */
  byPasskey: boolean;
}

/** Who is signed in, and the cookies that carry a prolonged session to their browser. */
export interface FoundSession {
  staff: SignedInStaff;
  cookies: string[];
}

/** What the screens need of the sign-in library; the server makes it. */
export interface StaffAuth {
  /**
   * Answers as the library does: JSON, a status, cookies to pass on. `body` becomes JSON. After too many tries the status
   * is 429 and `Retry-After` says how many seconds to wait.
   */
  call(
    path: AuthPath,
    sent: { request: Request; clientAddress: string; body?: Record<string, unknown> },
  ): Promise<Response>;
  /** Null without a session, for a disabled account and for one without a role. */
  findSession(headers: Headers): Promise<FoundSession | null>;
  /** Whether these headers come from a session; prolongs nothing, unlike `findSession`. */
  isSignedIn(headers: Headers): Promise<boolean>;
  /**
   * Whether this is the password of who is signed in; an unlocked computer alone must not change who can sign in. After
   * too many wrong ones nothing is compared and `waitMs` says how long to wait, in milliseconds.
   */
  isOwnPassword(proof: {
    request: Request;
    staffId: string;
    password: string;
  }): Promise<{ isOwn: boolean; waitMs: number }>;
  /** The address at which the owner of the account may choose a password, once, for `hours`. */
  createPasswordLink(account: { staffId: string; hours: number }): Promise<string>;
  /** Whether such a link would still be taken; looking uses nothing up. */
  isPasswordLinkOpen(token: string): Promise<boolean>;
}
