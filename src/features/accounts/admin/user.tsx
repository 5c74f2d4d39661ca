import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { MINUTE } from '#az/format/durations.ts';
import { listCategories } from '#features/categories/rules/read-categories.ts';
import {
  type Refusal,
  redirectWithToast,
  throwResponse,
  toActionError,
} from '#platform/admin/action-answers.server.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { type ButtonLook, TextLink } from '#platform/ui/button.tsx';
import { findFieldError, TextField } from '#platform/ui/field.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import {
  changeStaffRole,
  disableStaff,
  enableStaff,
  renameStaff,
  resetSecondFactor,
  unlockStaff,
} from '../rules/change-staff.ts';
import { withdrawInvitation } from '../rules/invite-staff.ts';
import { getStaffMember, type StaffMember } from '../rules/staff-member.ts';
import { staffText } from '../text.ts';
import type { Route } from './+types/user.ts';
import { RightsFields, readRightsFields } from './rights-fields.tsx';
import { sendInvitation } from './send-invitation.server.ts';
import { StaffStateLabel } from './staff-state-label.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, adminEmail, staffAuth } = servicesOf(context);
  const member = await getStaffMember(db, { actor, id: params.id, adminEmail }).catch(throwResponse);
  const lockedMinutes = Math.ceil((await staffAuth.findLock(member)) / MINUTE);
  const categories = (await listCategories(db)).map(({ id, name }) => ({ id, name }));
  return { member, lockedMinutes, categories, isSelf: actor.id === member.id };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, adminEmail, staffAuth, now, newId } = servicesOf(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const change = { actor, id: params.id, adminEmail, now: now(), newId };
  const here = href('/admin/users/:id', { id: params.id });
  try {
    switch (form.get('intent')) {
      case 'rename':
        await renameStaff(db, { ...change, name: text('name') });
        return redirectWithToast(here, 'staff.renamed');
      case 'withdraw':
        await withdrawInvitation(db, change);
        return redirectWithToast(href('/admin/users'), 'staff.withdrawn');
      case 'role':
        await changeStaffRole(db, {
          ...change,
          ...readRightsFields(form),
        });
        return redirectWithToast(here, 'staff.role');
      case 'disable':
        await disableStaff(db, { ...change, reason: text('reason') });
        return redirectWithToast(here, 'staff.disabled');
      case 'enable':
        await enableStaff(db, change);
        return redirectWithToast(here, 'staff.enabled');
      case 'unlock':
        await unlockStaff(db, { ...change, liftLock: staffAuth.liftLock });
        return redirectWithToast(here, 'staff.unlocked');
      case 'resetFactor':
        await resetSecondFactor(db, change);
        return redirectWithToast(here, 'staff.factorReset');
      case 'invite': {
        const invited = await getStaffMember(db, change);
        return redirectWithToast(here, await sendInvitation(context, { invited, actor }));
      }
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    return toActionError(error);
  }
}

/** One account: role, access, second factor. For admins. Every change is written to the audit log. */
export default function User({ loaderData, actionData }: Route.ComponentProps) {
  const { member, lockedMinutes, categories, isSelf } = loaderData;
  return (
    <div className="max-w-3xl">
      <TextLink to={href('/admin/users')}>{staffText.back}</TextLink>
      <PageHead title={member.name} aside={<StaffStateLabel state={member.state} />} />
      <div className="grid gap-4">
        <p className="break-all">{member.email}</p>
        {member.isOwner && <p className="text-muted">{staffText.owner}</p>}
        {member.reason && (
          <Notice>
            {staffText.reason}: {member.reason}
          </Notice>
        )}
        <ProblemNotice problem={actionData?.problem} />
        {lockedMinutes > 0 && (
          <StaffForm intent="unlock" label={staffText.unlock}>
            <p>{staffText.lockedFor(lockedMinutes)}</p>
          </StaffForm>
        )}
        <StaffForms member={member} categories={categories} isSelf={isSelf} refusal={actionData} />
      </div>
    </div>
  );
}

interface StaffFormsProps {
  member: StaffMember;
  categories: readonly { id: string; name: string }[];
  isSelf: boolean;
  refusal: Refusal | undefined;
}

/** The actions of an admin on an account, each with its own form. */
function StaffForms({ member, categories, isSelf, refusal }: StaffFormsProps) {
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
          <RightsFields
            rights={{ role: member.role ?? '', categories: member.categories }}
            categories={categories}
            problems={refusal?.problems}
          />
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
  return (
    <Form
      method="post"
      noValidate
      className="grid gap-3 rounded-md border border-line bg-paper p-4 sm:grid-cols-[1fr_auto] sm:items-center sm:has-[label]:items-start"
    >
      <div className="peer">{children}</div>
      <IntentButton intent={intent} look={look} className="sm:peer-has-[label]:mt-6.5">
        {label}
      </IntentButton>
    </Form>
  );
}
