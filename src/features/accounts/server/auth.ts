import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { generateRandomString } from 'better-auth/crypto';
import { HOUR, SECOND } from '#az/format/durations.ts';
import type { Config } from '#platform/config.ts';
import type { OpenDatabase } from '#platform/db/engine-of.ts';
import { DatabaseUnavailable } from '#platform/db/errors.ts';
import { truncateAddress } from '#platform/http/client-network.ts';
import { href } from '#platform/http/href.ts';
import { reportLimit } from '#platform/limits/limit-log.ts';
import type { Log } from '#platform/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { cookiePrefix, findSessionToken } from '#platform/sessions/session-check.ts';
import type { AuthPath, StaffAuth } from '#platform/sessions/staff-auth.ts';
import { parseCategories } from '../rules/account-categories.ts';
import { composePasswordResetMail } from '../rules/account-mails.ts';
import { confirmOwnPassword } from '../rules/confirm-own-password.ts';
import { findActiveRole, resolveActiveRole } from '../rules/find-active-role.ts';
import { findPasswordOwner } from '../rules/find-password-owner.ts';
import { findStoredSession } from '../rules/find-stored-session.ts';
import { deleteOtherSessions } from '../rules/own-sessions.ts';
import { type HashCost, hashPassword, isPasswordOf } from '../rules/password-hash.ts';
import { recordStaffActivity } from '../rules/record-sign-in.ts';
import { replaceLibraryHash } from '../rules/replace-library-hash.ts';
import { MAX_SESSION_MS } from '../rules/session-life.ts';
import {
  authRoles,
  createPasskeyPlugin,
  createSecondFactorPlugin,
  lockoutSeconds,
  tableNames,
} from './auth-options.ts';
import { factorPaths, proofPaths, signInPaths } from './auth-paths.ts';
import { createBreachCheck } from './breached-passwords.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { createSignInAudit } from './sign-in-audit.ts';
import { createSignInGuard, type GuardedAttempt } from './sign-in-guard.ts';
import { findWeakPassword } from './weak-passwords.ts';

export interface AuthParts {
  open: Pick<OpenDatabase, 'db' | 'engine'>;
  secret: string;
  config: Pick<Config, 'siteUrl' | 'siteName' | 'adminEmail' | 'breachedPasswordsUrl'>;
  /** The current name of the site. It can change while the server runs. */
  siteName: () => Promise<string>;
  mailer: Mailer;
  now: () => number;
  newId: () => string;
  log: Log;
  /** What a new hash of a password or of a recovery code costs. Only tests set it, because their passwords protect nobody. */
  hashCost?: HashCost;
}

/** The library reads the client's address from this header. Only `call` sets it. */
const addressHeader = 'x-client-address';
/** The headers of a browser's request that the library gets. */
const forwardedHeaders = [
  'cookie',
  'origin',
  'referer',
  'user-agent',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
];
const SESSION_COOKIE = `${cookiePrefix}.session_token=`;
const RESET_HOURS = 1;
/** A request for a new password is answered after this time: without an account there is less to do, and the time would tell. */
const RESET_ANSWER_MS = 250;
/** Gets what the library logs while it reads a session. */
const sessionReads = new AsyncLocalStorage<{ cause?: unknown }>();
const { expiresIn, updateAge } = tableNames.session;

/** Sets up the sign-in library on our tables: email and password only, without public sign-up. */
export function createAuth(parts: AuthParts): StaffAuth {
  const { config, log, newId } = parts;
  const { db, engine } = parts.open;
  const passwordLink = (token: string) => `${config.siteUrl}${href('/admin/reset-password')}?token=${token}`;

  const isHttps = config.siteUrl.startsWith('https:');
  const guard = createSignInGuard({ db, secret: parts.secret, isHttps, now: parts.now, newId });
  /** The email address whose password a request has just reset. */
  const resetEmails = new WeakMap<Request, string>();

  const isBreached = createBreachCheck({ url: config.breachedPasswordsUrl, log });
  const recoveryCodes = createRecoveryCodes({ db, secret: parts.secret, cost: parts.hashCost });
  const auth = betterAuth({
    appName: config.siteName,
    baseURL: config.siteUrl,
    basePath: '/api/auth',
    secret: parts.secret,
    database: { db, type: engine },
    ...tableNames,
    plugins: [
      authRoles,
      createSecondFactorPlugin(recoveryCodes.storage),
      createPasskeyPlugin(config.siteUrl),
    ],
    // `waitFor` limits by account and browser. The library would limit by address alone.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // The origin that the browser uses. A foreign page cannot make the browser send another one.
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    advanced: {
      cookiePrefix,
      // The server adds `__Host-` and `Secure` to every cookie of the site (`host-cookies.ts`).
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [addressHeader] },
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { generateId: () => newId(), validateSchema: false },
      // Mail is sent in the background, so that the response time does not reveal whether an account exists.
      backgroundTasks: {
        handler: (task) => {
          task.catch((error) => log.error('sign-in task failed', { error }));
        },
      },
    },
    // At the levels 'error' and 'warn' the library writes wrong passwords to the console itself.
    logger: {
      level: 'info',
      log(level, message, ...rest) {
        const read = sessionReads.getStore();
        if (read) read.cause = rest[0];
        else if (level === 'error') log.error(message, { rest });
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 10,
      maxPasswordLength: 128,
      password: { hash: (password) => hashPassword(password, parts.hashCost), verify: isPasswordOf },
      resetPasswordTokenExpiresIn: (RESET_HOURS * HOUR) / SECOND,
      revokeSessionsOnPasswordReset: true,
      async onPasswordReset({ user }, request) {
        if (request) resetEmails.set(request, user.email);
        const network = request?.headers.get(addressHeader) ?? undefined;
        await confirmOwnPassword(db, { actor: { ...user, network }, now: parts.now(), newId });
      },
      async sendResetPassword({ user, token }) {
        if (!(await findActiveRole(db, { staffId: user.id, adminEmail: config.adminEmail }))) return;
        if (!(await guard.allowsResetMail(user.email))) return;
        await parts.mailer.send(
          composePasswordResetMail({
            to: user.email,
            name: user.name,
            link: passwordLink(token),
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
            if (code !== null && !(await guard.consumeCode(session.userId, code)))
              throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Code used already' });
            if (await findActiveRole(db, { staffId: session.userId, adminEmail }))
              return { data: { ...session, byPasskey: context?.path === '/passkey/verify-authentication' } };
            throw new APIError('FORBIDDEN', { code: 'NO_ROLE', message: 'This account may not sign in' });
          },
        },
      },
    },
  });

  const audit = createSignInAudit({
    db,
    secret: parts.secret,
    now: parts.now,
    newId,
    async findPendingStaff(identifier) {
      const { internalAdapter } = await auth.$context;
      return (await internalAdapter.findVerificationValue(identifier))?.value ?? null;
    },
  });

  /** The account whose password the link with this token sets. Undefined when the link is used or expired. */
  async function findLinkOwner(token: string): Promise<string | undefined> {
    const { internalAdapter } = await auth.$context;
    const stored = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    return stored !== null && stored.expiresAt.getTime() > parts.now() ? stored.value : undefined;
  }

  /** Counts a try of an anonymous client. Returns how long to wait, in milliseconds; 0 when the try is allowed. */
  async function waitFor(path: AuthPath, client: GuardedAttempt): Promise<number> {
    switch (path) {
      case '/sign-in/email':
        return guard.admitPassword(client);
      case '/request-password-reset':
        return guard.admitResetMail(client.clientAddress);
      case '/reset-password':
        return guard.admitLink(client.clientAddress);
      case '/passkey/generate-authenticate-options':
        return guard.admitPasskey(client.clientAddress);
      default:
        return 0;
    }
  }

  /** A session that is not valid is null. The library throws an error of its own, and tells only its logger why. */
  async function readSession(options: { headers: Headers; query?: { disableRefresh: boolean } }) {
    const failure: { cause?: unknown } = {};
    const read = await sessionReads
      .run(failure, () => auth.api.getSession({ ...options, returnHeaders: true }))
      .catch((error) => {
        throw failure.cause ?? error;
      });
    const { session } = read.response ?? {};
    return session && isTooOld(session.createdAt) ? { ...read, response: null } : read;
  }

  const isTooOld = (createdAt: string | Date) =>
    new Date(createdAt).getTime() + MAX_SESSION_MS <= parts.now();

  /** Whether the library has to read the session: it prolongs one that was not used for a day, and deletes one that has expired. */
  const isDue = (expiresAt: string | Date) =>
    new Date(expiresAt).getTime() - parts.now() <= (expiresIn - updateAge) * SECOND;

  /** The id of the session that a browser has before it signs in. That session ends with the sign-in. */
  async function findOldSession(headers: Headers): Promise<string | undefined> {
    return (await readSession({ headers, query: { disableRefresh: true } })).response?.session.id;
  }

  /** Ends the sessions that the account has in other browsers, because a way to sign in has changed. */
  async function endOtherSessions(headers: Headers, response: Response): Promise<void> {
    const fresh = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const cookie = fresh.some((one) => one?.startsWith(SESSION_COOKIE))
      ? fresh.join('; ')
      : headers.get('cookie');
    const read = await readSession({
      headers: new Headers({ cookie: cookie ?? '' }),
      query: { disableRefresh: true },
    });
    const session = read.response?.session;
    if (session) await deleteOtherSessions(db, { staffId: session.userId, keepId: session.id });
  }

  return {
    async call(path: AuthPath, { request, clientAddress, body = {} }) {
      const headers = new Headers({
        'Content-Type': 'application/json',
        // Stored with the session, truncated as in the audit log.
        [addressHeader]: truncateAddress(clientAddress),
      });
      for (const name of forwardedHeaders) {
        const value = request.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      const { origin } = new URL(request.url);
      // The server has already refused cross-site requests. Clients other than browsers send no Origin.
      if (!headers.has('origin')) headers.set('origin', origin);
      const address = `${origin}/api/auth${path}`;
      const client = { email: String(body.email), cookies: headers.get('cookie'), clientAddress };
      const staffId = proofPaths.has(path) ? (await readSession({ headers })).response?.user.id : undefined;
      const waitMs = staffId === undefined ? await waitFor(path, client) : await guard.admitProof(staffId);
      if (waitMs > 0) return tooManyAttempts(Math.ceil(waitMs / 1000));
      if (typeof body.newPassword === 'string') {
        const owner = path === '/reset-password' ? await findLinkOwner(String(body.token)) : staffId;
        const weak = await findWeakPassword(body.newPassword, {
          ...(await findPasswordOwner(db, owner)),
          siteName: config.siteName,
        });
        if (weak) return Response.json({ problem: weak }, { status: 422 });
        // Who has neither a session nor a link must not make the server send requests.
        if (owner !== undefined && (await isBreached(body.newPassword)))
          return Response.json({ problem: 'password.breached' satisfies ProblemCode }, { status: 422 });
      }
      const oldSession = signInPaths.has(path) ? await findOldSession(headers) : undefined;
      const attempt = staffId === undefined ? await audit.begin(path, { body, ...client }) : null;
      const factorOwner = staffId ?? attempt?.staffId;
      const isRecovery = path === '/two-factor/verify-backup-code' && factorOwner !== undefined;
      const code =
        isRecovery && factorOwner !== null
          ? await recoveryCodes.hashTyped(factorOwner, String(body.code))
          : body.code;
      const libraryRequest = path.startsWith('/passkey/generate-')
        ? new Request(address, { headers })
        : new Request(address, { method: 'POST', headers, body: JSON.stringify({ ...body, code }) });
      const [response] = await Promise.all([
        auth.handler(libraryRequest),
        path === '/request-password-reset' ? sleep(RESET_ANSWER_MS) : null,
      ]);
      if (attempt) await audit.end(attempt, response, clientAddress);
      // The library has locked the account after too many wrong codes.
      if (response.status === 429) {
        reportLimit('code');
        return tooManyAttempts(lockoutSeconds);
      }
      if (response.status === 500) throw new DatabaseUnavailable('The library of the accounts failed');
      if (response.status !== 200) return response;
      if (path === '/sign-in/email')
        await replaceLibraryHash(db, { email: client.email, password: String(body.password) });
      if (oldSession !== undefined)
        await db.deleteFrom('staff_session').where('id', '=', oldSession).execute();
      if (staffId !== undefined) await guard.acceptProof(staffId);
      if (path === '/passkey/verify-registration' || (staffId !== undefined && factorPaths.has(path)))
        await endOtherSessions(headers, response);
      const email = path === '/sign-in/email' ? client.email : resetEmails.get(libraryRequest);
      if (email !== undefined)
        response.headers.append('Set-Cookie', await guard.acceptSignIn({ ...client, email }));
      return response;
    },

    /** Reads the session without the library unless it is due: its signature and queries take several times as long. */
    async findSession(headers) {
      const token = findSessionToken(headers.get('cookie') ?? '', parts.secret);
      const found = token === null ? undefined : await findStoredSession(db, { token });
      if (!found || isTooOld(found.created_at)) return null;
      const read = isDue(found.expires_at) ? await readSession({ headers }) : null;
      if (read?.response === null) return null;
      const { id, name, email } = found;
      const role = resolveActiveRole(found, config.adminEmail);
      if (!role) return null;
      await recordStaffActivity(db, {
        staffId: id,
        sessionId: found.session_id,
        before: found.session_seen_at,
        now: parts.now(),
      });
      return {
        staff: {
          id,
          name,
          email,
          role,
          categories: parseCategories(found.categories),
          mustChangePassword: Boolean(found.must_change_password),
          hasSecondFactor: Boolean(found.two_factor_enabled),
          byPasskey: Boolean(found.by_passkey),
          sessionId: found.session_id,
        },
        cookies: read?.headers.getSetCookie() ?? [],
      };
    },

    async isSignedIn(headers) {
      return (await readSession({ headers, query: { disableRefresh: true } })).response !== null;
    },

    async isOwnPassword({ request, staffId, password }) {
      const waitMs = await guard.admitProof(staffId);
      if (waitMs > 0) return { isOwn: false, waitMs };
      const proof = auth.api.verifyPassword({ headers: request.headers, body: { password } });
      const isOwn = (await proof.catch(() => null))?.status === true;
      if (isOwn) await guard.acceptProof(staffId);
      return { isOwn, waitMs: 0 };
    },

    async findLock(account) {
      const factor = await db
        .selectFrom('staff_two_factor')
        .select('locked_until')
        .where('staff_id', '=', account.id)
        .executeTakeFirst();
      const codes = factor?.locked_until ? new Date(factor.locked_until).getTime() - parts.now() : 0;
      return Math.max(0, codes, await guard.findLock(account));
    },

    async liftLock(tx, account) {
      await guard.liftLock(tx, account);
      await tx
        .updateTable('staff_two_factor')
        .set({ locked_until: null, failed_verification_count: 0 })
        .where('staff_id', '=', account.id)
        .execute();
    },

    async createPasswordLink({ staffId, hours }) {
      const token = generateRandomString(32, 'a-z', 'A-Z', '0-9');
      const { internalAdapter } = await auth.$context;
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: staffId,
        expiresAt: new Date(parts.now() + hours * HOUR),
      });
      return passwordLink(token);
    },

    async isPasswordLinkOpen(token) {
      return (await findLinkOwner(token)) !== undefined;
    },
  };
}

function tooManyAttempts(seconds: number): Response {
  return new Response(null, { status: 429, headers: { 'Retry-After': String(seconds) } });
}
