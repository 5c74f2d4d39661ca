import { Form, useNavigation } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { listCategories } from '#features/categories/rules/read-categories.ts';
import { type Refusal, redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { CollapsedBox } from '#platform/admin/disclosure.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { roleNames } from '#platform/text/roles.ts';
import { Button, TextLink } from '#platform/ui/button.tsx';
import { findFieldError, TextField } from '#platform/ui/field.tsx';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { Table } from '#platform/ui/table.tsx';
import { inviteStaff } from '../rules/invite-staff.ts';
import type { RightsInput } from '../rules/read-rights.ts';
import { listStaff, type StaffMember } from '../rules/staff-member.ts';
import { staffText } from '../text.ts';
import type { Route } from './+types/users.ts';
import { RightsFields, readRightsFields } from './rights-fields.tsx';
import { sendInvitation } from './send-invitation.server.ts';
import { StaffStateLabel } from './staff-state-label.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, adminEmail, now } = servicesOf(context);
  const staff = await listStaff(db, { actor, adminEmail });
  const categories = (await listCategories(db)).map(({ id, name }) => ({ id, name }));
  return { staff, categories, ownId: actor.id, now: now() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const fields = { name: text('name'), email: text('email'), ...readRightsFields(form) };
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
  const { staff, categories, ownId, now } = loaderData;
  return (
    <>
      <PageHead title={staffText.title} aside={staffText.count(staff.length)} />
      <div className="grid gap-8">
        {/* After an invitation the new key closes the form and clears it. */}
        <InviteForm key={staff.length} categories={categories} refusal={actionData} />
        <StaffTable staff={staff} ownId={ownId} now={now} />
      </div>
    </>
  );
}

interface InviteFormProps {
  categories: readonly { id: string; name: string }[];
  refusal: (Refusal & { fields: RightsInput & { name: string; email: string } }) | undefined;
}

/** Name, e-mail address and rights of a new account. Open only when the server has refused the form. */
function InviteForm({ categories, refusal }: InviteFormProps) {
  const isBusy = useNavigation().formAction === href('/admin/users');
  const errorOf = (field: string) => findFieldError(refusal?.problems, field);
  return (
    <CollapsedBox open={refusal !== undefined} label={staffText.invite}>
      <Form method="post" noValidate className="grid gap-4 border-line border-t p-4 md:grid-cols-2">
        {refusal?.problem && (
          <div className="md:col-span-2">
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
        <div className="md:col-span-2">
          <RightsFields
            rights={refusal?.fields ?? { role: 'author', categories: null }}
            categories={categories}
            problems={refusal?.problems}
          />
        </div>
        <div className="flex flex-wrap items-center gap-4 md:col-span-2">
          <Button type="submit" look="primary" isBusy={isBusy}>
            {staffText.inviteSubmit}
          </Button>
          <p className="text-muted text-sm">{staffText.inviteHint}</p>
        </div>
      </Form>
    </CollapsedBox>
  );
}

const columns = [
  { label: staffText.name },
  { label: staffText.role },
  { label: staffText.state },
  { label: staffText.email },
  { label: staffText.factor },
  { label: staffText.seen },
];

interface StaffTableProps {
  staff: readonly StaffMember[];
  ownId: string;
  now: number;
}

function StaffTable({ staff, ownId, now }: StaffTableProps) {
  return (
    <Table caption={staffText.title} columns={columns} isStacked>
      {staff.map((member) => (
        <tr key={member.id} className="hover:bg-surface">
          <th scope="row">
            <TextLink to={href('/admin/users/:id', { id: member.id })}>{member.name}</TextLink>
            {member.id === ownId && <span className="ms-2 font-normal text-muted">({staffText.you})</span>}
          </th>
          <td>
            {member.role ? roleNames[member.role] : staffText.noRole}
            {member.role === 'editor' &&
              member.categories &&
              `, ${staffText.limited(member.categories.length)}`}
          </td>
          <td>
            <StaffStateLabel state={member.state} />
          </td>
          <td className="wrap-anywhere">{member.email}</td>
          <td data-label={staffText.factor}>
            {member.hasSecondFactor
              ? staffText.factorOn
              : member.hasPasskey
                ? staffText.passkey
                : staffText.factorOff}
          </td>
          <td data-label={staffText.seen} className="tabular whitespace-nowrap">
            {member.seenAt === null ? staffText.never : formatListTime(member.seenAt, now)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
