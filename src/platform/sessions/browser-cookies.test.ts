import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createStaffCheck } from './create-staff-check.ts';
import { createKnownStaffCookie, readKnownStaff } from './known-staff.server.ts';
import { createToken, hashToken } from './secret-token.ts';
import { createSessionCheck } from './session-check.ts';

const SECRET = 'a secret of at least thirty-two characters';
const requestWith = (cookie: string) =>
  new Request('https://example.az/admin', { headers: { Cookie: cookie } });
const addStaff = (cookie: string, id: string, isHttps = true) =>
  createKnownStaffCookie(requestWith(cookie), { id, secret: SECRET, isHttps });
const readStaff = (cookie: string, secret = SECRET) => readKnownStaff(requestWith(cookie), secret);
/** The cookie as the browser sends it back. */
const sentBack = (header: string | null) => header?.split(';')[0] ?? '';

it('a browser remembers the accounts that signed in, the newest first and at most eight', () => {
  let cookie = '';
  for (const id of ['a', 'b', 'a', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
    cookie = sentBack(addStaff(cookie, id));
  expect(readStaff(cookie)).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'a']);
  expect(readStaff(`theme=dark; ${cookie}; x=1`)).toHaveLength(8);
  expect(addStaff(cookie, 'i')).toBeNull();
  expect(readStaff(sentBack(addStaff(cookie, 'e')))).toEqual(['e', 'i', 'h', 'g', 'f', 'd', 'c', 'a']);
});

it('a browser keeps these accounts for 30 days, for the back-office alone', () => {
  const header = addStaff('', 'a') ?? '';
  expect(header.replace(/=a\.[\w-]{43};/, '=…;')).toBe(
    'newsroom.writers=…; Path=/admin; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure',
  );
  expect(addStaff('', 'a', false)).not.toContain('Secure');
});

it('a browser cannot claim an account: the signature of the site is needed', () => {
  const cookie = sentBack(addStaff('', 'a'));
  expect(readStaff(cookie, `${SECRET}!`)).toEqual([]);
  for (const forged of [
    cookie.replace('=a.', '=b.'),
    cookie.replace('=a.', '=a.b.'),
    `${cookie}a`,
    cookie.slice(0, -1),
    'newsroom.writers=a',
    `newsroom.writers=.${createHmac('sha256', SECRET).update('writers:').digest('base64url')}`,
    `x${cookie}`,
    '',
  ])
    expect(readStaff(forged), forged).toEqual([]);
  expect(readKnownStaff(new Request('https://example.az/'), SECRET)).toEqual([]);
});

it('a request comes from the newsroom with such a cookie, or with a session', async () => {
  const asked: (string | null)[] = [];
  const check = (cookie: string | undefined, isSignedIn: boolean) =>
    createStaffCheck({
      secret: SECRET,
      staffAuth: {
        isSignedIn: async (headers) => {
          asked.push(headers.get('Cookie'));
          return isSignedIn;
        },
      },
    })({ headers: { cookie } } as Parameters<ReturnType<typeof createStaffCheck>>[0]);
  expect(await check(sentBack(addStaff('', 'a')), false)).toBe(true);
  expect(asked).toEqual([]);
  expect([await check('session=1', true), await check('session=1', false)]).toEqual([true, false]);
  expect(await check(undefined, false)).toBe(false);
  expect(asked).toEqual(['session=1', 'session=1', '']);
});

/** A session cookie as the sign-in library signs it. */
const sign = (token: string, secret = SECRET) =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;
const isSession = (cookie: string) =>
  createSessionCheck(SECRET)({ rawHeaders: ['Host', 'example.az', 'Cookie', cookie] });

it('a session is a cookie that the site has signed, percent-encoded or not, among others', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w.-]{1,40}$/), (token) => {
      const value = sign(token);
      expect(isSession(`newsroom.session_token=${value}`)).toBe(true);
      const encoded = encodeURIComponent(value);
      for (const one of [encoded, encoded.replaceAll(/%../g, (code) => code.toLowerCase())])
        expect(isSession(`a=b; newsroom.session_token=${one}; c=d`)).toBe(true);
      expect(isSession(`newsroom.session_token=${sign(token, 'other')}`)).toBe(false);
      expect(isSession(`newsroom.session_token=x${value}`)).toBe(false);
      expect(isSession(`a=newsroom.session_token=${value}`)).toBe(false);
    }),
  );
  const ofAnotherSite = `newsroom.session_token=${sign('a', 'other')}`;
  expect(isSession(`${ofAnotherSite}; newsroom.session_token=${sign('a')}`)).toBe(true);
});

it.each([
  '',
  'a=b',
  'newsroom.session_token=',
  'newsroom.session_token=a',
  'newsroom.session_token=a.',
  'newsroom.session_token=a.AAAA',
  `newsroom.session_token=${sign('')}`,
  `newsroom.session_tokens=${sign('a')}`,
])('the cookie "%s" is no session', (cookie) => {
  expect(isSession(cookie)).toBe(false);
});

it('a token is two random ids, and is stored as its SHA-256', () => {
  const ids = ['abc', 'def'];
  expect(createToken(() => ids.shift() ?? '')).toBe('abcdef');
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
