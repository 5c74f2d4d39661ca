import { Link } from 'react-router';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toActionError, toResponseError } from '#platform/admin/to-action-error.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { changeStaffRole } from '../rules/change-staff-role.ts';
import { disableStaff } from '../rules/disable-staff.ts';
import { enableStaff } from '../rules/enable-staff.ts';
import { getStaffMember } from '../rules/get-staff-member.ts';
import { renameStaff } from '../rules/rename-staff.ts';
import { resetSecondFactor } from '../rules/reset-second-factor.ts';
import { withdrawInvitation } from '../rules/withdraw-invitation.ts';
import { staffText } from '../text.ts';
import type { Route } from './+types/user.ts';
import { sendInvitation } from './send-invitation.server.ts';
import { StaffForms } from './staff-forms.tsx';
import { StaffStateLabel } from './staff-state-label.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, adminEmail } = servicesOf(context);
  const member = await getStaffMember(db, { actor, id: params.id, adminEmail }).catch((error) => {
    throw toResponseError(error);
  });
  return { member, isSelf: actor.id === member.id };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, adminEmail, now, newId } = servicesOf(context);
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
        await changeStaffRole(db, { ...change, role: text('role') });
        return redirectWithToast(here, 'staff.role');
      case 'disable':
        await disableStaff(db, { ...change, reason: text('reason') });
        return redirectWithToast(here, 'staff.disabled');
      case 'enable':
        await enableStaff(db, change);
        return redirectWithToast(here, 'staff.enabled');
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
  const { member, isSelf } = loaderData;
  return (
    <div className="max-w-3xl">
      <Link to={href('/admin/users')} className="inline-flex min-h-11 items-center text-accent underline">
        {staffText.back}
      </Link>
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
        <StaffForms member={member} isSelf={isSelf} refusal={actionData} />
      </div>
    </div>
  );
}
