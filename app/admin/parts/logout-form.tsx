import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useToast } from '#app/ui/toast.tsx';
import { logoutText } from '#az/text/admin/login.ts';
import { href } from '#domain/href.ts';

/** The way out (spec §2.4); its button is the caller's. */
export function LogoutForm({ children }: { children: ReactNode }) {
  const showToast = useToast();
  return (
    <Form
      method="post"
      action={href('/admin/logout')}
      onSubmit={(event) => {
        // Without a network the router would leave for a page that cannot come, and what is on the screen would go.
        if (navigator.onLine) return;
        event.preventDefault();
        showToast({ kind: 'error', text: logoutText.error });
      }}
    >
      {children}
    </Form>
  );
}
