import { expect, test } from 'vitest';
import type { StaffAuth } from '#platform/sessions/staff-auth.ts';
import { limitPasswordWork } from './limit-password-work.ts';

const request = new Request('http://localhost/admin/login');

test('sign-ins queue; a full queue answers 503 with Retry-After, and other calls never wait', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const slow = {
    async call(path: string) {
      if (path === '/sign-in/email') await released;
      return new Response(path);
    },
  } as unknown as StaffAuth;
  const auth = limitPasswordWork(slow, { concurrency: 1, maxWaiting: 3, maxWaitingPerClient: 2 });
  const signIn = (clientAddress: string) => auth.call('/sign-in/email', { request, clientAddress });
  const taken = [signIn('2001:db8::1'), signIn('2001:db8::2'), signIn('2001:db8::3')];
  const refused = await signIn('2001:db8::4');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
  taken.push(signIn('192.0.2.1'));
  expect((await signIn('192.0.2.2')).status).toBe(503);
  expect((await auth.call('/sign-out', { request, clientAddress: '192.0.2.2' })).status).toBe(200);
  release();
  expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});
