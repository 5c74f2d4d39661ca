import type { Flag, Moment } from './column-types.ts';

export interface BreakingTables {
  breaking_entry: BreakingEntryTable;
}

export type BreakingLevel = 'breaking' | 'important' | 'info';

export interface BreakingEntryTable {
  id: string;
  text: string;
  /** Where it leads; empty: nowhere. */
  address: string;
  level: BreakingLevel;
  starts_at: Moment;
  /** Null: until somebody ends it. */
  ends_at: Moment | null;
  /** When somebody ended it, also before its start. */
  ended_at: Moment | null;
  /** 1 while it stands on the readers' pages. Written with every change, and by the clock. */
  shown: Flag;
  version: number;
  created_by: string | null;
  created_by_name: string | null;
  created_at: Moment;
  updated_at: Moment;
}
