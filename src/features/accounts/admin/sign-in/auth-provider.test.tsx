import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Actor } from '#platform/sessions/actor.ts';
import { AuthProvider, useAuth } from './auth-provider.tsx';

function Reader() {
  const { user, isAuthenticated, userIsAdmin, loading } = useAuth();
  return <>{JSON.stringify({ email: user?.email ?? null, isAuthenticated, userIsAdmin, loading })}</>;
}

const render = (user: Actor | null) => {
  const element = (
    <AuthProvider user={user}>
      <Reader />
    </AuthProvider>
  );
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return JSON.parse(html.replaceAll('&quot;', '"'));
};

test('useAuth needs its provider', () => {
  expect(() => renderToString(<Reader />)).toThrow('useAuth must be used within an AuthProvider');
});

test('useAuth returns the signed-in account', () => {
  const user: Actor = { id: '1', name: 'Leyla', email: 'leyla@example.az', role: 'admin' };
  const rest = { email: user.email, isAuthenticated: true, loading: false };
  expect(render(user)).toEqual({ ...rest, userIsAdmin: true });
  expect(render({ ...user, role: 'editor' })).toEqual({ ...rest, userIsAdmin: false });
  expect(render(null)).toEqual({ email: null, isAuthenticated: false, userIsAdmin: false, loading: false });
});
