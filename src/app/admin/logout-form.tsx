import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { logoutText } from '#features/accounts/text.ts';
import { href } from '#platform/http/href.ts';
import { useToast } from '#platform/ui/toast.tsx';

/** The form that signs out (spec §2.4). The caller passes the button. */
export function LogoutForm({ children }: { children: ReactNode }) {
  const showToast = useToast();
  return (
    <Form
      method="post"
      action={href('/admin/logout')}
      onSubmit={(event) => {
        // Without a network the router would replace the screen by an error page, and unsaved input would be lost.
        if (navigator.onLine) return;
        event.preventDefault();
        showToast({ kind: 'error', text: logoutText.error });
      }}
    >
      {children}
    </Form>
  );
}
