import type { Moment } from '#platform/db/column-types.ts';
import type { TableDecision } from '#platform/features/define-feature.ts';
import type { PersonalDecision } from '#platform/features/personal-decision.ts';

interface LimitTables {
  attempt_count: AttemptCountTable;
}

/** What one network or account has tried within one window of time: passwords, forms, votes, requests to the API. */
interface AttemptCountTable {
  /** What is counted, and a keyed hash of whose it is. */
  subject: string;
  count: number;
  /** The first attempt of the window. */
  since: Moment;
}

/** The archive decisions of these tables. */
export const limitTables = { attempt_count: 'temporary' } as const satisfies Record<
  keyof LimitTables,
  TableDecision
>;

/** What these tables have of persons. */
export const limitPersons = {
  attempt_count: 'anonymous',
} as const satisfies Record<keyof LimitTables, PersonalDecision>;

declare module '#platform/db/schema.ts' {
  interface Database extends LimitTables {}
}
