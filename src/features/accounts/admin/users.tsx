import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { toActionError } from '#platform/admin/to-action-error.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { inviteStaff } from '../rules/invite-staff.ts';
import { listStaff } from '../rules/list-staff.ts';
import { staffText } from '../text.ts';
import type { Route } from './+types/users.ts';
import { InviteForm } from './invite-form.tsx';
import { sendInvitation } from './send-invitation.server.ts';
import { StaffTable } from './staff-table.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, adminEmail, now } = servicesOf(context);
  return { staff: await listStaff(db, { actor, adminEmail }), ownId: actor.id, now: now() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const fields = { name: text('name'), email: text('email'), role: text('role') };
  try {
    const invited = await inviteStaff(db, { actor, ...fields, now: now(), newId });
    const toast = await sendInvitation(context, { invited, actor });
    const isUnsent = toast === 'staff.inviteUnsent.failed';
    return redirectWithToast(
      isUnsent ? href('/admin/users/:id', { id: invited.id }) : href('/admin/users'),
      toast,
    );
  } catch (error) {
    return toActionError(error, { fields });
  }
}

/** The accounts of the staff, with the form that invites a new one. For admins. */
export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, ownId, now } = loaderData;
  return (
    <>
      <PageHead title={staffText.title} aside={staffText.count(staff.length)} />
      <div className="grid gap-8">
        {/* After an invitation the new key closes the form and clears it. */}
        <InviteForm key={staff.length} refusal={actionData} />
        <StaffTable staff={staff} ownId={ownId} now={now} />
      </div>
    </>
  );
}
