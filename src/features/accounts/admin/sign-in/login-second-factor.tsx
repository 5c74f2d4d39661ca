import { data, Form, redirect, useNavigation } from 'react-router';
import { redirectWithToast } from '#platform/admin/action-answers.server.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { findStaff } from '#platform/sessions/session.server.ts';
import { Button, TextLink } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { loginText, secondFactorText } from '../../text.ts';
import type { Route } from './+types/login-second-factor.ts';
import { formatSignInProblem } from './format-sign-in-problem.ts';
import { localPath } from './local-path.ts';
import { confirmSecondFactor } from './sign-in.server.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  if (await findStaff(request, context)) throw redirect(localPath(url.searchParams.get('next')));
  // Without this cookie the password has not been checked yet.
  if (!request.headers.get('Cookie')?.includes('two_factor=')) throw redirect(href('/admin/login'));
  return { siteName: servicesOf(context).config.siteName };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = readForm(await request.formData());
  const result = await confirmSecondFactor(request, context, form.text('code'));
  if (result.step === 'failed') {
    const { problem, status, waitMinutes } = result;
    return data({ problem, waitMinutes }, { status });
  }
  return redirectWithToast(localPath(url.searchParams.get('next')), 'login.success', result.cookies);
}

/** The second step of the sign-in: a code of the app, or a recovery code. */
export default function LoginSecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <SignInFrame siteName={loaderData.siteName} title={secondFactorText.loginTitle}>
      <Form method="post" noValidate className="grid gap-4">
        <TextField
          label={secondFactorText.code}
          name="code"
          hint={secondFactorText.codeHint}
          error={actionData && formatSignInProblem(actionData.problem, actionData.waitMinutes)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          className="tabular text-xl tracking-widest"
          required
          autoFocus
        />
        <Button type="submit" look="primary" isBusy={isBusy}>
          {loginText.submit}
        </Button>
        <TextLink to={href('/admin/login')}>{secondFactorText.fromTheStart}</TextLink>
      </Form>
    </SignInFrame>
  );
}
