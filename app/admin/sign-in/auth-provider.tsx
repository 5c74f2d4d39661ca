import { createContext, type ReactNode, useContext, useState } from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { useToast } from '#app/ui/toast.tsx';
import { loginText, logoutText } from '#az/text/admin/login.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { href } from '#domain/href.ts';
import { askSession } from './ask-session.ts';

/** What every screen of the back-office knows of the person in front of it (spec §6). */
export interface Auth {
  user: Actor | null;
  isAuthenticated: boolean;
  userIsAdmin: boolean;
  /** While signing in or out, or while the screen behind the guard is being fetched. */
  loading: boolean;
  /** Signs in where one stands. Rejects with the words for what went wrong. */
  login(email: string, password: string): Promise<void>;
  /** Signs out and leads to the sign-in page. Rejects when that failed. */
  logout(): Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

/** @throws when used outside of `AuthProvider` (spec §8). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** Hands down who the server says is signed in. */
export function AuthProvider({ user, children }: { user: Actor | null; children: ReactNode }) {
  const [isBusy, setBusy] = useState(false);
  const navigation = useNavigation();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const showToast = useToast();

  async function whileBusy(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  }

  const auth: Auth = {
    user,
    isAuthenticated: user !== null,
    userIsAdmin: user?.role === 'admin',
    loading: isBusy || navigation.state === 'loading',
    login: (email, password) =>
      whileBusy(async () => {
        await askSession({ method: 'POST', body: new URLSearchParams({ email, password }) });
        await revalidator.revalidate();
        showToast({ kind: 'success', text: loginText.success });
      }),
    logout: () =>
      whileBusy(async () => {
        try {
          await askSession({ method: 'DELETE' });
        } catch (error) {
          showToast({ kind: 'error', text: logoutText.error });
          reportError(error);
          throw error;
        }
        showToast({ kind: 'success', text: logoutText.success });
        await navigate(href('/admin/login'), { replace: true });
      }),
  };
  return <AuthContext value={auth}>{children}</AuthContext>;
}
