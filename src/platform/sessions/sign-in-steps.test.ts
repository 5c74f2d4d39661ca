import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Forbidden } from '#platform/errors.ts';
import { requestContext, type Services, servicesContext } from '#platform/http/context.ts';
import { NOON } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { hasRole, type RequiredRole, requireRole, type StaffRole } from './actor.ts';
import { isSecondFactorRequired, secondFactorSetting } from './is-second-factor-required.ts';
import {
  actorOf,
  answerJson,
  findActor,
  findStaff,
  nextSignInStep,
  refuseRole,
  requireStaffRole,
  screenPath,
  sessionCookies,
} from './session.server.ts';
import type { SignedInStaff } from './staff-auth.ts';

const account: SignedInStaff = {
  id: 'a',
  name: 'Aygün',
  email: 'aygun@example.az',
  role: 'admin',
  mustChangePassword: false,
  hasSecondFactor: true,
  byPasskey: false,
  sessionId: 's',
};

const at = (path: string, init: RequestInit = {}) =>
  new Request(`https://example.az${path}`, { headers: { Cookie: 'newsroom.session_token=x' }, ...init });

describeOnEachDatabase('the steps of the sign-in', (open) => {
  /** A request of an account, as the sign-in library finds it; null without a session. */
  async function prepare(over: Partial<SignedInStaff> | null = {}) {
    const { db } = await open();
    let lookUps = 0;
    const context = new RouterContextProvider();
    const staffAuth = {
      findSession: async () => {
        lookUps += 1;
        return over && { staff: { ...account, ...over }, cookies: ['a=b'] };
      },
    } as unknown as Services['staffAuth'];
    context.set(servicesContext, { db, staffAuth } as unknown as Services);
    context.set(requestContext, { requestId: 'r', clientAddress: '203.0.113.77', nonce: '' });
    const enter = (role: RequiredRole, request = at('/admin/articles')) =>
      requireStaffRole(role)(
        { request, context } as unknown as Parameters<ReturnType<typeof requireStaffRole>>[0],
        async () => new Response(),
      );
    const refusal = (request?: Request) =>
      Promise.resolve(enter('staff', request)).then(
        () => null,
        async (response: Response) => [response.status, response.headers.get('Location')],
      );
    return { db, context, enter, refusal, countLookUps: () => lookUps };
  }

  const requireSecondFactor = async (value: string) => {
    const { db } = await open();
    const setting = { key: secondFactorSetting, value, version: 1, updated_at: NOON };
    await db.insertInto('setting').values(setting).execute();
  };

  it('begin with the sign-in, which leads back to the page and says when a form was not saved', async () => {
    const { refusal } = await prepare(null);
    expect(await refusal()).toEqual([302, '/admin/login?next=%2Fadmin%2Farticles']);
    expect(await refusal(at('/admin'))).toEqual([302, '/admin/login']);
    expect(await refusal(at('/admin', { method: 'POST' }))).toEqual([302, '/admin/login?unsent=1']);
    expect(await refusal(at('/admin/a.data?q=1&_routes=b', { method: 'POST' }))).toEqual([
      302,
      '/admin/login?next=%2Fadmin%2Fa%3Fq%3D1&unsent=1',
    ]);
  });

  it('ask for a new password before anything else, but on its own screen', async () => {
    const { context, refusal } = await prepare({ mustChangePassword: true });
    expect(await refusal()).toEqual([302, '/admin/password']);
    expect(await nextSignInStep(at('/admin/password'), context)).toBeNull();
  });

  it.each<[string, Partial<SignedInStaff>, string, string | null]>([
    ['an admin without one', {}, '/admin', 'secondFactor'],
    ['an admin with one', { hasSecondFactor: true }, '/admin', null],
    ['an admin with a passkey', { byPasskey: true }, '/admin', null],
    ['an editor without one', { role: 'editor' }, '/admin', null],
    ['its own screen', {}, '/admin/second-factor', null],
    ['the screen of passkeys', {}, '/admin/passkeys', null],
    ['the screen of the password', {}, '/admin/password', null],
  ])('ask for a second factor where the settings do: %s', async (_name, over, path, step) => {
    const { context } = await prepare({ hasSecondFactor: false, ...over });
    expect(await nextSignInStep(at(path), context)).toBeNull();
    await requireSecondFactor('true');
    expect(await nextSignInStep(at(path), context)).toBe(step);
  });

  it('answer scripts with the problem instead of another address', async () => {
    const problemOf = async (over: Partial<SignedInStaff> | null) => {
      const { context, enter } = await prepare(over);
      await answerJson(
        { context } as unknown as Parameters<typeof answerJson>[0],
        async () => new Response(),
      );
      return Promise.resolve(enter('staff')).then(
        () => null,
        async (response: Response) => [response.status, await response.json()],
      );
    };
    expect(await problemOf(null)).toEqual([401, { problem: 'image.unauthorized' }]);
    expect(await problemOf({ mustChangePassword: true })).toEqual([401, { problem: 'password.owed' }]);
    await requireSecondFactor('true');
    expect(await problemOf({ hasSecondFactor: false })).toEqual([401, { problem: 'secondFactor.owed' }]);
  });

  it('end with the account, whose session is looked up once for a request', async () => {
    const { context, enter, countLookUps } = await prepare();
    expect(findActor(context)).toBeNull();
    expect(() => actorOf(context)).toThrow('No layout above this route requires a role');
    await enter('editor');
    const { id, name, email, role } = account;
    expect(actorOf(context)).toEqual({ id, name, email, role, network: '203.0.113.0' });
    expect(await sessionCookies(at('/admin'), context)).toEqual(['a=b']);
    expect(countLookUps()).toBe(1);
  });

  it('are not looked up without a session cookie', async () => {
    const { context, countLookUps } = await prepare();
    const request = new Request('https://example.az/admin', { headers: { Cookie: 'theme=dark' } });
    expect(await findStaff(request, context)).toBeNull();
    expect(await sessionCookies(new Request('https://example.az/'), context)).toEqual([]);
    expect(countLookUps()).toBe(0);
  });

  it('refuse an account without the role, as a page or to a script', async () => {
    const { context, enter } = await prepare({ role: 'author' });
    const refusal = (role: RequiredRole) => {
      try {
        refuseRole(context, role);
        return null;
      } catch (response) {
        return response as Response;
      }
    };
    expect(refusal('admin')).toBeNull();
    await enter('staff');
    expect([refusal('author'), refusal('staff')]).toEqual([null, null]);
    expect([refusal('editor')?.status, await refusal('editor')?.text()]).toEqual([403, '']);
    await answerJson({ context } as unknown as Parameters<typeof answerJson>[0], async () => new Response());
    expect([refusal('editor')?.status, await refusal('editor')?.json()]).toEqual([
      403,
      { problem: 'role.denied' },
    ]);
    expect(requireStaffRole('editor').role).toBe('editor');
  });

  it('need a second factor only when the setting says so', async () => {
    const { db } = await open();
    expect(await isSecondFactorRequired(db, 'admin')).toBe(false);
    await requireSecondFactor('false');
    expect(await isSecondFactorRequired(db, 'admin')).toBe(false);
    await db.updateTable('setting').set({ value: 'true' }).execute();
    expect(await isSecondFactorRequired(db, 'admin')).toBe(true);
  });
});

it.each([
  ['/admin/articles?page=2', '/admin/articles?page=2'],
  ['/admin/articles.data?page=2&_routes=a&index', '/admin/articles?page=2'],
  ['/_root.data', '/'],
  ['/admin/a.data.b', '/admin/a.data.b'],
  ['/admin/_root', '/admin/_root'],
])('the data of a page are requested at another address: %s belongs to %s', (path, screen) => {
  expect(screenPath(at(path))).toBe(screen);
});

const roles: StaffRole[] = ['admin', 'chief', 'editor', 'author', 'moderator', 'operator'];

it.each<[RequiredRole, StaffRole[]]>([
  ['staff', ['admin', 'chief', 'editor', 'author', 'moderator', 'operator']],
  ['desk', ['admin', 'chief', 'editor', 'author', 'operator']],
  ['operator', ['admin', 'chief', 'editor', 'operator']],
  ['moderator', ['admin', 'chief', 'editor', 'moderator']],
  ['author', ['admin', 'chief', 'editor', 'author']],
  ['editor', ['admin', 'chief', 'editor']],
  ['chief', ['admin', 'chief']],
  ['admin', ['admin']],
])('what needs the role %s is open to %j', (required, holders) => {
  expect(roles.filter((role) => hasRole({ role }, required))).toEqual(holders);
  for (const role of roles)
    if (holders.includes(role)) requireRole({ role }, required);
    else
      expect(() => requireRole({ role }, required)).toThrow(
        expect.toSatisfy((error) => error instanceof Forbidden && error.message.endsWith(required)),
      );
});
