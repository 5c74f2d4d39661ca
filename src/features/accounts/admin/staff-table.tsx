import { Link } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { href } from '#platform/http/href.ts';
import { roleNames } from '#platform/text/roles.ts';
import { Table } from '#platform/ui/table.tsx';
import type { StaffMember } from '../rules/staff-member.ts';
import { staffText } from '../text.ts';
import { StaffStateLabel } from './staff-state-label.tsx';

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

export function StaffTable({ staff, ownId, now }: StaffTableProps) {
  return (
    <Table caption={staffText.title} columns={columns} isStacked>
      {staff.map((member) => (
        <tr key={member.id} className="hover:bg-surface">
          <th scope="row">
            <Link
              to={href('/admin/users/:id', { id: member.id })}
              className="inline-flex min-h-11 items-center text-accent underline"
            >
              {member.name}
            </Link>
            {member.id === ownId && <span className="ms-2 font-normal text-muted">({staffText.you})</span>}
          </th>
          <td>{member.role ? roleNames[member.role] : staffText.noRole}</td>
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
