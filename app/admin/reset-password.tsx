import { data, Form, Link, useNavigation } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { Button } from '#app/ui/button.tsx';
import { problemText } from '#az/text/problems.ts';
import { passwordText } from '#az/text/staff.ts';
import type { Route } from './+types/reset-password.ts';
import { redirectWithToast } from './flash.server.ts';
import { readNewPassword } from './new-password.ts';
import { Door } from './parts/door.tsx';
import { PasswordField } from './parts/password-field.tsx';
import { askAuth } from './sign-in.server.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { siteName: servicesOf(context).config.siteName };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { password, problem } = readNewPassword(await request.formData());
  if (problem) return data({ problem }, { status: 422 });
  const token = url.searchParams.get('token') ?? '';
  const body = { token, newPassword: password };
  const { status, cookies } = await askAuth('/reset-password', { request, context, body });
  if (status === 200) return redirectWithToast('/admin/login', 'password.reset', cookies);
  if (status === 429) return data({ problem: 'rate.tooMany' as const }, { status });
  return data({ problem: 'password.linkInvalid' as const }, { status: 400 });
}

/** Where the links of letters lead: choosing a password, for the first time or again. */
export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Door siteName={loaderData.siteName} title={passwordText.resetTitle}>
      <Form method="post" noValidate className="grid gap-4">
        <PasswordField
          label={passwordText.fresh}
          name="fresh"
          autoComplete="new-password"
          hint={passwordText.hint}
          error={actionData && problemText[actionData.problem]}
        />
        <PasswordField label={passwordText.repeat} name="repeat" autoComplete="new-password" />
        <Button type="submit" look="primary" busy={isBusy}>
          {passwordText.submit}
        </Button>
      </Form>
      {actionData?.problem === 'password.linkInvalid' && (
        <Link to="/admin/forgot-password" className="inline-flex min-h-11 items-center text-accent underline">
          {passwordText.forgotSubmit}
        </Link>
      )}
    </Door>
  );
}
