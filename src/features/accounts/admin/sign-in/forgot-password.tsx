import { data, Form, useNavigation } from 'react-router';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { Button, TextLink } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { loginText, passwordText } from '../../text.ts';
import type { Route } from './+types/forgot-password.ts';
import { formatSignInProblem } from './format-sign-in-problem.ts';
import { callAuth } from './sign-in.server.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return { siteName: servicesOf(context).config.siteName };
}

export async function action({ request, context }: Route.ActionArgs) {
  const email = readForm(await request.formData())
    .text('email')
    .trim();
  const refuse = (problem: ProblemCode, status: number, waitMinutes = 0) =>
    data({ problem, waitMinutes, email, isSent: false }, { status });
  if (email === '') return refuse('email.required', 422);
  const body = { email: email.toLowerCase() };
  const { status, waitMinutes } = await callAuth('/request-password-reset', { request, context, body });
  if (status === 429) return refuse('rate.tooMany', 429, waitMinutes);
  if (status >= 500) return refuse('server.failed', 500);
  if (status !== 200) return refuse('email.invalid', 422);
  return data({ problem: null, waitMinutes: 0, email, isSent: true });
}

/** Sends a link to choose a new password. The answer is the same when no account has the address. */
export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <SignInFrame siteName={loaderData.siteName} title={passwordText.forgotTitle}>
      {actionData?.isSent ? (
        <Notice kind="success">{passwordText.forgotDone}</Notice>
      ) : (
        <Form method="post" noValidate className="grid gap-4">
          <p>{passwordText.forgotHint}</p>
          <TextField
            label={loginText.email}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={actionData?.email}
            error={actionData?.problem && formatSignInProblem(actionData.problem, actionData.waitMinutes)}
            required
            autoFocus
          />
          <Button type="submit" look="primary" isBusy={isBusy}>
            {passwordText.forgotSubmit}
          </Button>
        </Form>
      )}
      <TextLink to={href('/admin/login')}>{passwordText.toLogin}</TextLink>
    </SignInFrame>
  );
}
