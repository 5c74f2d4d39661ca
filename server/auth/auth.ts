import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { generateRandomString } from 'better-auth/crypto';
import type { AuthPath, StaffAuth } from '#app/staff-auth.ts';
import type { OpenDatabase } from '#db/engine.ts';
import type { Db } from '#db/schema.ts';
import type { StaffRole } from '#db/tables/accounts.ts';
import { composePasswordResetMail } from '#domain/accounts/sign-in/account-mails.ts';
import { confirmOwnPassword } from '#domain/accounts/sign-in/confirm-own-password.ts';
import { findActiveRole, resolveActiveRole } from '#domain/accounts/sign-in/find-active-role.ts';
import { recordStaffActivity } from '#domain/accounts/sign-in/record-staff-activity.ts';
import { truncateAddress } from '#domain/client-network.ts';
import { href } from '#domain/href.ts';
import type { Mailer } from '#domain/mailer.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { lockoutSeconds, passkeysOf, secondFactor, staffRoles, tableNames } from './auth-options.ts';
import { findWeakPassword } from './find-weak-password.ts';
import { cookiePrefix } from './session-check.ts';
import { createSignInAudit } from './sign-in-audit.ts';
import { createSignInGuard, type GuardedAttempt } from './sign-in-guard.ts';

export interface AuthParts {
  open: Pick<OpenDatabase, 'db' | 'engine'>;
  secret: string;
  config: Pick<Config, 'siteUrl' | 'siteName' | 'adminEmail'>;
  /** The name of the paper now: it may change while the program runs. */
  siteName: () => Promise<string>;
  mailer: Mailer;
  now: () => number;
  newId: () => string;
  log: Log;
}

/** The library reads the client's address from this header, which only `call` writes. */
const addressHeader = 'x-client-address';
/** What of a browser's request the library may see. */
const passedOn = [
  'cookie',
  'origin',
  'referer',
  'user-agent',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
];
const RESET_HOURS = 1;
/** What only somebody signed in asks for, with their password or a code. */
const proofs: ReadonlySet<AuthPath> = new Set([
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/generate-backup-codes',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
]);

/** The sign-in library on our tables: e-mail and password only, nobody signs up from outside. */
export function createAuth(parts: AuthParts): StaffAuth {
  const { config, log, newId } = parts;
  const { db, engine } = parts.open;
  const linkFor = (token: string) => `${config.siteUrl}${href('/admin/reset-password')}?token=${token}`;

  const isHttps = config.siteUrl.startsWith('https:');
  const guard = createSignInGuard({ db, secret: parts.secret, isHttps, now: parts.now, newId });
  /** Whose password a request has just set. */
  const resetBy = new WeakMap<Request, string>();

  const auth = betterAuth({
    appName: config.siteName,
    baseURL: config.siteUrl,
    basePath: '/api/auth',
    secret: parts.secret,
    database: { db, type: engine },
    ...tableNames,
    plugins: [staffRoles, secondFactor, passkeysOf(config.siteUrl)],
    // `waitFor` counts by account and browser; the library would count by address alone.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // The address somebody's browser shows them; a foreign page cannot make it send another.
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    advanced: {
      cookiePrefix,
      ipAddress: { ipAddressHeaders: [addressHeader] },
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { generateId: () => newId(), validateSchema: false },
      // Whether an account exists must not be heard from how long an answer takes.
      backgroundTasks: {
        handler: (task) => {
          task.catch((error) => log.error('sign-in task failed', { error }));
        },
      },
    },
    // The library writes wrong passwords to the console itself as soon as it hears 'error' or 'warn' here.
    logger: {
      level: 'info',
      log: (level, message, ...rest) => level === 'error' && log.error(message, { rest }),
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: RESET_HOURS * 3600,
      revokeSessionsOnPasswordReset: true,
      async onPasswordReset({ user }, request) {
        if (request) resetBy.set(request, user.email);
        await confirmOwnPassword(db, { actor: user, now: parts.now(), newId });
      },
      async sendResetPassword({ user, token }) {
        if (!(await findActiveRole(db, { staffId: user.id, adminEmail: config.adminEmail }))) return;
        if (!(await guard.allowsResetMail(user.email))) return;
        await parts.mailer.send(
          composePasswordResetMail({
            to: user.email,
            name: user.name,
            link: linkFor(token),
            hours: RESET_HOURS,
            siteName: await parts.siteName(),
          }),
        );
      },
    },
    databaseHooks: {
      session: {
        create: {
          async before(session, context) {
            const { adminEmail } = config;
            const code = context?.path === '/two-factor/verify-totp' ? String(context.body?.code) : null;
            if (code !== null && !(await guard.takeCode(session.userId, code)))
              throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Code used already' });
            if (await findActiveRole(db, { staffId: session.userId, adminEmail }))
              return { data: { ...session, byPasskey: context?.path === '/passkey/verify-authentication' } };
            throw new APIError('FORBIDDEN', { code: 'NO_ROLE', message: 'This account may not sign in' });
          },
        },
      },
    },
  });

  const journal = createSignInAudit({
    ...{ db, secret: parts.secret, now: parts.now, newId },
    async findPendingStaff(identifier) {
      const { internalAdapter } = await auth.$context;
      return (await internalAdapter.findVerificationValue(identifier))?.value ?? null;
    },
  });

  /** Whose password the link with this token sets; undefined when it is used up or too old. */
  async function findLinkOwner(token: string): Promise<string | undefined> {
    const { internalAdapter } = await auth.$context;
    const kept = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    return kept !== null && kept.expiresAt.getTime() > parts.now() ? kept.value : undefined;
  }

  /** Counts what somebody unknown tries. Returns how long to wait, in milliseconds; 0 when it may be made. */
  async function waitFor(path: AuthPath, who: GuardedAttempt): Promise<number> {
    switch (path) {
      case '/sign-in/email':
        return guard.admitPassword(who);
      case '/request-password-reset':
        return guard.admitResetMail(who.clientAddress);
      case '/reset-password':
        return guard.admitLink(who.clientAddress);
      case '/passkey/generate-authenticate-options':
        return guard.admitPasskey(who.clientAddress);
      default:
        return 0;
    }
  }

  return {
    async call(path: AuthPath, { request, clientAddress, body = {} }) {
      const headers = new Headers({
        'Content-Type': 'application/json',
        // Kept with the session: only as much of it as the journal keeps.
        [addressHeader]: truncateAddress(clientAddress),
      });
      for (const name of passedOn) {
        const value = request.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      const { origin } = new URL(request.url);
      // The server has refused what other sites send; a program that is no browser names no origin.
      if (!headers.has('origin')) headers.set('origin', origin);
      const address = `${origin}/api/auth${path}`;
      const asked = path.startsWith('/passkey/generate-')
        ? new Request(address, { headers })
        : new Request(address, { method: 'POST', headers, body: JSON.stringify(body) });
      const who = { email: String(body.email), cookies: headers.get('cookie'), clientAddress };
      const staffId = proofs.has(path) ? (await auth.api.getSession({ headers }))?.user.id : undefined;
      const waitMs = staffId === undefined ? await waitFor(path, who) : await guard.admitProof(staffId);
      if (waitMs > 0) return tooManyTries(Math.ceil(waitMs / 1000));
      if (typeof body.newPassword === 'string') {
        const owner = path === '/reset-password' ? await findLinkOwner(String(body.token)) : staffId;
        const weak = findWeakPassword(body.newPassword, await findEmail(db, owner));
        if (weak) return Response.json({ problem: weak }, { status: 422 });
      }
      const attempt = staffId === undefined ? await journal.begin(path, { body, ...who }) : null;
      const answer = await auth.handler(asked);
      if (attempt) await journal.end(attempt, answer, clientAddress);
      // An account that had too many wrong codes.
      if (answer.status === 429) return tooManyTries(lockoutSeconds);
      if (answer.status !== 200) return answer;
      if (staffId !== undefined) await guard.acceptProof(staffId);
      const email = path === '/sign-in/email' ? who.email : resetBy.get(asked);
      if (email !== undefined)
        answer.headers.append('Set-Cookie', await guard.acceptSignIn({ ...who, email }));
      return answer;
    },

    async findSession(headers) {
      const { response, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
      if (!response) return null;
      const { user } = response;
      const role = resolveActiveRole({ ...user, role: user.role as StaffRole | null }, config.adminEmail);
      if (!role) return null;
      await recordStaffActivity(db, { staffId: user.id, before: user.seenAt ?? null, now: parts.now() });
      return {
        staff: {
          id: user.id,
          name: user.name,
          email: user.email,
          role,
          mustChangePassword: user.mustChangePassword === true,
          hasSecondFactor: user.twoFactorEnabled === true,
          byPasskey: response.session.byPasskey === true,
        },
        cookies: answer.getSetCookie(),
      };
    },

    async isSignedIn(headers) {
      return (await auth.api.getSession({ headers, query: { disableRefresh: true } })) !== null;
    },

    async isOwnPassword({ request, staffId, password }) {
      const waitMs = await guard.admitProof(staffId);
      if (waitMs > 0) return { isOwn: false, waitMs };
      const proof = auth.api.verifyPassword({ headers: request.headers, body: { password } });
      const isOwn = (await proof.catch(() => null))?.status === true;
      if (isOwn) await guard.acceptProof(staffId);
      return { isOwn, waitMs: 0 };
    },

    async createPasswordLink({ staffId, hours }) {
      const token = generateRandomString(32, 'a-z', 'A-Z', '0-9');
      const { internalAdapter } = await auth.$context;
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: staffId,
        expiresAt: new Date(parts.now() + hours * 3_600_000),
      });
      return linkFor(token);
    },

    async isPasswordLinkOpen(token) {
      return (await findLinkOwner(token)) !== undefined;
    },
  };
}

function tooManyTries(seconds: number): Response {
  return new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } });
}

async function findEmail(db: Db, staffId: string | undefined): Promise<string | null> {
  if (staffId === undefined) return null;
  const row = await db.selectFrom('staff').select('email').where('id', '=', staffId).executeTakeFirst();
  return row?.email ?? null;
}
