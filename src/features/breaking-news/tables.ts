import type { Generated } from 'kysely';
import type { Flag, Moment } from '#platform/db/column-types.ts';

export type BreakingLevel = 'breaking' | 'important' | 'info';

export interface BreakingEntryTable {
  id: string;
  text: string;
  /** The link; empty when there is none. */
  address: string;
  level: BreakingLevel;
  starts_at: Moment;
  /** Null: the entry stays until an editor ends it. */
  ends_at: Moment | null;
  /** When somebody ended it, also before its start. */
  ended_at: Moment | null;
  /** 1 while readers see it. Written with every change, and by the scheduler. */
  shown: Flag;
  /** Readers get no push notice about it. */
  is_quiet: Generated<Flag>;
  version: number;
  created_by: string | null;
  created_by_name: string | null;
  created_at: Moment;
  updated_at: Moment;
}

declare module '#platform/db/schema.ts' {
  interface Database {
    breaking_entry: BreakingEntryTable;
  }
}

declare module '#platform/db/revision-scope.ts' {
  interface RevisionScopes {
    breaking: true;
  }
}
