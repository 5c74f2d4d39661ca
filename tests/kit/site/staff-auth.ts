import { type HashCost, RANDOM_PASSWORD_COST } from '#features/accounts/rules/password-hash.ts';
import { createAuth } from '#features/accounts/server/auth.ts';
import { createLog } from '#platform/log.ts';
import type { Message } from '#platform/mail/mailer.ts';
import type { AuthPath } from '#platform/sessions/staff-auth.ts';
import { PASSWORD } from '../content/accounts.ts';
import { newId } from '../content/articles.ts';
import type { TestDatabase } from '../databases/databases.ts';

export const AUTH_SECRET = 'a secret of at least thirty-two characters';
const ORIGIN = 'https://example.az';
const now = () => Date.now();

/** The sign-in library on a database of the test, and a browser that uses it. */
export function setUpAuth(
  open: TestDatabase,
  {
    secret = AUTH_SECRET,
    adminEmail = null,
    hashCost = RANDOM_PASSWORD_COST,
  }: { secret?: string; adminEmail?: string | null; hashCost?: HashCost } = {},
) {
  const sent: Message[] = [];
  const auth = createAuth({
    open,
    secret,
    config: { siteUrl: ORIGIN, siteName: 'Başqa ad', adminEmail, breachedPasswordsUrl: null },
    siteName: async () => 'Qəzet',
    mailer: { send: async (message) => void sent.push(message) },
    now,
    newId,
    hashCost,
    log: createLog({ level: 'silent', format: 'lines', now }),
  });
  const jar = new Map<string, string>();
  let clientAddress = '192.0.2.1';
  const headers = (more: Record<string, string> = {}) =>
    new Headers({ origin: ORIGIN, cookie: [...jar].map(([k, v]) => `${k}=${v}`).join('; '), ...more });
  return {
    auth,
    sent,
    jar,
    from: (address: string) => {
      clientAddress = address;
    },
    /** Sends a POST as a browser with a cookie jar would. */
    async post(path: AuthPath, body: Record<string, unknown>, more: Record<string, string> = {}) {
      const request = new Request(`${ORIGIN}/admin/login`, { headers: headers(more) });
      const response = await auth.call(path, { request, clientAddress, body });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/max-age=0/i.test(cookie)) jar.delete(name);
        else jar.set(name, value);
      }
      return { status: response.status, body: await response.json().catch(() => null), response };
    },
    session: () => auth.findSession(headers()),
  };
}

export const signInWith = (email: string, password = PASSWORD) => ({ email, password, rememberMe: true });
