import type { Selectable } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { BreakingEntryTable, BreakingLevel } from '../tables.ts';

/** A line of the breaking strip as readers see it. */
export interface BreakingEntry {
  id: string;
  text: string;
  /** A path on the site or an https URL; empty when the entry has no link. */
  address: string;
  level: BreakingLevel;
}

/** A breaking entry as editors see it. Times are epoch milliseconds. */
export interface BreakingItem extends BreakingEntry {
  startsAt: number;
  /** Null: no planned end. */
  endsAt: number | null;
  endedAt: number | null;
  /** Readers get no push notice about it. */
  isQuiet: boolean;
  version: number;
  /** The name of the author. */
  by: string | null;
}

/** From the most to the least urgent. */
const breakingLevels = ['breaking', 'important', 'info'] as const satisfies readonly BreakingLevel[];

/** The maximum number of entries on a page. */
const MAX_SHOWN = 3;

/** Those of the live entries that have room on a page: the most urgent first, then the newest. */
export function pickShownBreaking<Entry extends Pick<BreakingItem, 'id' | 'level' | 'startsAt'>>(
  live: readonly Entry[],
): Entry[] {
  const urgency = ({ level }: Entry) => breakingLevels.indexOf(level);
  return live
    .toSorted((a, b) => urgency(a) - urgency(b) || b.startsAt - a.startsAt || (a.id < b.id ? 1 : -1))
    .slice(0, MAX_SHOWN);
}

export type BreakingState = 'planned' | 'live' | 'past';

export function getBreakingState(
  item: Pick<BreakingItem, 'startsAt' | 'endsAt' | 'endedAt'>,
  now: number,
): BreakingState {
  if (item.endedAt !== null || (item.endsAt !== null && item.endsAt <= now)) return 'past';
  return item.startsAt > now ? 'planned' : 'live';
}

/** The items with their states as readers see them. `crowded`: live, but others have taken the room. */
export function findShownStates(
  items: readonly BreakingItem[],
  now: number,
): { item: BreakingItem; state: BreakingState | 'crowded' }[] {
  const shown = pickShownBreaking(items.filter((item) => getBreakingState(item, now) === 'live'));
  return items.map((item) => {
    const state = getBreakingState(item, now);
    return { item, state: state === 'live' && !shown.includes(item) ? 'crowded' : state };
  });
}

export function toBreakingItem(row: Selectable<BreakingEntryTable>): BreakingItem {
  return {
    id: row.id,
    text: row.text,
    address: row.address,
    level: row.level,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    endedAt: row.ended_at,
    isQuiet: row.is_quiet === 1,
    version: row.version,
    by: row.created_by_name,
  };
}

/** The entries of every state, the latest start first. */
export async function listBreaking(
  db: Db,
  { limit = 100 }: { limit?: number } = {},
): Promise<BreakingItem[]> {
  const rows = await db
    .selectFrom('breaking_entry')
    .selectAll()
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toBreakingItem);
}
