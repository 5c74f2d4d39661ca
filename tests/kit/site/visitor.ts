import { randomBytes } from 'node:crypto';
import { PASSWORD } from '../content/accounts.ts';
import type { TestSite } from './site.ts';

/** The site that a visitor uses. */
type Place = Pick<TestSite, 'url' | 'fetch'>;

/** A browser that keeps cookies but runs no scripts. */
export interface Visitor {
  get(path: string): Promise<Response>;
  /** Sends a form to the address of its screen. A form with files is a `FormData`. */
  post(
    path: string,
    fields: Record<string, string> | FormData,
    headers?: Record<string, string>,
  ): Promise<Response>;
  cookies: Map<string, string>;
}

/**
 * Creates a browser with its own client address, so that the attempts of one test do not count in another. The site must
 * be started with `TRUST_PROXY=1` for that.
 */
export function newVisitor(site: Place): Visitor {
  const cookies = new Map<string, string>();
  const [a, b, c] = randomBytes(3);
  const address = `10.${a}.${b}.${c}`;
  async function send(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'X-Forwarded-For': address, ...(cookie ? { cookie } : {}), ...init.headers };
    const answer = await site.fetch(path, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  return {
    cookies,
    get: (path) => send(path, {}),
    post: (path, fields, headers) =>
      send(path, {
        method: 'POST',
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
        headers: { Origin: site.url, ...headers },
      }),
  };
}

/** Creates a signed-in visitor. Throws when the sign-in fails. */
export async function signIn(site: Place, email: string, password = PASSWORD): Promise<Visitor> {
  const visitor = newVisitor(site);
  const answer = await visitor.post('/admin/login', { email, password, remember: 'on' });
  if (answer.status !== 302) throw new Error(`${email} could not sign in: ${answer.status}`);
  return visitor;
}

/** The `Cookie` header of a visitor, for requests that its own functions do not make. */
export function cookieOf({ cookies }: Visitor): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** Whether a `Cookie` header is that of a session, as the forms of the back-office ask. No screen is drawn for the answer. */
export async function hasSession(site: Pick<Place, 'fetch'>, cookie: string): Promise<boolean> {
  const answer = await site.fetch('/admin/session', { headers: { cookie } });
  return ((await answer.json()) as { isSignedIn: boolean }).isSignedIn;
}
