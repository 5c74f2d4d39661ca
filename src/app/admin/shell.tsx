import { Outlet } from 'react-router';
import { toastText } from '#app/text/toasts.ts';
import { AuthProvider } from '#features/accounts/admin/sign-in/auth-provider.tsx';
import { expiredFlashCookie, readFlash } from '#platform/admin/action-answers.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { findStaff, sessionCookies } from '#platform/sessions/session.server.ts';
import { ToastProvider } from '#platform/ui/toast.tsx';
import type { Route } from './+types/shell.ts';

export const handle = { isHydrated: true } as const;

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const response = await next();
    // An action that signs in or out sets the session cookie itself. The cookie read before it must not undo that.
    if (request.method === 'GET')
      for (const cookie of await sessionCookies(request, context))
        response.headers.append('Set-Cookie', cookie);
    if (readFlash(request, toastText) && response.status === 200)
      response.headers.append('Set-Cookie', expiredFlashCookie);
    return response;
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await findStaff(request, context);
  const user = staff && { id: staff.id, name: staff.name, email: staff.email, role: staff.role };
  return { user, flash: readFlash(request, toastText), siteName: servicesOf(context).config.siteName };
}

/** Wraps every screen of the back-office and the sign-in pages: provides the signed-in account and the toasts. */
export default function AdminShell({ loaderData }: Route.ComponentProps) {
  return (
    <ToastProvider flash={loaderData.flash}>
      <AuthProvider user={loaderData.user}>
        <Outlet />
      </AuthProvider>
    </ToastProvider>
  );
}
