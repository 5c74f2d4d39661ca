import { MINUTE } from '#az/format/durations.ts';
import type { AttemptLimit } from '#platform/limits/reserve-attempt.ts';

/** Requests of one network to the API. */
export const apiLimit: AttemptLimit = { kind: 'api', maxAttempts: 120, windowMs: MINUTE };
