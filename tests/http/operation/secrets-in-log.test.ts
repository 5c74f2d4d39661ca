import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, writeStaff } from '../../kit/content/accounts.ts';
import { type MailServer, startMailServer } from '../../kit/servers/mail-server.ts';
import { secretOf, turnOnSecondFactor } from '../../kit/site/second-factor.ts';
import { siteEngine, startSite, type TestSite } from '../../kit/site/site.ts';
import { newVisitor, signIn } from '../../kit/site/visitor.ts';

const AUTH_SECRET = 'the secret of this test has more than thirty-two characters';
const WRONG = 'yanlış-amma-gizli-şifrə';
const FRESH = 'tamam-başqa-gizli-şifrə';

describe('the log of everything', () => {
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

  test('has no password, code, token, cookie or address of a person', async () => {
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
    const cookies = [...signedIn.cookies.values()].filter((value) => value.length >= 16);
    expect(cookies.length).toBeGreaterThan(0);
    const parts = cookies.flatMap((value) => [value, decodeURIComponent(value).split('.')[0] ?? '']);
    const secrets = [
      PASSWORD,
      WRONG,
      FRESH,
      token,
      secretOf(uri),
      AUTH_SECRET,
      email,
      'gizli-nisan',
      ...parts,
    ];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});
