import type { StaffState } from '../rules/staff-member.ts';
import { staffText } from '../text.ts';

const stateClasses: Record<StaffState, string> = {
  active: 'text-finished',
  invited: 'text-scheduled',
  disabled: 'text-live',
};

export function StaffStateLabel({ state }: { state: StaffState }) {
  return <span className={`whitespace-nowrap font-medium ${stateClasses[state]}`}>{staffText[state]}</span>;
}
