import type { ExpressionBuilder } from 'kysely';
import { HOUR } from '#az/format/durations.ts';
import type { Database } from '#platform/db/schema.ts';
import { OVERDUE_AFTER_MS } from '../fixture.ts';

/** Longer than any part of a match with its break, so that a match that goes on has an entry within it. */
const SILENT_MS = 3 * HOUR;

/**
 * Whether a live match was forgotten at `now` (epoch ms): it began long ago, and it has had no entry for long. A match that is
 * resumed on another day, or whose events are entered later, is not overdue.
 */
export const isOverdue = (now: number) => (eb: ExpressionBuilder<Database, 'fixture'>) =>
  eb.and([
    eb('fixture.kick_off', '<=', now - OVERDUE_AFTER_MS),
    eb('fixture.updated_at', '<=', now - SILENT_MS),
  ]);
