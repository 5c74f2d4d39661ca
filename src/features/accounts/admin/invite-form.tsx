import { Form, useNavigation } from 'react-router';
import type { Refusal } from '#platform/admin/to-action-error.server.ts';
import { href } from '#platform/http/href.ts';
import { roleNames } from '#platform/text/roles.ts';
import { Button } from '#platform/ui/button.tsx';
import { SelectField, TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { staffRoles } from '../rules/parse-role.ts';
import { staffText } from '../text.ts';

interface InviteFormProps {
  refusal: (Refusal & { fields: { name: string; email: string; role: string } }) | undefined;
}

/** Name, e-mail address and role of a new account. Open only when the server has refused the form. */
export function InviteForm({ refusal }: InviteFormProps) {
  const isBusy = useNavigation().formAction === href('/admin/users');
  const errorOf = (field: string) => findFieldError(refusal?.problems, field);
  return (
    <details open={refusal !== undefined} className="rounded-md border border-line bg-paper">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold text-accent">
        {staffText.invite}
      </summary>
      <Form method="post" noValidate className="grid gap-4 border-line border-t p-4 md:grid-cols-3">
        {refusal?.problem && (
          <div className="md:col-span-3">
            <ProblemNotice problem={refusal.problem} />
          </div>
        )}
        <TextField
          label={staffText.name}
          name="name"
          autoComplete="off"
          defaultValue={refusal?.fields.name}
          error={errorOf('name')}
          required
        />
        <TextField
          label={staffText.email}
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={refusal?.fields.email}
          error={errorOf('email')}
          required
        />
        <SelectField
          label={staffText.role}
          name="role"
          defaultValue={refusal?.fields.role ?? 'author'}
          error={errorOf('role')}
          required
        >
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}
            </option>
          ))}
        </SelectField>
        <div className="flex flex-wrap items-center gap-4 md:col-span-3">
          <Button type="submit" look="primary" isBusy={isBusy}>
            {staffText.inviteSubmit}
          </Button>
          <p className="text-muted text-sm">{staffText.inviteHint}</p>
        </div>
      </Form>
    </details>
  );
}
