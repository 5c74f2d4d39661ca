import { afterAll, beforeAll, expect, test } from 'vitest';
import { screens } from '#app/declarations.ts';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { type MailServer, startMailServer } from '../../kit/servers/mail-server.ts';
import { secretOf, turnOnSecondFactor } from '../../kit/site/second-factor.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { newVisitor, signIn, type Visitor } from '../../kit/site/visitor.ts';

const AUTH_SECRET = 'the secret of this test has more than thirty-two characters';
const WRONG = 'yanlış-amma-gizli-şifrə';
const FRESH = 'tamam-başqa-gizli-şifrə';

let site: TestSite;
let mail: MailServer;
let email = '';
beforeAll(async () => {
  mail = await startMailServer();
  site = await startSite({
    engine: siteEngine(),
    env: { TRUST_PROXY: '1', LOG_LEVEL: 'debug', SMTP_URL: mail.url, AUTH_SECRET },
    async fill(db) {
      ({ email } = await writeStaff(db, 'admin'));
    },
  });
});
afterAll(async () => {
  await site.stop();
  await mail.stop();
});

test('the log of everything has no password, code, token, cookie or address of a person', async () => {
  const visitor = newVisitor(site);
  await visitor.post('/admin/login', { email, password: WRONG });
  const signedIn = await signIn(site, email);
  const { uri } = await turnOnSecondFactor(signedIn);
  await newVisitor(site).post('/admin/forgot-password', { email });
  const letter = await mail.take(({ to }) => to.includes(email));
  const link = /\/admin\/reset-password\?token=(\w+)/.exec(letter.text) ?? [];
  const [path = '', token = ''] = link;
  expect(token).not.toBe('');
  await visitor.get(path);
  const set = await visitor.post(path, { fresh: FRESH, repeat: FRESH, password: FRESH });
  expect(set.status).toBeLessThan(500);
  for (const secretPath of [
    '/preview/gizli-nisan',
    '/newsletter/confirm/gizli-nisan',
    '/rss/tam/gizli-nisan',
  ])
    await visitor.get(secretPath);
  await visitor.post('/admin/logout?next=gizli-nisan', {}, { Origin: 'https://evil.example' });

  const log = site.logged().join('\n');
  expect(log).toContain('"path":"/admin/reset-password"');
  expect(log).toContain('"path":"/preview/…"');
  const secrets = [...secretsOf(signedIn, uri), WRONG, FRESH, token, email, 'gizli-nisan'];
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

test('no address in a page of the back-office or a redirect has a password, seed, cookie or key', async () => {
  let person = { id: '', email: '' };
  await site.change(async (db) => {
    person = await writeStaff(db, 'admin');
  });
  const visitor = await signIn(site, person.email);
  const { uri } = await turnOnSecondFactor(visitor);
  // A cookie begins with the id of the account, which is no secret.
  const secrets = [...secretsOf(visitor, uri), person.email].filter((secret) => secret !== person.id);
  const next = newVisitor(site);
  const asked = await next.post('/admin/login?next=/admin/password', {
    email: person.email,
    password: PASSWORD,
  });
  const addresses = [asked.headers.get('location') ?? ''];
  for (const { path } of screens.filter(({ path, kind }) => kind === 'page' && !/[:*]/.test(path))) {
    const answer = await visitor.get(path);
    addresses.push(answer.headers.get('location') ?? '', ...addressesIn(await answer.text()));
  }
  expect(addresses.length).toBeGreaterThan(1000);
  const carriesSecret = (address: string) =>
    secrets.some((secret) => decodeURIComponent(address).includes(secret)) ||
    /[?&](?:token|key|secret|code|password|session)=/i.test(address);
  expect(addresses.filter(carriesSecret)).toEqual([]);
});

/** What nobody may read of a signed-in person and of the site. */
function secretsOf(visitor: Visitor, uri: string): string[] {
  const cookies = [...visitor.cookies.values()].filter((value) => value.length >= 16);
  expect(cookies.length).toBeGreaterThan(0);
  const parts = cookies.flatMap((value) => [value, decodeURIComponent(value).split('.')[0] ?? '']);
  return [PASSWORD, secretOf(uri), AUTH_SECRET, ...parts];
}

function addressesIn(html: string): string[] {
  const attributes = html.matchAll(/\b(?:href|src|srcset|action|formaction|poster)="([^"]*)"/gi);
  return [...attributes].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}
