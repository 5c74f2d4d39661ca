import type { BreakingEntryTable, BreakingLevel } from '#db/tables/breaking.ts';

/** What stands in the strip on the readers' pages. */
export interface BreakingEntry {
  id: string;
  text: string;
  /** On our own pages, or anywhere by https; empty: nowhere. */
  address: string;
  level: BreakingLevel;
}

/** An entry as the newsroom sees it. Moments are epoch milliseconds. */
export interface BreakingItem extends BreakingEntry {
  startsAt: number;
  /** Null: until somebody ends it. */
  endsAt: number | null;
  endedAt: number | null;
  version: number;
  by: string | null;
}

/** Levels from the loudest. */
export const breakingLevels = ['breaking', 'important', 'info'] as const satisfies readonly BreakingLevel[];

/** So many stand on a page at once: the loudest, then the newest. */
export const MAX_SHOWN = 3;

export type BreakingState = 'planned' | 'live' | 'past';

export function breakingStateAt(
  line: Pick<BreakingItem, 'startsAt' | 'endsAt' | 'endedAt'>,
  now: number,
): BreakingState {
  if (line.endedAt !== null || (line.endsAt !== null && line.endsAt <= now)) return 'past';
  return line.startsAt > now ? 'planned' : 'live';
}

export function toBreakingItem(row: BreakingEntryTable): BreakingItem {
  return {
    ...{ id: row.id, text: row.text, address: row.address, level: row.level },
    ...{ startsAt: row.starts_at, endsAt: row.ends_at, endedAt: row.ended_at },
    ...{ version: row.version, by: row.created_by_name },
  };
}
