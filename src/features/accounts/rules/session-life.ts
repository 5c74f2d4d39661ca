import { DAY } from '#az/format/durations.ts';

/** How long a session lasts at most, also when it is used every day. */
export const MAX_SESSION_MS = 90 * DAY;
