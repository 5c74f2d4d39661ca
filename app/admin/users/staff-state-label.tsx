import { staffText } from '#az/text/admin/staff.ts';
import type { StaffState } from '#domain/accounts/staff/staff-member.ts';

const stateClasses: Record<StaffState, string> = {
  active: 'text-finished',
  invited: 'text-scheduled',
  disabled: 'text-live',
};

export function StaffStateLabel({ state }: { state: StaffState }) {
  return <span className={`whitespace-nowrap font-medium ${stateClasses[state]}`}>{staffText[state]}</span>;
}
