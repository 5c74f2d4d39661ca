import { Form, Link, useNavigation } from 'react-router';
import { ConfirmForm } from '#platform/admin/confirm-form.tsx';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import type { Problem } from '#platform/errors.ts';
import { href } from '#platform/http/href.ts';
import { Button } from '#platform/ui/button.tsx';
import { SelectField, TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { type RedirectInput, redirectStatuses } from '../rules/redirect-input.ts';
import { redirectsText } from '../text.ts';

interface RedirectFormProps {
  input: RedirectInput;
  problems: readonly Problem[];
  /** The path of the redirect that is edited; null for a new one. */
  replaces: string | null;
}

/** The form of a redirect, with its deletion when it exists already. */
export function RedirectForm({ input, problems, replaces }: RedirectFormProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  const errorOf = (field: keyof RedirectInput) => findFieldError(problems, field);
  return (
    <details
      open={replaces !== null || problems.length > 0}
      className="max-w-3xl rounded-md border border-line bg-paper"
    >
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold text-accent">
        {replaces === null ? redirectsText.create : redirectsText.change}
      </summary>
      <div className="grid gap-4 border-line border-t p-4">
        <Form method="post" noValidate className="grid gap-4">
          {problems.length > 0 && <Notice kind="error">{redirectsText.fixErrors}</Notice>}
          <FormGuard isUnsaved={problems.length > 0} />
          <input type="hidden" name="intent" value="save" />
          {replaces !== null && <input type="hidden" name="replaces" value={replaces} />}
          <TextField
            label={redirectsText.from}
            name="from"
            defaultValue={input.from}
            hint={redirectsText.fromHint}
            error={errorOf('from')}
            autoCapitalize="none"
            required
          />
          <div className="grid gap-4 sm:grid-cols-[17rem_1fr]">
            <SelectField
              label={redirectsText.status}
              name="status"
              defaultValue={input.status}
              error={errorOf('status')}
            >
              {redirectStatuses.map((status) => (
                <option key={status} value={status}>
                  {redirectsText.statuses[status]}
                </option>
              ))}
            </SelectField>
            <TextField
              label={redirectsText.to}
              name="to"
              defaultValue={input.to}
              hint={redirectsText.toHint}
              error={errorOf('to')}
              autoCapitalize="none"
            />
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" look="primary" isBusy={isBusy}>
              {redirectsText.save}
            </Button>
            {replaces !== null && (
              <Link
                to={href('/admin/redirects')}
                className="inline-flex min-h-11 items-center text-accent underline"
              >
                {redirectsText.cancel}
              </Link>
            )}
          </div>
        </Form>
        {replaces !== null && (
          <ConfirmForm
            label={redirectsText.delete}
            consequence={redirectsText.deleteHint}
            intent="delete"
            fields={{ path: replaces }}
          />
        )}
      </div>
    </details>
  );
}
