import { logoutText } from '#features/accounts/text.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { href } from '#platform/http/href.ts';
import { findStaff } from '#platform/sessions/session.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { connectionText, diagnosticsText } from '../text.ts';
import type { Route } from './+types/connection.ts';
import { CheckLog } from './parts/check-log.tsx';
import { RefreshLink } from './parts/refresh-link.tsx';
import { SignInTest } from './parts/sign-in-test.tsx';
import { ToolPage } from './parts/tool-page.tsx';
import { runChecks } from './run-checks.server.ts';
import { testSignIn } from './test-sign-in.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const lines = await runChecks(request, context);
  return { lines, email: (await findStaff(request, context))?.email ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = readForm(await request.formData());
  const email = form.text('email');
  const password = form.text('password');
  return { result: await testSignIn(request, context, { email, password }), email };
}

/** Tests the services of the site, with a log, a rerun and a sign-out (spec §2.6). The specification sets the path. */
export default function ConnectionTest({ loaderData, actionData }: Route.ComponentProps) {
  const { lines, email } = loaderData;
  const failing = lines.filter(({ state }) => state !== 'working').length;
  return (
    <ToolPage
      title={diagnosticsText.connection}
      actions={
        <>
          <RefreshLink to={href('/firebase-test')} label={diagnosticsText.rerun} />
          {email && (
            <form method="post" action={href('/admin/logout')}>
              <Button type="submit">{logoutText.action}</Button>
            </form>
          )}
        </>
      }
    >
      <p className="text-muted">{email ? connectionText.signedIn(email) : connectionText.signedOut}</p>
      <Notice kind={failing === 0 ? 'success' : 'info'}>
        {failing === 0 ? connectionText.allWell : connectionText.someFail(failing)}
      </Notice>
      <CheckLog lines={lines} />
      <SignInTest result={actionData?.result} email={actionData?.email} />
    </ToolPage>
  );
}
