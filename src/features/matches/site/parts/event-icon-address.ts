import type { EventIconName } from '../../rules/define-event-kind.ts';
import icons from './event-icons.svg?url';

/** The address of an icon of an event; of nothing for an event without one. Open pages need it too: a row keeps its elements, and shows the next event in them. */
export const eventIconAddress = (icon: EventIconName | null): string => `${icons}#${icon ?? ''}`;
