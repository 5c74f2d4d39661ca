import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { href } from '#platform/http/href.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { useToast } from '#platform/ui/toast.tsx';
import { loginText, logoutText } from '../../text.ts';
import { requestSession } from './request-session.ts';

/** The signed-in account, for every screen of the back-office (spec §6). */
export interface Auth {
  user: Actor | null;
  isAuthenticated: boolean;
  userIsAdmin: boolean;
  /** True during sign-in, sign-out and every navigation. */
  loading: boolean;
  /** Signs in without leaving the screen. Rejects with an error whose message can be shown. */
  login(email: string, password: string): Promise<void>;
  /** Signs out and opens the sign-in page. Rejects when the sign-out fails. */
  logout(): Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

/** A page without an account says here that it was opened: the other tabs then check their session. */
export const SIGNED_OUT_CHANNEL = 'signed-out';

/** @throws when used outside of `AuthProvider` (spec §8). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** Provides the account that the server found in the session. */
export function AuthProvider({ user, children }: { user: Actor | null; children: ReactNode }) {
  const [isBusy, setBusy] = useState(false);
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const showToast = useToast();
  const isSignedOut = user === null;
  useEffect(() => {
    if (!isSignedOut) return;
    const tabs = new BroadcastChannel(SIGNED_OUT_CHANNEL);
    tabs.postMessage(null);
    tabs.close();
  }, [isSignedOut]);

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
        await requestSession({ method: 'POST', body: new URLSearchParams({ email, password }) });
        await revalidator.revalidate();
        showToast({ kind: 'success', text: loginText.success });
      }),
    logout: () =>
      whileBusy(async () => {
        try {
          await requestSession({ method: 'DELETE' });
        } catch (error) {
          showToast({ kind: 'error', text: logoutText.error });
          reportError(error);
          throw error;
        }
        // A new document, so that no data stays in memory. It shows the toast.
        location.replace(href('/admin/login'));
      }),
  };
  return <AuthContext value={auth}>{children}</AuthContext>;
}
