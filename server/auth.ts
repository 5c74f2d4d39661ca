import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { generateRandomString } from 'better-auth/crypto';
import type { AuthPath, StaffAuth } from '#app/staff-auth.ts';
import type { OpenDatabase } from '#db/engine.ts';
import type { StaffRole } from '#db/schema.ts';
import { confirmOwnPassword } from '#domain/accounts/confirm-own-password.ts';
import { findWorkingRole, workingRole } from '#domain/accounts/find-working-role.ts';
import { noteStaffSeen } from '#domain/accounts/note-staff-seen.ts';
import { resetPasswordMessage } from '#domain/accounts/password-messages.ts';
import { clientNetwork } from '#domain/client-network.ts';
import type { Mailer } from '#domain/mailer.ts';
import { attemptLimits, passkeysOf, secondFactor, staffRoles, tableNames } from './auth-options.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { createSignInGuard } from './sign-in-guard.ts';

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

/** The sign-in library on our tables: e-mail and password only, nobody signs up from outside. */
export function createAuth(parts: AuthParts): StaffAuth {
  const { config, log, newId } = parts;
  const { db, engine } = parts.open;
  const linkFor = (token: string) => `${config.siteUrl}/admin/reset-password?token=${token}`;

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
    rateLimit: attemptLimits,
    telemetry: { enabled: false },
    // The address somebody's browser shows them; a foreign page cannot make it send another.
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    advanced: {
      cookiePrefix: 'newsroom',
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
        if (!(await findWorkingRole(db, { staffId: user.id, adminEmail: config.adminEmail }))) return;
        if (!(await guard.allowsLetter(user.email))) return;
        await parts.mailer.send(
          resetPasswordMessage({
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
            if (await findWorkingRole(db, { staffId: session.userId, adminEmail }))
              return { data: { ...session, byPasskey: context?.path === '/passkey/verify-authentication' } };
            throw new APIError('FORBIDDEN', { code: 'NO_ROLE', message: 'This account may not sign in' });
          },
        },
      },
    },
  });

  return {
    async call(path: AuthPath, { request, clientAddress, body = {} }) {
      const headers = new Headers({
        'Content-Type': 'application/json',
        [addressHeader]: clientNetwork(clientAddress),
      });
      for (const name of passedOn) {
        const value = request.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      const address = `${new URL(request.url).origin}/api/auth${path}`;
      const asked = path.startsWith('/passkey/generate-')
        ? new Request(address, { headers })
        : new Request(address, { method: 'POST', headers, body: JSON.stringify(body) });
      const signsIn = path === '/sign-in/email' ? String(body.email) : null;
      const cookies = headers.get('cookie');
      if (signsIn !== null && !(await guard.admit(signsIn, cookies)))
        return new Response(null, { status: 429 });
      const answer = await auth.handler(asked);
      const owner = signsIn ?? resetBy.get(asked);
      if (owner !== undefined && answer.status === 200)
        answer.headers.append('Set-Cookie', await guard.welcome(owner, cookies));
      return answer;
    },

    async findSession(headers) {
      const { response, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
      if (!response) return null;
      const { user } = response;
      const role = workingRole({ ...user, role: user.role as StaffRole | null }, config.adminEmail);
      if (!role) return null;
      await noteStaffSeen(db, { staffId: user.id, before: user.seenAt ?? null, now: parts.now() });
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

    async isOwnPassword({ request, staffId, password }) {
      if (!(await guard.allowsProof(staffId))) return 'tooMany';
      const proof = auth.api.verifyPassword({ headers: request.headers, body: { password } });
      return (await proof.catch(() => null))?.status ? 'yes' : 'no';
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
      const { internalAdapter } = await auth.$context;
      const kept = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      return kept !== null && kept.expiresAt.getTime() > parts.now();
    },
  };
}
