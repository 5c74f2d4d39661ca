import { Form } from 'react-router';
import { ConfirmForm, IntentButton } from '#platform/admin/action-buttons.tsx';
import { CollapsedBox } from '#platform/admin/disclosure.tsx';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { href } from '#platform/http/href.ts';
import { RecordConflictNotice, type RecordRefusal } from '#platform/records/admin/record-form.tsx';
import type { TypedFields } from '#platform/records/record.ts';
import { TextLink } from '#platform/ui/button.tsx';
import { findFieldError, SelectField, SelectOptions, TextField } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { type RedirectInput, redirectRecord, redirectStatuses } from '../rules/redirect-input.ts';
import { redirectsText } from '../text.ts';

interface RedirectFormProps {
  typed: TypedFields;
  version: number;
  refusal: RecordRefusal | undefined;
  /** The path of the redirect that is edited; null for a new one. */
  replaces: string | null;
  now: number;
  onSubmit: () => void;
}

/** The form of a redirect, with its deletion when it exists already. */
export function RedirectForm({ typed, version, refusal, replaces, now, onSubmit }: RedirectFormProps) {
  const problems = refusal?.problems ?? [];
  const conflict = refusal?.conflict;
  const shown = conflict?.typed ?? refusal?.typed ?? typed;
  const errorOf = (field: keyof RedirectInput) => findFieldError(problems, field);
  return (
    <CollapsedBox
      open={replaces !== null || refusal !== undefined}
      label={replaces === null ? redirectsText.create : redirectsText.change}
      className="max-w-3xl"
    >
      <div className="grid gap-4 border-line border-t p-4">
        <Form method="post" noValidate className="grid gap-4" onSubmit={onSubmit}>
          {conflict && <RecordConflictNotice record={redirectRecord} conflict={conflict} now={now} />}
          {problems.length > 0 && <Notice kind="error">{redirectsText.fixErrors}</Notice>}
          <FormGuard isUnsaved={refusal !== undefined} />
          <input type="hidden" name="version" value={conflict?.version ?? refusal?.version ?? version} />
          {replaces !== null && <input type="hidden" name="replaces" value={replaces} />}
          <TextField
            label={redirectsText.from}
            name="from"
            defaultValue={shown.from}
            hint={redirectsText.fromHint}
            error={errorOf('from')}
            autoCapitalize="none"
            required
          />
          <div className="grid gap-4 sm:grid-cols-[17rem_1fr]">
            <SelectField
              label={redirectsText.status}
              name="status"
              defaultValue={shown.status}
              error={errorOf('status')}
            >
              <SelectOptions
                items={redirectStatuses.map((status) => [status, redirectsText.statuses[status]])}
              />
            </SelectField>
            <TextField
              label={redirectsText.to}
              name="to"
              defaultValue={shown.to}
              hint={redirectsText.toHint}
              error={errorOf('to')}
              autoCapitalize="none"
            />
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <IntentButton intent="update" look="primary">
              {redirectsText.save}
            </IntentButton>
            {replaces !== null && <TextLink to={href('/admin/redirects')}>{redirectsText.cancel}</TextLink>}
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
    </CollapsedBox>
  );
}
