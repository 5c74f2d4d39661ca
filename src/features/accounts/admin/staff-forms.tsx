import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Refusal } from '#platform/admin/to-action-error.server.ts';
import { roleNames } from '#platform/text/roles.ts';
import { Button, type ButtonLook } from '#platform/ui/button.tsx';
import { SelectField, TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { staffRoles } from '../rules/parse-role.ts';
import type { StaffMember } from '../rules/staff-member.ts';
import { staffText } from '../text.ts';

interface StaffFormsProps {
  member: StaffMember;
  isSelf: boolean;
  refusal: Refusal | undefined;
}

/** The actions of an admin on an account, each with its own form. */
export function StaffForms({ member, isSelf, refusal }: StaffFormsProps) {
  const errorOf = (name: string) => findFieldError(refusal?.problems, name);
  return (
    <>
      <StaffForm intent="rename" label={staffText.rename}>
        <TextField
          key={member.name}
          label={staffText.name}
          name="name"
          autoComplete="off"
          defaultValue={member.name}
          error={errorOf('name')}
          required
        />
      </StaffForm>
      {!member.isOwner && (
        <StaffForm intent="role" label={staffText.changeRole}>
          <SelectField
            label={staffText.role}
            name="role"
            defaultValue={member.role ?? ''}
            hint={staffRoles.map((role) => `${staffText.roleHelp[role]}.`).join(' ')}
          >
            {member.role === null && <option value="">{staffText.noRole}</option>}
            {staffRoles.map((role) => (
              <option key={role} value={role}>
                {roleNames[role]}
              </option>
            ))}
          </SelectField>
        </StaffForm>
      )}
      {member.state !== 'disabled' && (
        <StaffForm
          intent="invite"
          label={member.state === 'invited' ? staffText.inviteAgain : staffText.sendLink}
        >
          <p className="text-muted text-sm">{staffText.inviteHint}</p>
        </StaffForm>
      )}
      {member.state === 'invited' && !member.isOwner && (
        <StaffForm intent="withdraw" label={staffText.withdraw} look="danger">
          <p className="text-muted text-sm">{staffText.withdrawHint}</p>
        </StaffForm>
      )}
      {(member.hasSecondFactor || member.hasPasskey) && (
        <StaffForm intent="resetFactor" label={staffText.resetFactor}>
          <p className="text-muted text-sm">{staffText.resetFactorHint}</p>
        </StaffForm>
      )}
      {member.state === 'disabled' && <StaffForm intent="enable" label={staffText.enable} />}
      {member.state !== 'disabled' && !isSelf && !member.isOwner && (
        <StaffForm intent="disable" label={staffText.disable} look="danger">
          <TextField
            label={staffText.reason}
            name="reason"
            hint={staffText.disableHint}
            error={errorOf('reason')}
            required
          />
        </StaffForm>
      )}
    </>
  );
}

interface StaffFormProps {
  intent: string;
  label: string;
  look?: ButtonLook;
  children?: ReactNode;
}

function StaffForm({ intent, label, look, children }: StaffFormProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form
      method="post"
      noValidate
      className="grid gap-3 rounded-md border border-line bg-paper p-4 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div>{children}</div>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" look={look} isBusy={isBusy}>
        {label}
      </Button>
    </Form>
  );
}
