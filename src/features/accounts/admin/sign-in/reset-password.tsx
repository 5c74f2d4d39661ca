import { data, Form, useNavigation } from 'react-router';
import { redirectWithToast } from '#platform/admin/action-answers.server.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { Button, TextLink } from '#platform/ui/button.tsx';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { passwordText } from '../../text.ts';
import type { Route } from './+types/reset-password.ts';
import {
  NewPasswordFields,
  type PasswordProblem,
  readNewPassword,
  usePasswordForm,
  weakPasswordOf,
} from './new-password-fields.tsx';
import { callAuth } from './sign-in.server.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { config, staffAuth } = servicesOf(context);
  const isLinkOpen = await staffAuth.isPasswordLinkOpen(url.searchParams.get('token') ?? '');
  return { siteName: config.siteName, isLinkOpen };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { password, problem: newPasswordProblem } = readNewPassword(readForm(await request.formData()));
  if (newPasswordProblem) return data<PasswordProblem>(newPasswordProblem, { status: 422 });
  const token = url.searchParams.get('token') ?? '';
  const body = { token, newPassword: password };
  const answer = await callAuth('/reset-password', { request, context, body });
  const { status, cookies, waitMinutes } = answer;
  if (status === 200) return redirectWithToast(href('/admin/login'), 'password.reset', cookies);
  if (status === 429)
    return data<PasswordProblem>({ problem: 'rate.tooMany', field: 'fresh', waitMinutes }, { status });
  const weak = weakPasswordOf(answer.body);
  if (weak) return data<PasswordProblem>(weak, { status: 422 });
  return data<PasswordProblem>({ problem: 'password.linkInvalid', field: 'fresh' }, { status: 400 });
}

/** Links for a visitor whose link was used or has expired: sign in, or request another mail. */
const exits = [
  { to: href('/admin/login'), label: passwordText.toLogin },
  { to: href('/admin/forgot-password'), label: passwordText.forgotSubmit },
];

/** The page behind the links in mails: choose a password, for the first time or again. */
export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  const { siteName, isLinkOpen } = loaderData;
  const { form, errorOf } = usePasswordForm(actionData);
  const problem = actionData?.problem ?? (isLinkOpen ? undefined : 'password.linkInvalid');
  if (problem === 'password.linkInvalid')
    return (
      <SignInFrame siteName={siteName} title={passwordText.resetTitle}>
        <ProblemNotice problem={problem} />
        <div className="flex flex-wrap gap-x-6">
          {exits.map(({ to, label }) => (
            <TextLink key={to} to={to}>
              {label}
            </TextLink>
          ))}
        </div>
      </SignInFrame>
    );
  return (
    <SignInFrame siteName={siteName} title={passwordText.resetTitle}>
      <Form ref={form} method="post" noValidate className="grid gap-4">
        <NewPasswordFields errorOf={errorOf} />
        <Button type="submit" look="primary" isBusy={isBusy}>
          {passwordText.submit}
        </Button>
      </Form>
    </SignInFrame>
  );
}
