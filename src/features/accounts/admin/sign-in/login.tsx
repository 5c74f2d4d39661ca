import { useEffect, useRef } from 'react';
import { data, Form, redirect, useNavigation } from 'react-router';
import { redirectWithToast } from '#platform/admin/action-answers.server.ts';
import { focusFirstError } from '#platform/admin/focus-first-error.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { findStaff } from '#platform/sessions/session.server.ts';
import { roleNames } from '#platform/text/roles.ts';
import { Button, TextLink } from '#platform/ui/button.tsx';
import { CheckField, TextField } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import type { DemoAccount } from '../../rules/create-staff.ts';
import { loginText, stashedSubmissionText } from '../../text.ts';
import { PasskeyButton } from '../passkey-button.tsx';
import { readStashId } from '../stash-address.ts';
import type { Route } from './+types/login.ts';
import { formatSignInProblem } from './format-sign-in-problem.ts';
import { localPath } from './local-path.ts';
import { PasswordField } from './password-field.tsx';
import { retryHeaders, signIn } from './sign-in.server.ts';
import { SignInFrame } from './sign-in-frame.tsx';

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const next = localPath(url.searchParams.get('next'));
  if (await findStaff(request, context)) throw redirect(next);
  const { config, demoAccounts } = servicesOf(context);
  const isUnsent = url.searchParams.has('unsent');
  return { siteName: config.siteName, demoAccounts, isStashed: readStashId(next) !== null, isUnsent };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = readForm(await request.formData());
  const email = form.text('email');
  const result = await signIn(request, context, {
    email,
    password: form.text('password'),
    remember: form.text('remember') === 'on',
  });
  if (result.step === 'failed') {
    const { problem, status, waitMinutes } = result;
    return data({ problem, waitMinutes, email }, { status, headers: retryHeaders(result) });
  }
  const next = localPath(url.searchParams.get('next'));
  if (result.step === 'in') return redirectWithToast(next, 'login.success', result.cookies);
  const answer = redirect(`${href('/admin/login/second-factor')}?next=${encodeURIComponent(next)}`);
  for (const cookie of result.cookies) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

/**
 * A sign-in without an answer of the server leaves the page as it is and says so (spec §8). An error page would lose what was
 * typed.
 */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect: the router follows it.
    if (error instanceof Response) throw error;
    return data({ problem: 'login.failed' as const, waitMinutes: 0, email: undefined }, { status: 503 });
  }
}

/** React Router adds the headers of an action to the document only through this function. */
export function headers({ actionHeaders }: Route.HeadersArgs): Record<string, string> {
  const retryAfter = actionHeaders.get('Retry-After');
  return retryAfter === null ? {} : { 'Retry-After': retryAfter };
}

/** The sign-in page (spec §2.4, §5, §8). Works without scripts. */
export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().formAction?.startsWith(href('/admin/login')) ?? false;
  const problem = actionData && formatSignInProblem(actionData.problem, actionData.waitMinutes);
  useEffect(() => {
    if (!actionData) return;
    showToast({ kind: 'error', text: formatSignInProblem(actionData.problem, actionData.waitMinutes) });
    focusFirstError(form.current);
  }, [actionData, showToast]);
  return (
    <SignInFrame siteName={loaderData.siteName} title={loginText.title}>
      {loaderData.isStashed && <Notice>{stashedSubmissionText.waiting}</Notice>}
      {loaderData.isUnsent && <Notice>{loginText.unsent}</Notice>}
      <Form ref={form} method="post" noValidate className="grid gap-4">
        <TextField
          label={loginText.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.email}
          required
          autoFocus={!problem}
        />
        <PasswordField
          label={loginText.password}
          name="password"
          error={problem}
          autoFocus={problem !== undefined}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <CheckField label={loginText.remember} name="remember" defaultChecked />
          <TextLink to={href('/admin/forgot-password')}>{loginText.forgot}</TextLink>
        </div>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {isBusy ? loginText.submitting : loginText.submit}
        </Button>
      </Form>
      <PasskeyButton />
      <DemoCredentials accounts={loaderData.demoAccounts} />
    </SignInFrame>
  );
}

/** Shows the credentials of the demo accounts (spec §2.4). On other sites the server sends none. */
function DemoCredentials({ accounts }: { accounts: readonly DemoAccount[] }) {
  const [first, ...others] = accounts;
  if (!first) return null;
  return (
    <div className="grid gap-2 rounded-md border border-line border-dashed p-4 text-sm">
      <h2 className="text-xl">{loginText.demo}</h2>
      <Credentials account={first} />
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-accent">
            {loginText.demoOthers}
          </summary>
          <div className="grid gap-3">
            {others.map((account) => (
              <Credentials key={account.email} account={account} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function Credentials({ account }: { account: DemoAccount }) {
  return (
    <dl className="grid gap-x-3 gap-y-1 sm:grid-cols-[auto_1fr]">
      <dt className="text-muted">{roleNames[account.role]}</dt>
      <dd className="break-all">
        <code>{account.email}</code>
      </dd>
      <dt className="text-muted">{loginText.password}</dt>
      <dd className="break-all">
        <code>{account.password}</code>
      </dd>
    </dl>
  );
}
