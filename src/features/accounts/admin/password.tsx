import { data, Form, useNavigation } from 'react-router';
import { redirectWithToast } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { actorOf, findStaff } from '#platform/sessions/session.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { confirmOwnPassword } from '../rules/confirm-own-password.ts';
import { passwordText } from '../text.ts';
import type { Route } from './+types/password.ts';
import { localPath } from './sign-in/local-path.ts';
import {
  NewPasswordFields,
  type PasswordFieldName,
  type PasswordProblem,
  readNewPassword,
  usePasswordForm,
  weakPasswordOf,
} from './sign-in/new-password-fields.tsx';
import { PasswordField } from './sign-in/password-field.tsx';
import { callAuth } from './sign-in/sign-in.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = await findStaff(request, context);
  return { mustChange: staff?.mustChangePassword ?? false };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = readForm(await request.formData());
  const current = form.text('current');
  const { password, problem: passwordProblem } = readNewPassword(form);
  const refuse = (problem: ProblemCode, field: PasswordFieldName) =>
    data<PasswordProblem>({ problem, field }, { status: 422 });
  if (current === '') return refuse('password.required', 'current');
  if (passwordProblem) return refuse(passwordProblem.problem, passwordProblem.field);
  if (password === current) return refuse('password.same', 'fresh');
  const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true };
  const answer = await callAuth('/change-password', { request, context, body });
  const { waitMinutes } = answer;
  if (answer.status === 429)
    return data<PasswordProblem>({ problem: 'rate.tooMany', field: 'current', waitMinutes }, { status: 429 });
  const weak = weakPasswordOf(answer.body);
  if (weak) return data<PasswordProblem>(weak, { status: 422 });
  if (answer.status !== 200) return refuse('password.wrong', 'current');
  await confirmOwnPassword(db, { actor, now: now(), newId });
  return redirectWithToast(localPath(url.searchParams.get('next')), 'password.changed', answer.cookies);
}

/** The password of the signed-in account. An account whose password somebody else made must change it here first. */
export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formAction?.startsWith(href('/admin/password')) ?? false;
  const { form, errorOf } = usePasswordForm(actionData);
  return (
    <div className="max-w-md">
      <PageHead title={passwordText.changeTitle} />
      <Form ref={form} method="post" noValidate className="grid gap-4">
        {loaderData.mustChange && <Notice>{passwordText.mustChange}</Notice>}
        <PasswordField label={passwordText.current} name="current" error={errorOf('current')} />
        <NewPasswordFields errorOf={errorOf} />
        <p className="text-muted text-sm">{passwordText.otherSessions}</p>
        <Button type="submit" look="primary" isBusy={isBusy} className="justify-self-start">
          {passwordText.submit}
        </Button>
      </Form>
    </div>
  );
}
