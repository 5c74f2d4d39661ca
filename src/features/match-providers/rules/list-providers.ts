import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { ProviderTable } from '../tables.ts';
import { PAUSED_AFTER_FAILURES } from './plan-retry.ts';

/**
 * `paused`: five failures in a row. `spent`: no calls are left today. `plan`: its plan does not allow the calls. `off`: no
 * instance polls it any more.
 */
export type ProviderState = 'working' | 'failing' | 'paused' | 'spent' | 'plan' | 'off';

export interface ProviderStatus {
  id: string;
  state: ProviderState;
  /** Epoch ms; null: never. */
  succeededAt: number | null;
  /** When it is polled next. */
  pollAt: number;
  error: string | null;
  remainingToday: number | null;
  unknownValues: string[];
}

const OFF_AFTER_MS = 10 * MINUTE;

/** The providers that have been set up, by name. */
export async function listProviders(db: Db, { now }: { now: number }): Promise<ProviderStatus[]> {
  const rows = await db.selectFrom('provider').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    ...{ id: row.id, state: findState(row, now), succeededAt: row.succeeded_at, pollAt: row.poll_at },
    ...{ error: row.error, remainingToday: row.remaining_today },
    unknownValues: row.unknown_values?.split('\n') ?? [],
  }));
}

function findState(row: ProviderTable, now: number): ProviderState {
  if (row.poll_at < now - OFF_AFTER_MS) return 'off';
  if (row.remaining_today === 0) return 'spent';
  if (row.failures === 0) return 'working';
  if (row.problem === 'plan') return 'plan';
  return row.failures >= PAUSED_AFTER_FAILURES ? 'paused' : 'failing';
}
