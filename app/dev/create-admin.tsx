import { data, Form, useNavigation } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { AdminCreated, AdminExists } from '#app/dev/parts/admin-created.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { createAdminText, diagnosticsText } from '#az/text/admin/diagnostics.ts';
import { problemText } from '#az/text/problems.ts';
import { Conflict, InvalidInput, type Problem } from '#domain/errors.ts';
import type { Route } from './+types/create-admin.ts';
import { ToolPage } from './parts/tool-page.tsx';

/** Open to everybody also in production: the one-time code is the guard, and once somebody is an admin it does nothing. */
export async function loader({ context }: Route.LoaderArgs) {
  return { isOpen: await servicesOf(context).firstAdminDesk.isOpen() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const fields = { name: text('name'), email: text('email') };
  const none: readonly Problem[] = [];
  try {
    const made = await servicesOf(context).firstAdminDesk.create({ code: text('code'), ...fields });
    return data({ made, problems: none, fields });
  } catch (error) {
    if (error instanceof InvalidInput)
      return data({ made: null, problems: error.problems, fields }, { status: 422 });
    // The page below says that there is one.
    if (error instanceof Conflict) return data({ made: null, problems: none, fields }, { status: 409 });
    throw error;
  }
}

/** Makes the first admin (spec §2.6), with the code of the start and never twice. */
export default function CreateAdmin({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  const errorOf = (field: string) => {
    const problem = actionData?.problems.find((one) => one.field === field);
    return problem && problemText[problem.code];
  };
  if (actionData?.made)
    return (
      <ToolPage title={diagnosticsText.createAdmin}>
        <AdminCreated made={actionData.made} />
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
      {/* Of a wrong code its own field says all there is to say. */}
      {actionData?.problems.some(({ code }) => code !== 'staff.code') && (
        <Notice kind="wrong">{problemText['form.incomplete']}</Notice>
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
        <Button type="submit" look="primary" busy={isBusy}>
          {isBusy ? createAdminText.submitting : createAdminText.submit}
        </Button>
      </Form>
    </ToolPage>
  );
}
