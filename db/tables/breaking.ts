/** Tables of the strip for what cannot wait. */
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
  starts_at: number;
  /** Null: until somebody ends it. */
  ends_at: number | null;
  /** When somebody ended it, also before its start. */
  ended_at: number | null;
  /** 1 while it stands on the readers' pages. Written with every change, and by the clock. */
  shown: 0 | 1;
  version: number;
  created_by: string | null;
  created_by_name: string | null;
  created_at: number;
  updated_at: number;
}
