import { data, Form, useNavigation } from 'react-router';
import { Conflict, InvalidInput, type Problem } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { createAdminText, diagnosticsText } from '../text.ts';
import type { Route } from './+types/create-admin.ts';
import { AdminCreated, AdminExists } from './parts/admin-created.tsx';
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
