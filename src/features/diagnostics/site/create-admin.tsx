import { data, Form, useNavigation } from 'react-router';
import { Conflict, InvalidInput, type Problem } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { Button } from '#platform/ui/button.tsx';
import { findFieldError, TextField } from '#platform/ui/field.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { createAdminText, diagnosticsText } from '../text.ts';
import type { Route } from './+types/create-admin.ts';
import { ToolPage } from './parts/tool-page.tsx';

/** Public in production too: it needs the one-time code, and it does nothing once an admin exists. */
export async function loader({ context }: Route.LoaderArgs) {
  return { isOpen: await servicesOf(context).firstAdminPrompt.isOpen() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = readForm(await request.formData());
  const { text } = form;
  const fields = { name: text('name'), email: text('email') };
  const noProblems: readonly Problem[] = [];
  try {
    const created = await servicesOf(context).firstAdminPrompt.create({ code: text('code'), ...fields });
    return data({ created, problems: noProblems, fields });
  } catch (error) {
    if (error instanceof InvalidInput)
      return data({ created: null, problems: error.problems, fields }, { status: 422 });
    // The page then says that an admin exists.
    if (error instanceof Conflict)
      return data({ created: null, problems: noProblems, fields }, { status: 409 });
    throw error;
  }
}

/** Creates the first admin with the one-time code that the server printed at its start (spec §2.6). */
export default function CreateAdmin({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  const errorOf = (field: string) => findFieldError(actionData?.problems, field);
  if (actionData?.created)
    return (
      <ToolPage title={diagnosticsText.createAdmin}>
        <AdminCreated admin={actionData.created} />
      </ToolPage>
    );
  if (!loaderData.isOpen)
    return (
      <ToolPage title={diagnosticsText.createAdmin}>
        <AdminExists />
      </ToolPage>
    );
  return (
    <ToolPage title={diagnosticsText.createAdmin}>
      <p className="max-w-prose text-muted">{createAdminText.explain}</p>
      {/* A wrong code has its message at the field. */}
      {actionData?.problems.some(({ code }) => code !== 'staff.code') && (
        <ProblemNotice problem="form.incomplete" />
      )}
      <Form method="post" noValidate className="grid max-w-md gap-4">
        <TextField
          label={createAdminText.code}
          hint={createAdminText.codeHint}
          name="code"
          autoComplete="off"
          error={errorOf('code')}
          required
        />
        <TextField
          label={createAdminText.name}
          name="name"
          autoComplete="name"
          defaultValue={actionData?.fields.name}
          error={errorOf('name')}
          required
        />
        <TextField
          label={createAdminText.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.fields.email}
          error={errorOf('email')}
          required
        />
        <Button type="submit" look="primary" isBusy={isBusy}>
          {isBusy ? createAdminText.submitting : createAdminText.submit}
        </Button>
      </Form>
    </ToolPage>
  );
}

/** The new admin's email and the generated password, which is shown only once. No password: the account had its own. */
function AdminCreated({ admin }: { admin: { email: string; password: string | null } }) {
  return (
    <div className="grid max-w-xl gap-4">
      <Notice kind="success">{diagnosticsText.created}</Notice>
      <dl className="grid gap-3 rounded-md border border-line bg-paper p-4">
        <div>
          <dt className="text-muted text-sm">{createAdminText.email}</dt>
          <dd className="font-semibold">{admin.email}</dd>
        </div>
        {admin.password && (
          <div>
            <dt className="text-muted text-sm">{createAdminText.password}</dt>
            <dd>
              <code className="select-all text-lg">{admin.password}</code>
            </dd>
          </div>
        )}
      </dl>
      <p>{admin.password ? createAdminText.passwordOnce : createAdminText.passwordKept}</p>
      <SignInLink />
    </div>
  );
}

function AdminExists() {
  return (
    <div className="grid max-w-xl gap-4">
      <Notice>
        <strong>{diagnosticsText.exists}</strong>
        <p>{createAdminText.existsText}</p>
      </Notice>
      <SignInLink />
    </div>
  );
}

function SignInLink() {
  return (
    <p>
      <SiteLink look="plain" href={href('/admin/login')}>
        {createAdminText.signIn}
      </SiteLink>
    </p>
  );
}
