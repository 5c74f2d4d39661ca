import type { EventIconName } from '../../rules/define-event-kind.ts';
import { eventIconAddress } from './event-icon-address.ts';

/** The icon of an event, the same on all pages. Screen readers skip it: the words stand beside it. */
export function EventIcon({ icon }: { icon: EventIconName | null }) {
  return (
    <svg aria-hidden="true" className="event-icon">
      <use href={eventIconAddress(icon)} />
    </svg>
  );
}
